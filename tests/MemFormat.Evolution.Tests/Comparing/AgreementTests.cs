namespace MemFormat.Evolution.Tests.Comparing;

/// <summary>For every kind of value in every place: what a comparison says of schemas is what reads do with values.</summary>
public class AgreementTests
{
    // Enums are their integers.
    public static TheoryData<string> Names => new(Kinds.All.Where(k => !k.Type.IsEnum).Select(k => k.Name));

    [Theory, MemberData(nameof(Names))]
    public void Comparisons_say_what_reads_do(string name)
    {
        var kind = Kinds.All.Single(k => k.Name == name);
        var wrong = new List<string?>();
        foreach (var from in Holders.Of(kind).Where(h => h.Place is Place.Plain or Place.Nullable or Place.List or Place.Values))
        {
            // Of maps it depends on the other half, too.
            foreach (var to in Holders.All.Where(h => !h.Kind.Type.IsEnum && (from.Place, h.Place) is not (Place.Values, Place.Keys)))
                wrong.Add(Check(from, to));
        }

        Assert.Equal("", string.Join(" | ", wrong.OfType<string>().Take(20)));
    }

    private static string? Check(Holder from, Holder to)
    {
        var differences = MemFormatSchema.Compare(from.Codec.Schema, to.Codec.Schema);
        var unnamed = MemFormatSchema.Compare(Comparison.Unnamed(from.Codec.Schema), to.Codec.Schema);
        if (!differences.Select(d => WithoutNull(from, d)).SequenceEqual(unnamed.Select(d => d.ToString())))
            return $"{from} as {to}: with names {string.Join(", ", differences)}, without {string.Join(", ", unnamed)}";
        if (differences.Count > 1)
            return $"{from} as {to}: {string.Join(", ", differences)}";
        var (said, error) = differences.Count == 0 ? (MemFormatReadOutcome.Read, null) : (differences[0].Outcome, differences[0].Error);
        var values = from.HoldsNull ? from.Kind.Values.Append(null) : from.Kind.Values;
        var errors = new HashSet<MemFormatError?>();
        foreach (var value in said == MemFormatReadOutcome.Refused ? values.Take(2) : values)
        {
            errors.Add(ErrorOf(from, value, to));
            if (errors.Count > 1)
                break;
        }

        // One value may be as good as none.
        if (from.IsList && to.IsScalar && said != MemFormatReadOutcome.Refused)
            errors.Add(ErrorOf(to, Payload.Of(from.Codec, from.Twice(from.Kind.Values[0]))));
        var done = errors.All(e => e is null) ? MemFormatReadOutcome.Read
            : errors.Contains(null) ? MemFormatReadOutcome.Depends
            : MemFormatReadOutcome.Refused;
        return said == done && errors.All(e => e is null || e == error)
            ? null
            : $"{from} as {to}: {string.Join(", ", differences)}, but reads are {done} ({string.Join(", ", errors)})";
    }

    /// <summary>Whether a reference may be null is not in a schema without names.</summary>
    private static string WithoutNull(Holder from, MemFormatSchemaDifference difference) => from.IsScalar && from.Kind.Type.IsValueType
        ? difference.ToString()
        : difference.ToString().Replace(", null keeps the default", "", StringComparison.Ordinal);

    private static MemFormatError? ErrorOf(Holder from, object? value, Holder to) => ErrorOf(to, Payload.Of(from.Codec, from.New(value)));

    private static MemFormatError? ErrorOf(Holder to, byte[] payload)
    {
        try
        {
            to.Codec.DeserializeObject(payload);
            return null;
        }
        catch (MemFormatException exception)
        {
            return exception.Error;
        }
    }
}
