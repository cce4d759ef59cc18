using System.Text;

namespace MemFormat.Evolution.Tests;

/// <summary>Random types in two versions, as code: the second is the first with random changes, nearly all of them allowed ones.</summary>
internal sealed class RandomModels(int seed)
{
    public const int Nested = 6;
    public const int Roots = 8;

    private static readonly string[] s_integers = ["sbyte", "byte", "short", "ushort", "char", "int", "uint", "long", "ulong", "Int128", "UInt128"];
    private static readonly string[] s_floats = ["Half", "float", "double"];
    private static readonly string[] s_others = ["string", "Guid", "DateTime", "DateTimeOffset", "TimeSpan", "DateOnly", "TimeOnly", "decimal", "bool"];

    private readonly Random _random = new(seed);
    private readonly StringBuilder _first = new(), _second = new();
    private readonly bool[] _isStruct = new bool[2 * Nested];

    public string Code()
    {
        for (var i = 0; i < Nested; i++)
            Type($"N{i}", i, _random.Next(1, 6));
        for (var i = 0; i < Roots; i++)
            Type($"R{i}", Nested, _random.Next(1, 14));
        return $"namespace V1 {{ {_first} }}\nnamespace V2 {{ {_second} }}";
    }

    private void Type(string name, int below, int members)
    {
        var isRoot = below == Nested;
        var (first, second) = (new StringBuilder(), new StringBuilder());
        if (!isRoot)
            (_isStruct[below], _isStruct[Nested + below]) = (Chance(30), Chance(30));
        for (var i = 0; i < members; i++)
        {
            var type = Any(below, depth: 0);
            if (Chance(85))
                Member(first, $"M{i}", type, 0, !isRoot && _isStruct[below]);
            if (Chance(85))
                Member(second, $"M{i}", Chance(60) ? type : Changed(type, below), Nested, !isRoot && _isStruct[Nested + below]);
        }

        if (!isRoot && !_isStruct[below] && !_isStruct[Nested + below] && Chance(30))
        {
            first.Append($"public {name}? Self {{ get; set; }} ");
            second.Append($"public {name}? Self {{ get; set; }} ");
        }

        Declare(_first, name, !isRoot && _isStruct[below], first);
        Declare(_second, name, !isRoot && _isStruct[Nested + below], second);
    }

    private void Declare(StringBuilder code, string name, bool isStruct, StringBuilder members) =>
        code.Append($"[MemFormattable{(Chance(30) ? "(Encoding = MemEncoding.Compact)" : "")}] public partial {(isStruct ? "struct" : Chance(30) ? "record" : "class")} {name} {{ {members}}}\n");

    /// <summary>References are annotated at random, except in structs, whose default holds nulls.</summary>
    private void Member(StringBuilder code, string name, string type, int version, bool inStruct)
    {
        var isReference = type == "string" || type.EndsWith('>') || type.EndsWith(']') || (type[0] == 'N' && type[^1] != '?' && !_isStruct[version + (type[1] - '0')]);
        if (!isReference && type[0] == 'N' && type[^1] == '?' && !_isStruct[version + (type[1] - '0')])
            (type, isReference) = (type[..^1], true);
        var isNullable = isReference && (inStruct || Chance(50));
        var initial = isReference && !isNullable ? type == "string" ? " = \"\";" : type[^1] is not (']' or '>') ? " = new();" : " = [];" : "";
        code.Append($"public {type}{(isNullable ? "?" : "")} {name} {{ get; set; }}{initial} ");
    }

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
