using MemFormat;

namespace Node;

[MemFormattable]
public sealed partial record Submit(int Id, string Customer, int Price);

[MemFormattable]
public sealed partial record Answer(int Id, int Count, int Release);

[MemFormattable]
public sealed partial record DeskState
{
    public HashSet<int> Ids { get; set; } = [];

    public int Sum { get; set; }
}

[MemFormatRoot(typeof(Submit), Name = "submit")]
[MemFormatRoot(typeof(Answer), Name = "answer")]
public partial class ShopContext : MemFormatContext;
