using Xunit;
using static MemFormat.Generator.Tests.Source;

namespace MemFormat.Generator.Tests;

/// <summary>Members of every kind, declared in every way.</summary>
public sealed class HostileMemberTests
{
    [Fact]
    public void Obsolete_and_experimental_ones() => Generated.From(Shop("""
        #pragma warning disable CS0612, CS0618, MY001, EX001
        [Obsolete] public enum OldKind { A }
        [Obsolete("Use New.")] [MemFormattable] public partial class Old { public int A { get; set; } }
        [Obsolete("Use New.", DiagnosticId = "MY001")] [MemFormattable] public partial struct Older { public int A { get; set; } }
        [System.Diagnostics.CodeAnalysis.Experimental("EX001")] [MemFormattable] public partial record Newer(int A);
        [MemFormattable] public partial class Order
        {
            [Obsolete] public int A { get; set; }
            [Obsolete("Gone.", DiagnosticId = "MY001")] public int B { get; init; }
            [System.Diagnostics.CodeAnalysis.Experimental("EX001")] public int C { get; set; }
            public Old? D { get; set; }
            public List<Older>? E { get; set; }
            public Newer? F { get; set; }
            public OldKind? G { get; set; }
            public int H { get; [Obsolete] set; }
        }
        [MemFormattable] public partial class Made { [Obsolete] public Made() { } public int A { get; set; } }
        [MemFormatRoot(typeof(Old))] public partial class Roots : MemFormatContext;
        public static class Calls { public static byte[] Write(List<Old> old) => MemFormatSerializer.Serialize(old); }
        """)).Emit();

    [Fact]
    public void Members_without_annotations_of_null_compile() => Generated.From("#nullable disable\n" + Shop("""
        [MemFormattable] public partial class Order
        {
            public string A { get; set; }
            public List<string> B { get; set; }
            public Order C { get; init; }
            public Dictionary<string, List<Order>> D { get; private set; }
            public int[][] E;
        }
        [MemFormattable] public partial record Line(string A, Order[] B = null);
        """)).Emit();

    [Fact]
    public void Members_with_annotations_of_null_compile() => Generated.From(Shop("""
        [MemFormattable] public partial class Order
        {
            public string?[]? A { get; set; }
            public List<string?> B { get; init; } = [];
            public Dictionary<int, Order?>? C { get; private set; }
            public required HashSet<DateTime?>? D { get; init; }
            public (int A, int B) Ignored() => (1, 2);
            public Order Self => this;
            public int Count => 1;
            public byte[] Bytes { get; set; } = [];
            public byte[]? MoreBytes { get; init; }
        }
        """)).Emit();

    [Fact]
    public void Every_kind_in_every_place() => Generated.From(Shop($$"""
        public enum Small : byte { A } public enum Large : ulong { A }
        [MemFormattable] public partial struct Block { public int A; public int B; }
        [MemFormattable] public partial struct Loose { public bool A; public string? B; }
        [MemFormattable] public partial class Fixed { {{Kinds("get; set;")}} }
        [MemFormattable] public partial class Initialized { {{Kinds("get; init;")}} }
        [MemFormattable(Encoding = MemEncoding.Compact)] public partial class Compact { {{Kinds("get; private set;")}} }
        [MemFormattable(Encoding = MemEncoding.Compact)] public partial struct CompactValue { {{Kinds("get; init;")}} }
        """)).Emit();

    private static string Kinds(string accessors) =>
        string.Concat(SupportedTypes.Scalars.Concat(["Small", "Large", "Block", "Loose"]).Select((type, i) => $$"""

        public {{type}} V{{i}} { {{accessors}} }
        public {{type}}? N{{i}} { {{accessors}} }
        public List<{{type}}>? L{{i}} { {{accessors}} }
        public {{type}}?[]? A{{i}} { {{accessors}} }
        public Dictionary<{{type}}, List<{{type}}?>>? D{{i}} { {{accessors}} }
        public HashSet<{{type}}>? S{{i}} { {{accessors}} }
        """));
}
