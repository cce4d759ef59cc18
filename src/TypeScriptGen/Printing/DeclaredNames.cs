using System.Text;
using MemFormat.Schema.Shapes;

namespace MemFormat.TypeScriptGen.Printing;

/// <summary>Names for types, closed ones too: <c>Order</c>, <c>PageOfOrder</c>, <c>OuterInner</c>. No two of one file declare the same.</summary>
internal sealed class DeclaredNames
{
    private readonly Dictionary<string, string> _byKey = new(StringComparer.Ordinal);
    private readonly HashSet<string> _taken = new(StringComparer.Ordinal);

    /// <summary>The number to try next for a name of a file: those before it are taken.</summary>
    private readonly Dictionary<(string Module, string Wanted), int> _next = [];

    /// <summary>The name of the type with a key.</summary>
    /// <param name="key">The type.</param>
    /// <param name="module">The file.</param>
    /// <param name="wanted">Its name, unless another type has it.</param>
    /// <param name="declared">The declarations for a type of a name.</param>
    public string Declare(string key, string module, string wanted, Func<string, string[]> declared)
    {
        if (_byKey.TryGetValue(key, out var known))
            return known;
        var name = wanted;
        var next = _next.GetValueOrDefault((module, wanted), 2);
        for (; declared(name).Any(d => IsTaken(module, d)); next++)
            name = wanted + next;
        _next[(module, wanted)] = next;
        _taken.UnionWith(declared(name).Select(d => module + "/" + d));
        return _byKey[key] = name;
    }

    /// <summary>Whether a file declares a name.</summary>
    public bool IsTaken(string module, string name) => _taken.Contains(module + "/" + name);

    /// <summary>The name of a type, from its C# name and its arguments: a nested type follows those of the type around it.</summary>
    public static string Wanted(ManifestType type, string space)
    {
        if (Simple(type) is { } simple)
            return simple + Arguments(HasArguments(type) ? type.Arguments : []);
        var parts = Parts(type.Name, space);
        var (name, taken) = (new StringBuilder(), 0);
        foreach (var (text, count) in parts)
        {
            name.Append(Capital(text));
            if (HasArguments(type))
                name.Append(Arguments(type.Arguments.Skip(taken).Take(count)));
            taken += count;
        }

        // The name of a type of .NET does not say how many it has.
        return name.Append(Arguments(HasArguments(type) ? type.Arguments.Skip(taken) : [])).ToString();
    }

    private static bool HasArguments(ManifestType type) => type.Kind is not (ManifestTypeKind.Nullable or ManifestTypeKind.Enum);

    private static string Arguments(IEnumerable<ManifestType> arguments)
    {
        var all = string.Concat(arguments.Select(a => Wanted(a, "")));
        return all.Length == 0 ? "" : "Of" + all;
    }

    private static string? Simple(ManifestType type)
    {
        if (type.Kind is ManifestTypeKind.Nullable)
            return "Nullable" + Wanted(type.Element, "");
        if (type.Kind is ManifestTypeKind.Bytes)
            return "Bytes";
        if (type.Name.StartsWith('['))
        {
            return type.Kind == ManifestTypeKind.Grid
                ? "Grid" + (type.Detail > 2 ? type.Detail.ToString(CultureInfo.InvariantCulture) : "")
                : "Array";
        }

        return null;
    }

    /// <summary>
    /// The types that a name consists of, from the outer one on, each with the number of its arguments. Without a
    /// namespace it begins with the first that has some, or is the last.
    /// </summary>
    private static List<(string Name, int Arguments)> Parts(string name, string space)
    {
        var all = new List<(string Name, int Arguments)>();
        var (part, depth, count) = (new StringBuilder(), 0, 0);
        var isWithin = space.Length > 0 && name.StartsWith(space + ".", StringComparison.Ordinal);
        foreach (var c in isWithin ? name[(space.Length + 1)..] : name)
        {
            depth += c switch { '<' => 1, '>' => -1, _ => 0 };
            if (depth == 1 && c is '<' or ',')
                count++;
            if (depth == 0 && c is '.' or '+')
            {
                all.Add((part.ToString(), count));
                (part, count) = (part.Clear(), 0);
            }
            else if (depth == 0 && CSharpName.IsIdentifier("_" + c))
            {
                part.Append(c);
            }
        }

        all.Add((part.ToString(), count));
        var first = isWithin ? 0 : all.FindIndex(p => p.Arguments > 0);
        return all[(first < 0 ? all.Count - 1 : first)..];
    }

    private static string Capital(string name) => name.Length == 0 ? "" : char.ToUpperInvariant(name[0]) + name[1..];
}
