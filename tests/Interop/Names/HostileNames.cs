#pragma warning disable CS8981, CA1716, CA1720 // Lower-case types and names of other languages are the point here.
using MemFormat;

namespace Hostile.Words
{
    /// <summary>Members that JavaScript has words for, or that objects have already. */ alert(1) /*</summary>
    [MemFormattable]
    public partial class Words
    {
        /// <summary>Ends a comment: */ throw 1; // and begins one /* {</summary>
        public int Class { get; set; } = 1;
        public string @delete { get; set; } = "'\\\n\u2028*/${`";
        public bool Constructor { get; set; }
        public int __proto__ { get; set; } = 7;
        public string? ToString_ { get; set; }
        public int? HasOwnProperty { get; set; }
        public string Prototype { get; set; } = "";
        public List<int> Then { get; set; } = [];
        public string R { get; set; } = "";
        public string W { get; set; } = "";
        public string At { get; set; } = "";
        public string At1 { get; set; } = "";
        public string F0 { get; set; } = "";
        public string F1_0 { get; set; } = "";
        public string Mf { get; set; } = "";
        public string Out { get; set; } = "";
        public string View { get; set; } = "";
        public string Value { get; set; } = "";
        public string Init { get; set; } = "";
        public string Resolve { get; set; } = "";
        public string Object { get; set; } = "";
        public string Undefined { get; set; } = "";
        public string NaN { get; set; } = "";
        public string Arguments { get; set; } = "";
        public string Await { get; set; } = "";
        public string WordsBody { get; set; } = "";
        public string SpotAt { get; set; } = "";
        public Words? Next { get; set; }
        public Spot? Spot { get; set; }
        public string Überschrift { get; set; } = "";
        public string 名前 { get; set; } = "";
        public Words_Kind Kind { get; set; }
    }

    [MemFormattable(PreserveReferences = true)]
    public partial class Node
    {
        public int __proto__ { get; set; }
        public string Object { get; set; } = "";
        public string NodeBody { get; set; } = "";
        public Node? Next { get; set; }
    }

    [MemFormattable]
    public partial struct Spot
    {
        public int __proto__;
        public int X;
    }

    /// <summary>Members that differ in case only.</summary>
    [MemFormattable]
    public partial class Cases
    {
        public string Name { get; set; } = "";
        public int name { get; set; }
        public string? NAME { get; set; }
        public int URL { get; set; }
        public string Url { get; set; } = "";
    }

    public enum Words_Kind { None, @class, __proto__, constructor, toString, 名前, @null }
}

// Types that are called as JavaScript's, or as what is printed beside them.
namespace Hostile.Types
{
    [MemFormattable] public partial record Map(int X);
    [MemFormattable] public partial record Date(DateTime At, Map Map);
    [MemFormattable] public partial record Array(List<Date> Dates, Dictionary<string, Object> Objects);
    [MemFormattable] public partial record Record(Uint8Array Bytes, Set? Set);
    [MemFormattable] public partial record Object(int X);
    [MemFormattable] public partial record Uint8Array(byte[] Bytes);
    [MemFormattable] public partial record Set(HashSet<int> Numbers);
    [MemFormattable] public partial record Partial(int X);
    [MemFormattable] public partial record Pick(int X);
    [MemFormattable] public partial record DataView(int X);
    [MemFormattable] public partial record AsyncGenerator(int X);
    [MemFormattable] public partial record Rules(int X);
    [MemFormattable] public partial record Resolvable(int X);
    [MemFormattable] public partial record Input(int X);
    [MemFormattable] public partial record Source(int X);
    [MemFormattable] public partial record MemFormatError(int X);
    [MemFormattable] public partial record @string(int X);
    [MemFormattable] public partial record mf(int X);
    [MemFormattable] public partial record Order(int X, Order.Inner? Nested);
    [MemFormattable] public partial record order(int X);
    [MemFormattable] public partial record OrderStream(int X);
    [MemFormattable] public partial record XMLPage(int X);
    [MemFormattable] public partial record XmlPage(int X);
    [MemFormattable] public partial record OrderInner(int X);
    [MemFormattable] public partial record Message(string Text);
    [MemFormattable] public partial record Mail(Message Message, string MessageBody, NaN Kind, double Rate = double.NaN);
    [MemFormattable] public partial record ListOfOrder(List<Order> Orders);
    [MemFormattable] public partial record Page<T>(T Item);
    [MemFormattable] public partial record Pages(Page<Order> One, Page<Other.Order> Two, Page<int> Three, Page<Page<Order>> Four);

    public partial record Order
    {
        [MemFormattable] public partial record Inner(int X);
    }

    public enum NaN { Infinity, undefined }

    public enum readOrder { A }

    [MemFormattable] public partial record Holder(readOrder Kind, orderBody Other);

    public enum orderBody { A }
}

namespace Hostile.Types.Other
{
    [MemFormattable] public partial record Order(string Y);
}

// Spaces that a case-insensitive file system, or an import's name, takes for one.
namespace hostile.types
{
    [MemFormattable] public partial record Lower(Hostile.Types.Order Order, Hostile_Types.Flat? Flat);
}

namespace Hostile_Types
{
    [MemFormattable] public partial record Flat(int X);
}

namespace index
{
    [MemFormattable] public partial record Entry(int X, Hostile_Types.Flat? Flat);
}
