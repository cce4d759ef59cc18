using MemFormat.Generator.Parsing.Reporting;

namespace MemFormat.Generator.Parsing.Unions;

/// <summary>The tags that attributes give to the cases of a union, each to one case.</summary>
internal sealed class CaseTags(string label, List<AttributeData> attributes, ReservedKeys? reserved, DiagnosticSink sink)
{
    private readonly HashSet<int> _taken = [];

    /// <summary>Whether a case can have the tag. Reports why not.</summary>
    public bool Take(AttributeData attribute, int tag)
    {
        var why = tag < 1 ? "tags start at 1, because 0 stands for the class itself"
            : reserved?.Obstacle(tag) ?? (_taken.Contains(tag) ? $"another case has that tag; choose a free one such as {Free()}" : null);
        if (why is not null)
            sink.Report(Diagnostics.InvalidTag, attribute, label, tag, why);
        return why is null;
    }

    /// <summary>Notes that a case has the tag.</summary>
    public void Add(int tag) => _taken.Add(tag);

    private int Free()
    {
        var tags = attributes.Select(a => a.ConstructorArguments.FirstOrDefault().Value).OfType<int>();
        return reserved?.Free(tags) ?? tags.Max() + 1;
    }
}
