using System.Text;
using Microsoft.CodeAnalysis.CSharp;

namespace MemFormat.Generator.Emit;

/// <summary>
/// Short names for the namespaces that a file's names are from most often: <c>My_::Order</c> for <c>global::Shop.Order</c>. Only an
/// alias stands before <c>::</c>, so names of the user's do not hide them. They end with <c>_</c>, which a project's global aliases
/// hardly do: the same alias twice would be an error.
/// </summary>
internal sealed class NamespaceAliases(string ownNamespace)
{
    private const string Runtime = "MemFormat.Codecs", Api = "MemFormat", Global = "global::", Directive = "using ";

    private readonly (string Alias, string Prefix)[] _all =
    [
        (Names.Alias, $"global::{Runtime}."),
        ("MF_", $"global::{Api}."),
        .. ownNamespace is "" or Runtime or Api ? [] : new[] { ("My_", $"global::{ownNamespace}.") },
    ];

    /// <summary>The same, the longest first.</summary>
    private (string Alias, string Prefix)[] ByLength => field ??= [.. _all.OrderByDescending(a => a.Prefix.Length)];

    /// <summary>What <c>extern alias</c> calls the assemblies that names are from.</summary>
    private readonly SortedSet<string> _assemblies = new(StringComparer.Ordinal);

    /// <summary>The directives that declare them.</summary>
    public IEnumerable<string> Usings => _all.Select(Using);

    /// <summary>The directives that come before these.</summary>
    public string Externs => string.Concat(_assemblies.Select(a => $"extern alias {a};\n"));

    /// <summary>Takes the directives out of a file that turn out not to be needed.</summary>
    /// <param name="text">The file, which is changed in place.</param>
    /// <param name="length">Its characters.</param>
    /// <returns>Those that are left.</returns>
    public int RemoveUnused(char[] text, int length)
    {
        foreach (var alias in _all)
        {
            if (Find(text, length, alias.Alias + "::") >= 0)
                continue;
            var line = Using(alias) + "\n";
            if (Find(text, length, line) is var at && at < 0)
                continue;
            length -= line.Length;
            Array.Copy(text, at + line.Length, text, at, length - at);
        }

        return length;
    }

    /// <summary>Appends a line of a block, abbreviated, its literals and comments aside.</summary>
    public void Append(StringBuilder text, char[] block, int start, int end)
    {
        var line = block.AsSpan(0, end);
        var done = start;
        for (var at = line.Slice(start).TrimStart().StartsWith(Directive.AsSpan()) ? end : start; at < end;)
        {
            if (line[at] == Global[0] && line.Slice(at).StartsWith(Global.AsSpan())
                && ExternAt(line.Slice(at + Global.Length)) is { Length: > 0 } assembly)
            {
                _assemblies.Add(assembly);
                text.Append(block, done, at - done);
                done = at += Global.Length;
            }
            else if (line[at] == Global[0] && PrefixOf(line.Slice(at)) is var (alias, prefix))
            {
                text.Append(block, done, at - done).Append(alias).Append("::");
                done = at += prefix.Length;
            }
            else
            {
                at = Literals.Next(line, at);
            }
        }

        text.Append(block, done, end - done);
    }

    // Where using directives stand, the first name of a path is global anyway.
    private static string Using((string Alias, string Prefix) alias) =>
        $"{Directive}{alias.Alias} = {alias.Prefix.Substring(Global.Length).TrimEnd('.')};";

    /// <summary>The namespace that a text begins with, the longest one.</summary>
    private (string Alias, string Prefix)? PrefixOf(ReadOnlySpan<char> text)
    {
        foreach (var alias in ByLength)
        {
            if (text.StartsWith(alias.Prefix.AsSpan()))
                return alias;
        }

        return null;
    }

    /// <summary>The alias of an assembly that comes next; empty if none does.</summary>
    private static string ExternAt(ReadOnlySpan<char> text)
    {
        var length = 0;
        while (length < text.Length && (text[length] == '@' || SyntaxFacts.IsIdentifierPartCharacter(text[length])))
            length++;
        return text.Slice(length).StartsWith("::".AsSpan()) ? text.Slice(0, length).ToString() : "";
    }

    private static int Find(char[] text, int length, string part) => text.AsSpan(0, length).IndexOf(part.AsSpan());
}
