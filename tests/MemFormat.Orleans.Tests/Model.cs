namespace MemFormat.Orleans.Tests;

[MemFormattable]
public partial record Line(string Product, int Quantity, decimal Price);

[MemFormattable]
public partial record Order(int Id, string Customer, List<Line> Lines)
{
    public static Order Sample(int id, int lines = 10) =>
        new(id, $"Customer {id}", [.. Enumerable.Range(0, lines).Select(i => new Line($"Product {i}", i, i * 1.5m))]);
}

[MemFormattable]
[MemUnion(1, typeof(Paid))]
[MemUnion(2, typeof(Sent))]
public abstract partial record Happening(int Order);

[MemFormattable]
public partial record Paid(int Order, decimal Amount) : Happening(Order);

[MemFormattable]
public partial record Sent(int Order, string Carrier) : Happening(Order);

/// <summary>Orleans copies no such value.</summary>
[MemFormattable, Immutable]
public sealed partial record Constant(int[] Numbers);

[MemFormattable]
public partial record Introduction(IDesk? Desk, IListener? Listener, List<IDesk> Others);

[MemFormattable]
public readonly partial record struct DeskId(string Id) : IMemSurrogate<DeskId, IDesk, IGrainFactoryState>
{
    public static DeskId From(IDesk value, IGrainFactoryState state) => new(value.GetGrainId().ToString());

    public IDesk ToValue(IGrainFactoryState state) => state.Find<IDesk>(Id);
}

[MemFormattable]
public readonly partial record struct ListenerId(string Id) : IMemSurrogate<ListenerId, IListener, IGrainFactoryState>
{
    public static ListenerId From(IListener value, IGrainFactoryState state) => new(value.GetGrainId().ToString());

    public IListener ToValue(IGrainFactoryState state) => state.Find<IListener>(Id);
}

[MemFormattable]
public partial record DeskState
{
    public int Count { get; set; }

    public List<string> Customers { get; set; } = [];
}

/// <summary>Orleans' own generator makes the serializer of this.</summary>
[GenerateSerializer]
public record Own([property: Id(0)] int Number, [property: Id(1)] Order Order);

[MemFormatRoot(typeof(Order), Name = "order")]
[MemFormatRoot(typeof(Happening), Name = "happening")]
[MemFormatRoot(typeof(Constant), Name = "constant")]
[MemFormatRoot(typeof(Introduction), Name = "introduction")]
public partial class ShopContext : MemFormatContext;

/// <summary>What a newer client knows beyond it.</summary>
[MemFormattable]
public partial record Newer(string Text);

[MemSurrogate(typeof(ListenerId))]
public interface IListener : IGrainObserver
{
    Task Heard(Happening happening);
}

[MemSurrogate(typeof(DeskId))]
public interface IDesk : IGrainWithStringKey
{
    Task<Order> Echo(Order order);

    Task<Happening> Tell(Happening happening);

    Task<Own> EchoOwn(Own own);

    Task<object> EchoAny(object any);

    Task<bool> IsSame(Constant constant);

    Task<string> Introduce(Introduction introduction);

    Task<int> Add(string customer);

    Task Sleep();

    Task Fail();
}
