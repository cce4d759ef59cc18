namespace MemFormat.Tests.References;

/// <summary>Objects with identity beside everything else that types can say.</summary>
public class ReferencePlaceTests
{
    [Fact]
    public void Objects_of_generic_classes_keep_their_identity()
    {
        var leaf = new Boxed<string> { Value = "leaf" };
        var read = Copy(new Boxed<Boxed<string>> { Value = leaf, Other = new Boxed<Boxed<string>> { Value = leaf } });
        Assert.Equal("leaf", read.Value!.Value);
        Assert.Same(read.Value, read.Other!.Value);

        var ring = new Boxed<int> { Value = 3 };
        ring.Other = ring;
        var copy = Copy(ring);
        Assert.Same(copy, copy.Other);
    }

    /// <summary>Written: each when its body is. Read: when all are there, those that occurred last first.</summary>
    [Fact]
    public void Callbacks_see_whole_objects()
    {
        var told = new Told { Name = "root", Other = new Told { Name = "leaf" } };
        told.Other.Other = told;
        var read = Copy(told);
        Assert.Equal((1, 1), (told.Written, told.Other.Written));
        Assert.Equal("leaf root", read.Other!.Heard);
        Assert.Equal("root leaf", read.Heard);
        Assert.Equal((2, 1), (read.Order, read.Other.Order));
    }

    [Fact]
    public void Payloads_within_payloads_have_objects_of_their_own()
    {
        var node = new Node { Value = 1 };
        node.Next = node;
        var read = Copy(new Letter { Node = node, Inside = Serialized.From<Node?>(node) });
        Assert.Same(read.Node, read.Node!.Next);
        Assert.Same(read.Inside.Value, read.Inside.Value!.Next);
        Assert.NotSame(read.Node, read.Inside.Value);

        var opened =
            MemFormatSerializer.Deserialize<OpenLetter>(
                MemFormatSerializer.Serialize(new Letter { Node = node, Inside = Serialized.From<Node?>(node) }))!;
        Assert.Same(opened.Inside, opened.Inside!.Next);
        Assert.NotSame(opened.Node, opened.Inside);
    }

    [Fact]
    public void Extension_data_keeps_references()
    {
        Assert.Equal(5, MemFormatSerializer.Deserialize<Keeping>(MemFormatSerializer.Serialize(new KeptLater { Number = 5 }))!.Number);
        var node = new Node { Value = 3 };
        node.Next = node;
        var kept = MemFormatSerializer.Deserialize<Keeping>(MemFormatSerializer.Serialize(new KeptLater { Number = 5, Node = node }));
        var later = MemFormatSerializer.Deserialize<KeptLater>(MemFormatSerializer.Serialize(kept))!;
        Assert.Equal((5, 3), (later.Number, later.Node!.Value));
        Assert.Same(later.Node, later.Node.Next);
    }

    [Fact]
    public void Tuples_and_nullable_structs()
    {
        var node = new Node { Value = 1 };
        var read = Copy<List<(Node, int)?>>([(node, 1), null, (node, 2)]);
        Assert.Same(read[0]!.Value.Item1, read[2]!.Value.Item1);
        Assert.Null(read[1]);
    }

    private static T Copy<T>(T value) => MemFormatSerializer.Deserialize<T>(MemFormatSerializer.Serialize(value))!;
}

[MemFormattable(PreserveReferences = true)]
public partial class Boxed<T>
{
    public T? Value { get; set; }

    public Boxed<T>? Other { get; set; }
}

/// <summary>Notes when it is told.</summary>
[MemFormattable(PreserveReferences = true)]
public sealed partial class Told : IMemSerializing, IMemDeserialized
{
    [ThreadStatic]
    private static int s_calls;

    public string Name { get; set; } = "";

    public Told? Other { get; set; }

    [MemIgnore]
    public int Written { get; private set; }

    [MemIgnore]
    public string? Heard { get; private set; }

    [MemIgnore]
    public int Order { get; private set; }

    public void OnSerializing()
    {
        Written++;
        s_calls = 0;
    }

    public void OnDeserialized()
    {
        Heard = $"{Name} {Other?.Name}";
        Order = ++s_calls;
    }
}

[MemFormattable]
public partial class Letter
{
    public Node? Node { get; set; }

    public required Serialized<Node?> Inside { get; set; }
}

/// <summary>The payload within is a plain member here.</summary>
[MemFormattable]
public partial class OpenLetter
{
    public Node? Node { get; set; }

    public Node? Inside { get; set; }
}

[MemFormattable]
public partial class Keeping
{
    public int Number { get; set; }

    public MemExtensionData? Unknown { get; set; }
}

/// <summary>A later version of it.</summary>
[MemFormattable]
public partial class KeptLater
{
    public int Number { get; set; }

    public Node? Node { get; set; }
}
