namespace MemFormat.Generator.Emit;

/// <summary>
/// Short names for the namespaces that a file's names are from most often: <c>My::Order</c> for <c>global::Shop.Order</c>. No name
/// of the user's can hide them, since only an alias stands before <c>::</c>.
/// </summary>
internal sealed class NamespaceAliases(string ownNamespace)
{
    private const string Runtime = "MemFormat.Codecs", Api = "MemFormat";

    private readonly (string Alias, string Prefix)[] _all =
    [
        (Names.Alias, $"global::{Runtime}."),
        ("Mem", $"global::{Api}."),
        .. ownNamespace is "" or Runtime or Api ? [] : new[] { ("My", $"global::{ownNamespace}.") },
    ];

    /// <summary>The directives that declare them.</summary>
    public IEnumerable<string> Usings => _all.Select(Using);

    /// <summary>Takes the directives out of a file that turn out not to be needed.</summary>
    public string WithoutUnused(string text) => _all.Where(a => text.IndexOf(a.Alias + "::", StringComparison.Ordinal) < 0)
        .Aggregate(text, (rest, a) => rest.Replace(Using(a) + "\n", ""));

    // Where using directives stand, the first name of a path is global anyway.
    private static string Using((string Alias, string Prefix) alias) => $"using {alias.Alias} = {alias.Prefix.Substring("global::".Length).TrimEnd('.')};";

    /// <summary>Abbreviates a line, its literals and comments aside.</summary>
    public string Apply(string line)
    {
        if (line.IndexOf("global::", StringComparison.Ordinal) < 0 || line.TrimStart().StartsWith("using ", StringComparison.Ordinal))
            return line;
        foreach (var (alias, prefix) in _all.OrderByDescending(a => a.Prefix.Length))
        {
            for (var at = line.IndexOf(prefix, StringComparison.Ordinal); at >= 0; at = line.IndexOf(prefix, at + 1, StringComparison.Ordinal))
            {
                if (!Literals.Contain(line, at))
                    line = string.Concat(line.Substring(0, at), alias, "::", line.Substring(at + prefix.Length));
            }
        }

        return line;
    }
}
