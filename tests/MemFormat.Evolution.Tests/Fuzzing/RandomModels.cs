using System.Text;

namespace MemFormat.Evolution.Tests;

/// <summary>
/// Random types in two versions, as code: the second is the first with random changes, nearly all of them allowed ones. Roots
/// are a program's; what they consist of, and some of their base classes, are a library's.
/// </summary>
internal sealed class RandomModels(int seed)
{
    public const int Nested = 6;
    public const int Roots = 8;

    private static readonly string[] s_integers = ["sbyte", "byte", "short", "ushort", "char", "int", "uint", "long", "ulong", "Int128", "UInt128"];
    private static readonly string[] s_floats = ["Half", "float", "double"];
    private static readonly string[] s_others = ["string", "Guid", "DateTime", "DateTimeOffset", "TimeSpan", "DateOnly", "TimeOnly", "decimal", "bool"];

    private readonly Random _random = new(seed);
    private readonly StringBuilder[] _library = [new(), new()], _program = [new(), new()];
    private readonly bool[] _isStruct = new bool[2 * Nested];

    public (string Library, string Program) Code()
    {
        for (var i = 0; i < Nested; i++)
            Type($"N{i}", i, _random.Next(1, 6));
        for (var i = 0; i < Roots; i++)
            Type($"R{i}", Nested, i == 0 ? _random.Next(60, 120) : _random.Next(1, 14));
        return (Text(_library), Text(_program));

        static string Text(StringBuilder[] versions) => $"namespace V1 {{ {versions[0]} }}\nnamespace V2 {{ {versions[1]} }}";
    }

    private void Type(string name, int below, int members)
    {
        var isRoot = below == Nested;
        if (!isRoot)
            (_isStruct[below], _isStruct[Nested + below]) = (Chance(30), Chance(30));

        // Mostly by name, sometimes by id, sometimes numbered in the second version.
        var (firstIsNumbered, secondIsNumbered) = _random.Next(10) switch { 0 or 1 => (true, true), 2 => (false, true), _ => (false, false) };
        var (first, second) = (new List<string>(), new List<string>());
        var names = Renamed(members);
        for (var i = 0; i < members; i++)
        {
            var type = Any(below, depth: 0);
            if (Chance(85))
                first.Add(Member($"M{i}", type, 0, !isRoot && _isStruct[below], firstIsNumbered ? i + 1 : 0));
            if (Chance(85))
                second.Add(names[i].Former + Member(names[i].Name, Chance(60) ? type : Changed(type, below), Nested, !isRoot && _isStruct[Nested + below], secondIsNumbered ? i + 1 : 0));
        }

        if (!isRoot && !_isStruct[below] && !_isStruct[Nested + below] && Chance(30))
        {
            first.Add($"{Id(firstIsNumbered ? 77 : 0)}public {name}? Self {{ get; set; }} ");
            second.Add($"{Id(secondIsNumbered ? 77 : 0)}public {name}? Self {{ get; set; }} ");
        }

        Declare(0, name, !isRoot && _isStruct[below], first);
        Declare(1, name, !isRoot && _isStruct[Nested + below], second);
    }

    /// <summary>The second version's names: some new, some swapped.</summary>
    private (string Former, string Name)[] Renamed(int members)
    {
        var names = Enumerable.Range(0, members).Select(i => Chance(10) ? (Former(i), $"MR{i}") : ("", $"M{i}")).ToArray();
        for (var i = 1; i < members; i++)
        {
            if (names[i].Item1 == "" && names[i - 1].Item1 == "" && Chance(10))
                (names[i - 1], names[i]) = ((Former(i - 1), $"M{i}"), (Former(i), $"M{i - 1}"));
        }

        return names;

        static string Former(int i) => $"[MemFormerName(\"M{i}\")] ";
    }

    private void Declare(int version, string name, bool isStruct, List<string> members)
    {
        var code = (name[0] == 'R' ? _program : _library)[version];
        if (isStruct || Chance(50))
        {
            Declare(code, name, isStruct ? "struct" : Chance(50) ? "record" : "class", "", members);
            return;
        }

        // A base class in the library, and another one without the attribute below that.
        var (own, inherited) = Split(members);
        var (upper, lower) = Chance(50) ? Split(inherited) : (inherited, []);
        if (lower.Count > 0)
            _library[version].Append($"public class Plain{name} {{ {string.Concat(lower)}}}\n");
        Declare(_library[version], "Base" + name, "class", lower.Count > 0 ? " : Plain" + name : "", upper);
        Declare(code, name, "class", " : Base" + name, own);
    }

    private (List<string> Own, List<string> Inherited) Split(List<string> members)
    {
        var halves = members.ToLookup(_ => Chance(50));
        return (halves[true].ToList(), halves[false].ToList());
    }

    private void Declare(StringBuilder code, string name, string form, string bases, List<string> members) =>
        code.Append($"[MemFormattable{(Chance(30) ? "(Encoding = MemEncoding.Compact)" : "")}] public partial {form} {name}{bases} {{ {string.Concat(members)}}}\n");

    /// <summary>References are annotated at random, except in structs, whose default holds nulls.</summary>
    private string Member(string name, string type, int version, bool inStruct, int id)
    {
        var isReference = type == "string" || type.EndsWith('>') || type.EndsWith(']') || (type[0] == 'N' && type[^1] != '?' && !_isStruct[version + (type[1] - '0')]);
        if (!isReference && type[0] == 'N' && type[^1] == '?' && !_isStruct[version + (type[1] - '0')])
            (type, isReference) = (type[..^1], true);
        var isNullable = isReference && (inStruct || Chance(50));
        var initial = isReference && !isNullable ? type == "string" ? " = \"\";" : type[^1] is not (']' or '>') ? " = new();" : " = [];" : "";
        return $"{Id(id)}public {type}{(isNullable ? "?" : "")} {name} {{ get; set; }}{initial} ";
    }

    private static string Id(int id) => id > 0 ? $"[MemMember({id})] " : "";

    private string Any(int below, int depth) => _random.Next(10) switch
    {
        < 4 => Scalar(),
        < 6 => Scalar() is var scalar && scalar != "string" ? scalar + "?" : scalar,
        < 7 when below > 0 => Object(below),
        < 9 when depth < 2 => List(Any(below, depth + 1)),
        9 when depth < 2 => $"Dictionary<{Key()}, {Any(below, depth + 1)}>",
        _ => Scalar(),
    };

    private string Object(int below) => $"N{_random.Next(below)}{(Chance(50) ? "?" : "")}";

    private string List(string element) => _random.Next(3) switch { 0 => $"List<{element}>", 1 => $"HashSet<{element}>", _ => $"{element}[]" };

    private string Scalar() => _random.Next(3) switch { 0 => One(s_integers), 1 => One(s_others), _ => Chance(50) ? One(s_floats) : "MemFormat.Evolution.Tests.OfByte" };

    private string Key() => Chance(50) ? One(s_integers) : Chance(50) ? "string" : "Guid";

    private string Changed(string type, int below)
    {
        if (Chance(4))
            return Any(below, depth: 0);
        if (type.EndsWith("[]", StringComparison.Ordinal))
            return List(Changed(type[..^2], below));
        if (type.StartsWith("Dictionary<", StringComparison.Ordinal))
        {
            var comma = type.IndexOf(',', StringComparison.Ordinal);
            return $"Dictionary<{(s_integers.Contains(type[11..comma]) ? One(s_integers) : type[11..comma])}, {Changed(type[(comma + 2)..^1], below)}>";
        }

        if (type[^1] == '>')
            return List(Changed(type[(type.IndexOf('<', StringComparison.Ordinal) + 1)..^1], below));
        var bare = type.TrimEnd('?');
        if (Chance(10))
            return List(type);
        bare = s_integers.Contains(bare) && Chance(60) ? One(s_integers) : s_floats.Contains(bare) && Chance(60) ? One(s_floats) : bare;
        return bare != "string" && Chance(40) ? bare + "?" : bare;
    }

    private string One(string[] choices) => choices[_random.Next(choices.Length)];

    private bool Chance(int percent) => _random.Next(100) < percent;
}
