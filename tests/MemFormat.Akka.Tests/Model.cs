using System.Collections.Immutable;

namespace MemFormat.Akka.Tests
{
    [MemFormattable]
    public partial record Greet(string Name);

    [MemFormattable]
    public partial record Introduce(string Name, IActorRef? Guest, List<IActorRef> Others);

    /// <summary>A value that is read when it is asked for.</summary>
    [MemFormattable]
    public partial record Sealed(Serialized<Introduce> Inner);

    [MemFormattable]
    [MemUnion(1, typeof(Paid))]
    [MemUnion(2, typeof(Sent))]
    public abstract partial record Happening(int Order);

    [MemFormattable]
    public partial record Paid(int Order, decimal Amount, IActorRef? Payer) : Happening(Order);

    [MemFormattable]
    public partial record Sent(int Order, string Carrier) : Happening(Order);

    [MemFormattable]
    public partial record Stock(ImmutableDictionary<string, int> Counts);

    /// <summary>A type with a codec, and without a name.</summary>
    [MemFormattable]
    public partial record Nameless(int Id);

    [MemFormatRoot(typeof(Greet), Name = "greet")]
    [MemFormatRoot(typeof(Introduce), Name = "introduce")]
    [MemFormatRoot(typeof(Sealed), Name = "sealed")]
    [MemFormatRoot(typeof(Happening), Name = "happening")]
    [MemFormatRoot(typeof(Sent), Name = "sent")]
    [MemFormatRoot(typeof(Stock), Name = "stock")]
    [MemFormatRoot(typeof(ImmutableList<Paid>), Name = "payments")]
    [MemFormatRoot(typeof(Nameless))]
    public partial class TestContext : MemFormatContext;

    [MemFormatRoot(typeof(Nameless), Name = "nameless")]
    public partial class OtherContext : MemFormatContext;

    [MemFormatRoot(typeof(Nameless))]
    public partial class ContextWithoutNames : MemFormatContext;
}

namespace MemFormat.Akka.Tests.First
{
    [MemFormattable]
    public partial record Submit(int Id, string Name, int Price, IActorRef? ReplyTo);

    [MemFormattable]
    public partial record Answer(int Id, string Name);

    [MemFormattable]
    [MemUnion(1, typeof(Placed))]
    public abstract partial record OrderEvent(int Order);

    [MemFormattable]
    public partial record Placed(int Order, string Customer, int Price) : OrderEvent(Order);

    [MemFormattable]
    public partial record OrderState(int Count, int Sum);

    [MemFormatRoot(typeof(Submit), Name = "submit")]
    [MemFormatRoot(typeof(Answer), Name = "answer")]
    [MemFormatRoot(typeof(OrderEvent), Name = "order")]
    [MemFormatRoot(typeof(OrderState), Name = "state")]
    public partial class ShopContext : MemFormatContext;
}

namespace MemFormat.Akka.Tests.Third
{
    /// <summary>A wider number, another name, a new member, and another name of the type.</summary>
    [MemFormattable]
    public partial record SubmitOrder([MemFormerName("Name")] string Title, long Price, IActorRef? ReplyTo, int Id, int Stock = 7);

    [MemFormattable]
    public partial record Answer(int Id, [MemFormerName("Name")] string Title, long Total = 0);

    /// <summary>The union has grown.</summary>
    [MemFormattable]
    [MemUnion(1, typeof(Placed))]
    [MemUnion(2, typeof(Shipped))]
    public abstract partial record OrderEvent(int Order);

    [MemFormattable]
    public partial record Placed(int Order, [MemFormerName("Customer")] List<string> Customers, long Price) : OrderEvent(Order);

    [MemFormattable]
    public partial record Shipped(int Order, string Carrier) : OrderEvent(Order);

    [MemFormattable]
    public partial record OrderState(int Count, long Sum, ImmutableList<string>? Carriers = null);

    [MemFormattable]
    public partial record Hello(string Text);

    [MemFormatRoot(typeof(SubmitOrder), Name = "submit")]
    [MemFormatRoot(typeof(Answer), Name = "answer")]
    [MemFormatRoot(typeof(OrderEvent), Name = "order")]
    [MemFormatRoot(typeof(OrderState), Name = "state")]
    [MemFormatRoot(typeof(Hello), Name = "hello")]
    public partial class ShopContext : MemFormatContext;
}
