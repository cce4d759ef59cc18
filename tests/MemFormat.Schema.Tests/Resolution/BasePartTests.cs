using MemFormat.Codecs;
using MemFormat.Wire;
using Xunit;
using static MemFormat.Schemas.Tests.Descriptor;
using Fields = MemFormat.Codecs.Fields;

namespace MemFormat.Schemas.Tests;

public class Animal
{
    public int Legs { get; set; }

    public string Name { get; set; } = "";
}

public sealed class Dog : Animal
{
    public int Age { get; set; } = 3;

    public long Chip { get; set; }
}

/// <summary>The codec of a base class in another assembly, in the shape that generated code has.</summary>
public readonly struct AnimalCodec : IMemFormatCodec<Animal>
{
    private static readonly byte[] s_segment = Named(("Legs", Slot(WireKind.Int32, WirePlace.Fixed)), ("Name", Slot(WireKind.String)));

    public static int MinSize => 5;

    public static bool HasPresence => true;

    public static bool IsBlock => false;

    public static void Describe(SchemaComposer schema)
    {
        if (schema.Begin<AnimalCodec>(typeof(Animal), s_segment, "Legs Name", 32))
            schema.End();
    }

    public static void Write(ref MemFormatWriter writer, Animal value)
    {
        Fields.Put(ref writer.Reserve(4), 0, value.Legs);
        writer.Advance(4);
        writer.WriteString(value.Name);
    }

    public static Animal Read(ref MemFormatReader reader) => throw new NotSupportedException();

    public static Animal ReadResolved(ref MemFormatReader reader, PlanNode node) => throw new NotSupportedException();

    public static void ReadInto(ref MemFormatReader reader, Animal value)
    {
        value.Legs = Fields.Get<int>(ref reader.Take(4), 0);
        value.Name = reader.ReadString();
    }

    public static ObjectPlan ReadMembersResolved(scoped ref MemFormatReader reader, ObjectPlan plan, int part, Animal value)
    {
        do
        {
            if (plan.IsAtBlockOf(part) && plan.Has(0, out var at))
                value.Legs = plan.Get<int>(ref reader, at);
            if (plan.IsAt(part + 1))
                value.Name = StringCodec.ReadResolved(ref reader, plan.Take())!;
        }
        while (plan.HasMore(ref reader, part));
        return plan;
    }
}

/// <summary>The codec of a derived class: its base part comes first.</summary>
public readonly struct DogCodec : IMemFormatCodec<Dog>
{
    private static readonly byte[] s_segment =
        [2 << 3 | 1 | 4, 0, .. Key("Age"), .. Slot(WireKind.Int32, WirePlace.Fixed), .. Key("Chip"), .. Slot(WireKind.Int64, WirePlace.Compact)];

    public static int MinSize => 10;

    public static bool HasPresence => true;

    public static bool IsBlock => false;

    public static void Describe(SchemaComposer schema)
    {
        if (!schema.Begin<DogCodec>(typeof(Dog), s_segment, "Age Chip", 48))
            return;
        AnimalCodec.Describe(schema);
        schema.End();
    }

    public static void Write(ref MemFormatWriter writer, Dog value)
    {
        AnimalCodec.Write(ref writer, value);
        ref var block = ref writer.Reserve(13);
        Fields.Put(ref block, 1, value.Age);
        nint at = 5;
        block = (byte)Fields.PutCompact(ref block, ref at, value.Chip);
        writer.Advance((int)at);
    }

    public static Dog Read(ref MemFormatReader reader)
    {
        var value = new Dog();
        AnimalCodec.ReadInto(ref reader, value);
        ref var block = ref reader.Peek(13);
        nint at = 5;
        value.Age = Fields.Get<int>(ref block, 1);
        value.Chip = Fields.GetCompact<long>(ref block, ref at, block & 3u);
        reader.Take((nuint)at);
        return value;
    }

    public static Dog ReadResolved(ref MemFormatReader reader, PlanNode node)
    {
        if (node.IsExact)
            return Read(ref reader);
        var plan = node.Open(ref reader);
        var value = new Dog();
        do
        {
            plan = AnimalCodec.ReadMembersResolved(ref reader, plan, ObjectPlan.BasePart, value);
            if (plan.IsLateOf(0) && plan.Has(0, out var at))
                value.Age = plan.Get<int>(ref reader, at);
            if (plan.IsAt(1))
                value.Chip = ScalarCodec<long>.ReadResolved(ref reader, plan.Take());
        }
        while (plan.HasMore(ref reader));

        return value;
    }
}

[MemFormattable]
public partial class FlatDog
{
    public int Age { get; set; }
    public int Chip { get; set; }
    public short Legs { get; set; }
    public string Name { get; set; } = "";
    public string? More { get; set; }
}

public class BasePartTests
{
    [Fact]
    public void Own_data_is_exact()
    {
        var payload = MemFormatEntry<Dog, DogCodec>.Instance.Serialize(new Dog { Legs = 4, Name = "Rex", Age = 5, Chip = 1L << 40 }, null);
        var dog = MemFormatEntry<Dog, DogCodec>.Instance.Deserialize(payload, isAll: true, out _, null)!;
        Assert.Equal((4, "Rex", 5, 1L << 40), (dog.Legs, dog.Name, dog.Age, dog.Chip));
    }

    [Fact]
    public void Members_move_into_a_base_part()
    {
        var payload = MemFormatSerializer.Serialize(new FlatDog { Legs = 3, Name = "Rex", Age = 5, Chip = 70_000, More = "gone" });
        var dog = MemFormatEntry<Dog, DogCodec>.Instance.Deserialize(payload, isAll: true, out _, null)!;
        Assert.Equal((3, "Rex", 5, 70_000), (dog.Legs, dog.Name, dog.Age, dog.Chip));
    }

    [Fact]
    public void Members_move_out_of_a_base_part()
    {
        var payload = MemFormatEntry<Dog, DogCodec>.Instance.Serialize(new Dog { Legs = 4, Name = "Rex", Age = 5, Chip = 70_000 }, null);
        var dog = MemFormatSerializer.Deserialize<FlatDog>(payload)!;
        Assert.Equal((4, "Rex", 5, 70_000), (dog.Legs, dog.Name, dog.Age, dog.Chip));
        payload = MemFormatEntry<Dog, DogCodec>.Instance.Serialize(new Dog { Chip = 1L << 40 }, null);
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<FlatDog>(payload));
        Assert.Equal((MemFormatError.Overflow, "FlatDog.Chip"), (error.Error, error.Path));
    }
}
