using System.Globalization;
using System.Text;
using MemFormat.Schema.Planning;

namespace MemFormat.Generator.Emit;

/// <summary>Prints the layout as a table that shows when one hovers over the codec.</summary>
internal static class Remarks
{
    private const string Start = "/// ";

    /// <summary>The members in a printed table. Analyzers ask for them: they see the code of other generators, and the generator did not.</summary>
    public static IEnumerable<string> Members(string printed) => printed.Split('\n')
        .Select(line => line.Trim()).SkipWhile(line => !line.EndsWith("<summary><code>", StringComparison.Ordinal)).Skip(2)
        .TakeWhile(line => !line.EndsWith("</code></summary>", StringComparison.Ordinal)).Select(line => line.Split(' ')[1]);

    public static IEnumerable<string> Lines(CodecPlan plan)
    {
        if (plan.IsEmpty)
        {
            yield return "/// <summary>A byte for an object without members.</summary>";
            yield break;
        }

        List<string[]> rows = [["member", "key", "kind", "place"], .. plan.Members.Select(m => Row(m, plan.Shape.IsNumbered))];
        var ends = new int[3];
        for (var (c, start) = (0, Start.Length); c < ends.Length; start = ends[c++])
            ends[c] = start + rows.Max(r => r[c].Length) + 2;
        yield return Start + "<summary><code>";
        var line = new StringBuilder(Start);
        foreach (var row in rows)
        {
            for (var c = 0; c < ends.Length; c++)
                line.Append(row[c]).Append(' ', ends[c] - line.Length);
            yield return line.Append(row[ends.Length]).ToString();
            line.Length = Start.Length;
        }

        yield return "/// </code></summary>";
    }

    private static string[] Row(MemberPlan member, bool isNumbered)
    {
        var key = member.Key.ToString(isNumbered ? "d" : "x8", CultureInfo.InvariantCulture);
        return [member.Shape.Name, key, Kind(member.Shape.Type), Place(member)];
    }

    private static string Kind(TypeRef type) => type.Kind switch
    {
        TypeRefKind.Nullable => Kind(type.Element),
        TypeRefKind.Object or TypeRefKind.Coded when type.Arguments.Count > 0 =>
            $"{Short(type.Name)} of {string.Join(", ", type.Arguments.Select(Kind))}",
        TypeRefKind.Object or TypeRefKind.Coded or TypeRefKind.Parameter => Short(type.Name),
        TypeRefKind.Enum => type.Wire.ToString(),
        _ when type.Arguments.Count > 0 => $"{type.Wire} of {string.Join(" to ", type.Arguments.Select(Kind))}",
        _ => type.Wire.ToString(),
    };

    private static string Short(string name)
    {
        var plain = GenericName.Replace(name, _ => "");
        return plain.Substring(plain.LastIndexOfAny(['.', ':']) + 1);
    }

    private static string Place(MemberPlan member) => member.Place switch
    {
        WirePlace.Fixed => $"bytes {member.Offset} to {member.Offset + member.Size - 1}",
        WirePlace.Bit => $"bit {member.Bit}",
        WirePlace.BitOptional => $"bits {member.Bit} (present) and {member.ValueBit}",
        WirePlace.Optional => $"{member.Size} bytes behind the block when bit {member.Bit} is set",
        WirePlace.Compact => $"up to {member.Size} bytes behind the block, width in bits {member.Bit} and {member.Bit + 1}",
        WirePlace.CompactOptional => $"up to {member.Size} bytes behind the block when bit {member.Bit} is set, width in the next two",
        WirePlace.Present => $"rest, when bit {member.Bit} is set",
        _ => "rest",
    };
}
