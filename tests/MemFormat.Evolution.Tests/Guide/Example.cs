using System.Text;
using System.Text.RegularExpressions;

namespace MemFormat.Evolution.Tests;

/// <summary>An example of the guide: types in two versions, and lines that say what reading one as the other gives.</summary>
internal sealed partial class Example
{
    private readonly Dictionary<string, string> _parts;

    public Example(string code) => _parts = Part().Split("\n" + code).Skip(1).Chunk(2).ToDictionary(c => c[0], c => c[1]);

    /// <summary>Runs all lines.</summary>
    public void Run()
    {
        var lines = _parts["result"].Split('\n').Where(l => l.Trim().Length > 0).Select(l => Line().Match(l)).ToList();
        Assert.NotEmpty(lines);
        Assert.All(lines, l => Assert.True(l.Success));
        using var world = Build(lines.Select(l => (l.Groups["code"].Value, Value(l.Groups["gives"].Value))));
        world.Type("Program").GetField("Reader")!.SetValue(
            null, (Func<object, Type, object?>)((value, type) => Codec.Of(type).DeserializeObject(Payload.Of(Codec.Of(value.GetType()), value))));
        for (var i = 0; i < lines.Count; i++)
            Check(world, i, lines[i].Groups["gives"].Value);
    }

    private static void Check(World world, int line, string gives)
    {
        if (Error().Match(gives) is { Success: true } expected)
        {
            var error = Assert.Throws<MemFormatException>(() => world.Call($"Line{line}"));
            Assert.Equal(gives, expected.Groups["path"].Success ? $"{error.Error}: {error.Path}" : error.Error.ToString());
            return;
        }

        Assert.Equal(Objects.Text(world.Call($"Value{line}")), Objects.Text(world.Call($"Line{line}")));
    }

    private World Build(IEnumerable<(string Code, string Value)> lines)
    {
        var program = new StringBuilder();
        if (_parts.TryGetValue("program, compiled against library 1, running with library 2", out var types))
            program.Append(types);
        else
            program.Append($"namespace V1 {{ {_parts["V1"]} }} namespace V2 {{ {_parts["V2"]} }}");
        program.Append("\npublic static class Program { public static Func<object, Type, object?>? Reader; static T Read<T>(object value) => (T)Reader!(value, typeof(T))!;\n");
        foreach (var (i, (code, value)) in lines.Index())
            program.Append($"public static object? Line{i}() => {code}; public static object? Value{i}() => {value};\n");
        program.Append('}');
        if (_parts.TryGetValue("library", out var only))
            return Build(program.ToString(), Library(only), Library(only));
        if (_parts.TryGetValue("library 1", out var first))
            return Build(program.ToString(), Library(first), Library(_parts["library 2"]));
        return new World(Compiler.Compile("Program", program.ToString()));
    }

    private static World Build(string program, Image compiled, Image loaded) => new(loaded, Compiler.Compile("Program", program, compiled));

    private static Image Library(string code) => Compiler.Compile("Library", $"namespace Lib {{ {code} }}");

    private static string Value(string gives) => Error().IsMatch(gives) ? "null" : gives;

    [GeneratedRegex(@"\n// (?<part>V1|V2|library 1|library 2|library|program[^\n]*|result)(?=\n)")]
    private static partial Regex Part();

    [GeneratedRegex(@"^(?<code>.*?\S) +// (?<gives>.*)$")]
    private static partial Regex Line();

    [GeneratedRegex(@"^(SchemaMismatch|MissingMember|Overflow|NullNotAllowed|TrailingData|InvalidData|LimitExceeded|UnknownCase)(?<path>: .*)?$")]
    private static partial Regex Error();
}
