namespace MemFormat.Tests.References;

/// <summary>A link; its body is flags, four bytes, and the number of the next one if the flag is set.</summary>
[MemFormattable(PreserveReferences = true)]
public sealed partial class Node
{
    [MemMember(1)]
    public Node? Next { get; set; }

    [MemMember(2)]
    public int Value { get; set; }

    /// <summary>Links with the values from 0 on.</summary>
    public static Node Chain(int length)
    {
        var head = new Node { Value = length - 1 };
        while (head.Value > 0)
            head = new Node { Value = head.Value - 1, Next = head };
        return head;
    }
}

/// <summary>The same shape without identity.</summary>
[MemFormattable]
public sealed partial class PlainNode
{
    [MemMember(1)]
    public PlainNode? Next { get; set; }

    [MemMember(2)]
    public int Value { get; set; }
}

/// <summary>The same shape as a value type.</summary>
[MemFormattable]
public partial struct NodeValue
{
    [MemMember(2)]
    public int Value { get; set; }
}

/// <summary>A later version of the link.</summary>
[MemFormattable(PreserveReferences = true)]
public partial class LaterNode
{
    [MemMember(1)]
    public LaterNode? Next { get; set; }

    [MemMember(2)]
    public long Value { get; set; }

    [MemMember(3)]
    public LaterNode? Previous { get; set; }

    [MemMember(4)]
    public string Name { get; init; } = "none";
}

/// <summary>Another class.</summary>
[MemFormattable(PreserveReferences = true)]
public sealed partial class Other
{
    [MemMember(1)]
    public int Value { get; set; }
}

/// <summary>Members of two classes.</summary>
[MemFormattable]
public partial class TwoKinds
{
    [MemMember(1)]
    public Node? First { get; set; }

    [MemMember(2)]
    public Other? Second { get; set; }
}

/// <summary>Members of one class.</summary>
[MemFormattable]
public partial class Two
{
    [MemMember(1)]
    public Node? First { get; set; }

    [MemMember(2)]
    public Node? Second { get; set; }
}

/// <summary>One of the members only.</summary>
[MemFormattable]
public partial class OnlySecond
{
    [MemMember(2)]
    public Node? Second { get; set; }
}

/// <summary>The members are of two types here, and of one in <see cref="Two"/>.</summary>
[MemFormattable]
public partial class Divided
{
    [MemMember(1)]
    public Node? First { get; set; }

    [MemMember(2)]
    public LaterNode? Second { get; set; }
}

/// <summary>One member keeps identity here, one does not.</summary>
[MemFormattable]
public partial class HalfPlain
{
    [MemMember(1)]
    public PlainNode? First { get; set; }

    [MemMember(2)]
    public Node? Second { get; set; }
}

/// <summary>Elements that must not be null.</summary>
[MemFormattable(PreserveReferences = true)]
public sealed partial class Named
{
    public string Name { get; set; } = "";

    public List<Named> Others { get; set; } = [];
}

/// <summary>Serializes another graph while it is serialized.</summary>
[MemFormattable(PreserveReferences = true)]
public sealed partial class Nosy
{
    public Nosy? Self { get; set; }

    public byte[] Payload
    {
        get => MemFormatSerializer.Serialize(Node.Chain(3));
        set => Length = MemFormatSerializer.Deserialize<Node>(value)!.Next!.Next!.Value;
    }

    [MemIgnore]
    public int Length { get; private set; }
}

/// <summary>Not sealed, so that a derived object may stand for it.</summary>
[MemFormattable(PreserveReferences = true)]
public partial class Base
{
    public Base? Other { get; set; }
}

public sealed class Derived : Base;
