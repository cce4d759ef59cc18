using System.Text.RegularExpressions;
using MemFormat.Wire;
using Xunit;
using static MemFormat.Generator.Tests.Shapes;

namespace MemFormat.Generator.Tests;

/// <summary>What the planner says of a member's type is what the runtime's codec of the type says.</summary>
public sealed class AgreementTests
{
    /// <summary>One run for all types: a compilation and an assembly each would take minutes.</summary>
    [Fact]
    public void Slots_of_members_and_slots_that_codecs_describe()
    {
        var types = SupportedTypes.Scalars.Concat(["Kind", "Large", "Order", "Loose", "Pair", "string", "byte[]"])
            .SelectMany(t => t is "Order" or "string" or "byte[]" ? (string[])[t] : [t, t + "?"])
            .SelectMany(t =>
                (string[])[t, t + "[]", $"List<{t}>", $"Dictionary<int, {t}>", $"HashSet<{t}>", $"List<{t}[]>", $"Dictionary<string, List<{t}>>"])
                    .ToList();
        const string Common = """
            public enum Kind : ushort { A } public enum Large : long { A }
            [MemFormattable] public partial struct Pair { public int A, B; }
            [MemFormattable] public partial struct Loose { public bool A; public string? B; }
            [MemFormattable] public partial class Order { public int A; }
            """;
        var program = Common + $$"""
            public static class Program
            {
                public static object Run() => new byte[][] { {{string.Concat(types.Select(t => $"MemFormatSchema.Read(MemFormatSerializer.Serialize(new List<{t}>())).Descriptor.ToArray(), "))}} };
            }
            """;
        var descriptors = (byte[][])UserProgram.Run(program)!;
        var plan =
            Plan($"{Common}\n[MemFormattable] public partial class Holder {{ {string.Concat(types.Select((t, i) => $"[MemMember({i + 1})] public {t} M{i}; "))} }}", "Holder");
        var planned = Slots([.. plan.Segment], types.Count);

        var differences = types.Select((type, i) => (type, Planned: planned[i], Described: Slot(descriptors[i].AsSpan(1))))
            .Where(t => Normal(t.Planned) != Normal(t.Described)).Select(t => $"{t.type}: planned {t.Planned}, described {t.Described}").ToList();
        Assert.True(differences.Count == 0, string.Join("\n", differences));
    }

    /// <summary>The slots of a segment whose ids are 1, 2, 3 and so on.</summary>
    private static List<string> Slots(byte[] segment, int count)
    {
        var at = 0;
        Number(segment, ref at);
        var slots = new List<string>();
        for (var i = 0; i < count; i++)
            slots.Add(Slot(segment, ref at));
        Assert.Equal(segment.Length, at);
        return slots;
    }

    private static string Slot(ReadOnlySpan<byte> bytes)
    {
        var at = 0;
        return Slot(bytes, ref at);
    }

    private static string Slot(ReadOnlySpan<byte> bytes, ref int at)
    {
        var token = bytes[at++];
        var (kind, place) = ((WireKind)(token & 31), (WirePlace)(token >> 5));
        switch (kind)
        {
            case WireKind.List:
                return $"List {place} ({Slot(bytes, ref at)})";
            case WireKind.Map:
                return $"Map {place} ({Slot(bytes, ref at)}, {Slot(bytes, ref at)})";
            case WireKind.Object or WireKind.Placeholder:
                Number(bytes, ref at);
                return $"Object {place}";
            default:
                return $"{kind} {place}";
        }
    }

    private static uint Number(ReadOnlySpan<byte> bytes, ref int at)
    {
        uint value = 0;
        for (var shift = 0; ; shift += 7)
        {
            var next = bytes[at++];
            value |= (uint)(next & 0x7F) << shift;
            if (next < 0x80)
                return value;
        }
    }

    /// <summary>A member's own place is the holder's affair; what it consists of must agree to the last bit.</summary>
    private static string Normal(string slot) => new Regex(@"^(\w+) \w+").Replace(slot, "$1");
}
