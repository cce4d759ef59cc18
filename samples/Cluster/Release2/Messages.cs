// What the grain, which both releases have, calls it.
global using Answer = Node.Reply;
using MemFormat;

namespace Node;

/// <summary>A text that became a list, under another name, a wider number, and a new member.</summary>
[MemFormattable]
public sealed partial record Submit([MemFormerName("Customer")] List<string> Customers, long Price, int Id, int Priority = 3);

/// <summary>Another name of the type, a wider number, and a new member.</summary>
[MemFormattable]
public sealed partial record Reply(int Id, long Count, int Release, int Priority = 0);

/// <summary>A wider number under another name.</summary>
[MemFormattable]
public sealed partial record DeskState
{
    public HashSet<int> Ids { get; set; } = [];

    [MemFormerName("Sum")]
    public long Total { get; set; }
}

[MemFormatRoot(typeof(Submit), Name = "submit")]
[MemFormatRoot(typeof(Reply), Name = "answer")]
public partial class ShopContext : MemFormatContext;
