namespace MemFormat.Evolution.Tests;

/// <summary>What <see cref="MemFormatSchema.Compare"/> says beforehand of what a read does.</summary>
internal static class Comparison
{
    /// <summary>Errors that follow from schemas, for some values at least.</summary>
    private static readonly MemFormatError[] s_foreseeable =
    [
        MemFormatError.SchemaMismatch, MemFormatError.MissingMember, MemFormatError.UnsupportedType, MemFormatError.Overflow,
        MemFormatError.UnknownCase,
    ];

    /// <summary>Nothing that is true of all values speaks against a value that was read.</summary>
    public static void AllowsRoot(MemFormatCodec writer, MemFormatCodec reader)
    {
        var root = reader.Type.Name.Split('`')[0];
        foreach (var differences in Both(writer, reader))
            Assert.DoesNotContain(differences, d => d.Outcome == MemFormatReadOutcome.Refused && (d.Type == "root" || d.Type == root));
    }

    /// <summary>An error that a value has met is among those that were to be expected.</summary>
    public static void Foresees(MemFormatCodec writer, MemFormatCodec reader, MemFormatError error)
    {
        // What extension data holds is not part of a schema.
        if (!s_foreseeable.Contains(error) || writer.RootSchema.Own.Types.Any(t => t.ExtensionMember >= 0))
            return;
        var differences = MemFormatSchema.Compare(writer.Schema, reader.Schema);
        Assert.True(differences.Any(d => d.Error == error && d.Outcome != MemFormatReadOutcome.Read),
            $"{writer.Type} as {reader.Type}: {error} was not among\n{string.Join('\n', differences)}");
    }

    /// <summary>As what the writer is, and as what its payloads say.</summary>
    private static IEnumerable<IReadOnlyList<MemFormatSchemaDifference>> Both(MemFormatCodec writer, MemFormatCodec reader)
    {
        yield return MemFormatSchema.Compare(writer.Schema, reader.Schema);
        yield return MemFormatSchema.Compare(Unnamed(writer.Schema), reader.Schema);
    }

    /// <summary>The schema as a payload tells it.</summary>
    public static MemFormatSchema Unnamed(MemFormatSchema schema) =>
        MemFormatSchema.Read([0, .. Number(schema.Descriptor.Length), .. schema.Descriptor]);

    private static byte[] Number(int value) => value < 128 ? [(byte)value] : [(byte)(value | 128), .. Number(value >> 7)];
}
