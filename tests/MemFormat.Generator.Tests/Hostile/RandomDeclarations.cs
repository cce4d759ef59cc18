namespace MemFormat.Generator.Tests;

/// <summary>
/// Draws declarations that hardly anybody writes: a base class, a type over it, perhaps a union of it, each with
/// constraints, constructors and members of all kinds.
/// </summary>
internal sealed class RandomDeclarations(int seed)
{
    private static readonly string[] s_names = ["A", "B", "C", "value", "reader", "@class", "P"];
    private static readonly string[] s_constraints = [
        "class", "class?", "struct", "notnull", "unmanaged", "new()", "class, new()", "IDisposable", "IComparable<T>", "Leaf", "Leaf?", "Enum"];
    private static readonly string[] s_accessors =
    [
        "{ get; set; }", "{ get; set; }", "{ get; init; }", "{ get; private set; }", "{ get; protected set; }", "{ get; private init; }", "{ get; }",
        "{ private get; set; }", "{ protected get; init; }", "{ internal get; set; }", "{ get => field0; set => field0 = value; }", "=> field0;",
    ];

    private readonly Random _random = new(seed);

    private string[] _parameters = [];

    /// <summary>The text of a file with a namespace of its own. It may not be valid C#.</summary>
    public string Draw(string space)
    {
        var outer = Chance(0.2)
            ? One("partial class Outer", "partial struct Outer", "partial record Outer", "partial interface IOuter", "partial class Outer<TOuter>",
                "partial class Outer<TOuter> where TOuter : struct")
            : null;
        var hasUnion = Chance(0.3);
        var types =
            new List<string> { "[MemFormattable] public partial class Leaf : IDisposable { public int X { get; set; } public void Dispose() { } }",
                "public enum Kind : byte { None }", "[MemFormattable] public partial class Gen<T> { public T? X { get; set; } }" };
        var kind = hasUnion
            ? One("class", "sealed class", "record")
            : One("class", "class", "sealed class", "record", "sealed record", "struct", "readonly struct", "record struct", "readonly record struct",
                "abstract class");
        var inherits = !kind.Contains("struct", StringComparison.Ordinal);
        var declarations = new List<string>();
        var parent = "";
        for (var level = inherits ? _random.Next(3) : 0; level > 0; level--)
        {
            var isUnion = level == 1 && hasUnion;
            var parentKind =
                (kind.Contains("record", StringComparison.Ordinal) ? "record" : "class", One("abstract ", "", "abstract ")) is var (word, modifier)
                    ? modifier + word
                    : "";
            declarations.Add(
                Type("Base" + level, parentKind, parent, isUnion ? [$"[MemUnion(1, typeof(Order{Open()}))]"] : [], Chance(0.6) || isUnion));
            parent = $"Base{level}{Arguments()}";
        }

        if (hasUnion && declarations.Count == 0)
        {
            _parameters = DrawParameters();
            declarations.Add(
                $"[MemFormattable, MemUnion(1, typeof(Order{Open()}))] public partial interface IBase{Arguments()} {Constraints()} {{ }}");
            parent = "IBase" + Arguments();
        }

        declarations.Add(Type("Order", kind, parent, [], isAnnotated: true));
        return $$"""
            #pragma warning disable
            using System;
            using System.Collections.Generic;
            using System.Diagnostics.CodeAnalysis;
            using MemFormat;
            #nullable {{One("enable", "enable", "enable", "disable")}}
            namespace {{space}}
            {
            {{string.Join("\n", types)}}
            {{(outer is null ? "" : $"public {outer} {{")}}
            {{string.Join("\n", declarations)}}
            {{(outer is null ? "" : "}")}}
            }
            """;
    }

    private string Type(string name, string kind, string parent, string[] attributes, bool isAnnotated)
    {
        if (parent.Length == 0 || Chance(0.2))
            _parameters = DrawParameters();
        var members = new List<(string Type, string Name)>();
        var body = new List<string>();
        for (var i = _random.Next(5); i > 0; i--)
        {
            var member = (Type: MemberType(), Name: One(s_names));
            if (members.Any(m => m.Name == member.Name))
                continue;
            members.Add(member);
            body.Add(Member(member.Type, member.Name, i));
        }

        var count = _random.Next(3);
        var primary = kind.Contains("record", StringComparison.Ordinal) && Chance(0.5) || Chance(0.1)
            ? $"({string.Join(", ", Enumerable.Range(0, count).Select(i => $"{One("", "", "[property: MemIgnore] ", "[MemMember(1)] ")}{MemberType()} {One("X", "Y", "x", "a")}{i}{One("", "", " = default")}"))})"
            : "";
        var initializer = primary.Length > 0 || Chance(0.1)
            ? $" : {One("this", "this", "base")}({string.Join(", ", Enumerable.Repeat("default", primary.Length > 0 ? count : 1))})"
            : "";
        if (Chance(0.3))
            body.Add($"{Attributes("[SetsRequiredMembers]", "[Obsolete]")}{One("public", "public", "private", "protected", "internal")} {name}(){initializer} {{ }}");
        if (Chance(0.3))
            body.Add($"{Attributes("[MemConstructor]", "[SetsRequiredMembers]")}{One("public", "public", "private", "internal")} {name}({string.Join(", ", members.Take(2).Select(m => $"{One("", "", "in ")}{m.Type} {One(m.Name, m.Name.ToLowerInvariant())}{One("", "", " = default")}"))}){initializer} {{ {string.Concat(members.Take(1).Select(m => $"this.{m.Name} = {One(m.Name, m.Name.ToLowerInvariant())};"))} }}");
        var annotation = isAnnotated
            ? One("[MemFormattable]", "[MemFormattable]", "[MemFormattable]", "[MemFormattable(Encoding = MemEncoding.Compact)]",
                "[MemFormattable(PreserveReferences = true)]", "[MemFormattable(UnknownCase = UnknownCase.Null)]")
            : "";
        return $$"""
            {{annotation}} {{string.Concat(attributes)}} {{One("public", "public", "internal")}} {{kind.Replace("class", "partial class").Replace("struct", "partial struct").Replace("record partial", "partial record").Replace("record", kind.Contains("struct", StringComparison.Ordinal) ? "record" : "partial record")}} {{name}}{{Arguments()}}{{primary}} {{(parent.Length > 0 ? ": " + parent : "")}} {{Constraints()}}
            {
                {{string.Join("\n    ", body)}}
            }
            """;
    }

    private string Member(string type, string name, int number)
    {
        var modifiers =
            $"{Attributes("[MemIgnore]", "[MemMember]", "[MemFormerName(\"Former\")]", "[Obsolete]", "[MemMember(Encoding = MemEncoding.Compact)]")}{One("public", "public", "public", "public", "private", "protected", "internal", "private protected", "protected internal")} ";
        var hides = One("", "", "", "new ", "virtual ", "override ");
        var required = One("", "", "", "required ");
        if (Chance(0.25))
            return $"{modifiers}{(hides == "new " ? hides : "")}{One("", "readonly ", required)}{type} {name}{One("", " = default!")};";
        var accessors = One(s_accessors).Replace("field0", "field" + number);
        var field = accessors.Contains("field", StringComparison.Ordinal) ? $"{One("", "", "[MemMember] ")}private {type} field{number}; " : "";
        return $"{field}{modifiers}{hides}{(accessors.Contains("et;", StringComparison.Ordinal) || accessors.Contains("init;", StringComparison.Ordinal) ? required : "")}{type} {name} {accessors}{(accessors.EndsWith("; }", StringComparison.Ordinal) && field.Length == 0 && Chance(0.5) ? " = default!;" : "")}";
    }

    private string MemberType()
    {
        var parameter = _parameters.Length > 0 ? One(_parameters) : "int";
        return One(
            "int", "int?", "string", "string?", "bool", "bool?", "Kind", "Kind?", "long", "List<int>", "List<string>?", "ICollection<int>",
            "IReadOnlyList<int>", "int[]", "Leaf", "Leaf?", "Gen<int>", "(int, string?)", "Dictionary<string, int>",
            parameter, parameter + "?", $"List<{parameter}>", $"{parameter}[]", $"Gen<{parameter}>", $"Gen<{parameter}>?",
            $"Dictionary<string, {parameter}>");
    }

    private string[] DrawParameters() => One<string[]>([], [], [], ["T"], ["T"], ["T", "U"]);

    private string Arguments() => _parameters.Length == 0 ? "" : $"<{string.Join(", ", _parameters)}>";

    private string Open() => _parameters.Length == 0 ? "" : $"<{new string(',', _parameters.Length - 1)}>";

    private string Constraints() => string.Join(" ", _parameters.Where(_ => Chance(0.4)).Select(p => $"where {p} : {One(s_constraints)}"));

    private string Attributes(params string[] all) => string.Concat(all.Where(_ => Chance(0.08)).Select(a => a + " "));

    private bool Chance(double probability) => _random.NextDouble() < probability;

    private T One<T>(params T[] all) => all[_random.Next(all.Length)];
}
