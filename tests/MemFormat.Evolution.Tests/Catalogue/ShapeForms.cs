namespace MemFormat.Evolution.Tests.Catalogue;

/// <summary>A way to declare a type.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Print">Prints the type.</param>
/// <param name="KeepsAdded">Whether reading into an object keeps what the payload lacks.</param>
internal sealed record ShapeForm(string Name, Func<ShapeMembers, string> Print, bool KeepsAdded = true)
{
    /// <summary>How the type is written, if not by its name.</summary>
    public Func<ShapeMembers, string> Root { get; init; } = m => m.Type;
}

/// <summary>The forms. Each type gets a static method <c>Make</c>, whose arguments are the values of its members.</summary>
internal static class ShapeForms
{
    public static IReadOnlyList<ShapeForm> All { get; } =
    [
        new("class", m => Class("partial class", m, "set")),
        new("sealed class", m => Class("sealed partial class", m, "set")),
        new("fields",
            m => $"[MemFormattable] public partial class {m.Type} {{ {m.Each(d => $"public {d.Type} {d.Name}{d.Initial};")} {m.MakeNew()} }}"),
        new("init", m => Class("partial class", m, "init")),
        new("required init", m => Class("sealed partial class", m, "init", isRequired: true)),
        new("required set", m => Class("partial class", m, "set", isRequired: true)),
        new("private set", m => Class("partial class", m, "private set")),
        new("constructor", m => $"[MemFormattable] public partial class {m.Type} {{ {Constructor(m)} }}"),
        new("chosen constructor",
            m => $"[MemFormattable] public partial class {m.Type} {{ public {m.Type}(object wrong) {{ }} [MemConstructor] {Constructor(m)} }}"),
        new("constructor and required",
            m =>
                $"[MemFormattable] public partial class {m.Type}(string tag{(m.IsLater ? ", int added = 5" : "")}) {{ public string Tag {{ get; }} = tag; {(m.IsLater ? "public int Added { get; } = added;" : "")} {m.Without("Tag", "Added").Each(d => $"public required {d.Type} {d.Name} {{ get; init; }}{d.InitialValue}", isAddedPlain: true)} {m.Make(a => $"new({a("Tag")}{(m.IsLater ? ", " + a("Added") : "")}) {{ {m.Without("Tag", "Added").Assign(a)} }}")} }}"),
        new("private field",
            m =>
                $"[MemFormattable] public partial class {m.Type} {{ {m.Each(d => $"[MemMember] private {d.Type} _{d.Name}{d.Initial}; public {d.Type} Get{d.Name}() => _{d.Name};")} {m.Make(a => $"new() {{ {m.Assign(a, "_")} }}")} }}"),
        new("getter-only list",
            m =>
                $"[MemFormattable] public partial class {m.Type} {{ {m.Each(d => $"public {d.Type} {d.Name} {{ get; {(d.Name == "Items" ? "} = [];" : $"set; }}{d.InitialValue}")}")} {m.Make(a => $"new() {{ {m.Assign(n => n == "Items" ? "{ items[0], items[1] }" : a(n))} }}")} }}"),
        new("record", m => $"[MemFormattable] public partial record {m.Type}({m.Parameters()}) {{ {m.Make(a => $"new({m.Arguments(a)})")} }}"),
        new("record of properties", m => Class("sealed partial record", m, "init")),
        new("record of both",
            m =>
                $"[MemFormattable] public partial record {m.Type}(string Tag) {{ {m.Without("Tag").Each(d => $"public {d.Type} {d.Name} {{ get; init; }}{d.InitialValue}")} {m.Make(a => $"new({a("Tag")}) {{ {m.Without("Tag").Assign(a)} }}")} }}"),
        new("derived record",
            m =>
                $"public abstract record Base{m.Type}(string Tag); [MemFormattable] public partial record {m.Type}({m.Parameters()}) : Base{m.Type}(Tag) {{ {m.Make(a => $"new({m.Arguments(a)})")} }}"),
        new("struct",
            m =>
                $"[MemFormattable] public partial struct {m.Type} {{ public {m.Type}() {{ }} {m.Each(d => $"public {d.Type} {d.Name} {{ get; set; }}{d.InitialValue}")} {m.MakeNew()} }}"),
        new("readonly struct", m => $"[MemFormattable] public readonly partial struct {m.Type} {{ {Constructor(m)} }}"),
        new("record struct",
            m => $"[MemFormattable] public partial record struct {m.Type}({m.Parameters()}) {{ {m.Make(a => $"new({m.Arguments(a)})")} }}"),
        new("readonly record struct",
            m =>
                $"[MemFormattable] public readonly partial record struct {m.Type}(string Tag) {{ {m.Without("Tag").Each(d => $"public {d.Type} {d.Name} {{ get; init; }}{d.InitialValue}")} {m.Make(a => $"new({a("Tag")}) {{ {m.Without("Tag").Assign(a)} }}")} }}"),
        new("struct with required",
            m =>
                $"[MemFormattable] public partial struct {m.Type} {{ public {m.Type}() {{ }} {m.Each(d => $"public required {d.Type} {d.Name} {{ get; init; }}{d.InitialValue}", isAddedPlain: true)} {m.MakeNew()} }}"),
        new("nested",
            m => $"public partial class Outer{m.Type} {{ public partial struct Middle {{ {Class("partial class", m, "set")} }} }}") { Root = m =>
                $"Outer{m.Type}.Middle.{m.Type}" },
        new("derived",
            m =>
                $"[MemFormattable] public partial class Base{m.Type} {{ public string Tag {{ get; set; }} = \"\"; }} [MemFormattable] public partial class {m.Type} : Base{m.Type} {{ {m.Without("Tag").Each(d => $"public {d.Type} {d.Name} {{ get; set; }}{d.InitialValue}")} {m.MakeNew()} }}"),
        new("derived from a generic",
            m =>
                $"public abstract class Base{m.Type}<T> {{ public T Value {{ get; set; }} = default!; public List<T> Items {{ get; private protected set; }} = []; }} [MemFormattable] public partial class {m.Type} : Base{m.Type}<{m.Kind.Type}> {{ {m.Without("Value", "Items").Each(d => $"public {d.Type} {d.Name} {{ get; set; }}{d.InitialValue}")} {m.MakeNew()} }}"),
        new("generic over a base",
            m =>
                $"public abstract class Base{m.Type} {{ public string Tag {{ get; private set; }} = \"\"; protected void SetTag(string tag) => Tag = tag; }} [MemFormattable] public partial class {m.Type}<T> : Base{m.Type} {{ {m.Generic().Without("Tag").Each(d => $"public {d.Type} {d.Name} {{ get; set; }}{d.InitialValue}")} {m.MakeGeneric(a => $"new {m.Type}<T> {{ {m.Without("Tag").Assign(a)} }}.With({a("Tag")})")} private {m.Type}<T> With(string tag) {{ SetTag(tag); return this; }} }}") { Root = m => $"{m.Type}<{m.Kind.Type}>" },
        new("generic",
            m =>
                $"[MemFormattable] public partial class {m.Type}<T> {{ {m.Generic().Each(d => $"public {d.Type} {d.Name} {{ get; set; }}{d.InitialValue}")} {m.MakeGeneric(a => $"new {m.Type}<T> {{ {m.Assign(a)} }}")} }}") { Root = m => $"{m.Type}<{m.Kind.Type}>" },
        new("generic record",
            m =>
                $"[MemFormattable] public sealed partial record {m.Type}<T>({m.Generic().Parameters()}) {{ {m.MakeGeneric(a => $"new {m.Type}<T>({m.Arguments(a)})")} }}") { Root = m => $"{m.Type}<{m.Kind.Type}>" },
        new("generic struct",
            m =>
                $"[MemFormattable] public readonly partial struct {m.Type}<T> {{ public {m.Type}() {{ }} {m.Generic().Each(d => $"public {d.Type} {d.Name} {{ get; init; }}{d.InitialValue}")} {m.MakeGeneric(a => $"new {m.Type}<T> {{ {m.Assign(a)} }}")} }}") { Root = m => $"{m.Type}<{m.Kind.Type}>" },
        new("numbered",
            m =>
                $"[MemFormattable] public partial class {m.Type} {{ {m.Each(d => $"[MemMember({d.Number})] public {d.Type} {d.Name} {{ get; set; }}{d.InitialValue}")} {m.MakeNew()} }}"),
        new("compact", m => "[MemFormattable(Encoding = MemEncoding.Compact)]" + Class("partial class", m, "set")["[MemFormattable]".Length..]),
        new("keeps identity", m => "[MemFormattable(PreserveReferences = true)]" + Class("partial class", m, "set")["[MemFormattable]".Length..],
            KeepsAdded: false),
        new("case of a union",
            m =>
                $"[MemFormattable, MemUnion(1, typeof({m.Type}))] public abstract partial class Base{m.Type}; {Class("sealed partial class", m, "set").Replace($"class {m.Type}", $"class {m.Type} : Base{m.Type}", StringComparison.Ordinal)}", KeepsAdded: false) { Root = m => "Base" + m.Type },
        new("case of an interface",
            m =>
                $"[MemFormattable, MemUnion(1, typeof({m.Type}))] public partial interface I{m.Type}; {Class("partial record struct", m, "set").Replace($"struct {m.Type} {{", $"struct {m.Type} : I{m.Type} {{ public {m.Type}() {{ }}", StringComparison.Ordinal)}", KeepsAdded: false) { Root = m => "I" + m.Type },
        new("extension data",
            m => m.IsLater
                ? Class("partial class", m, "set").TrimEnd('}') + " private MemExtensionData? Rest { get; set; } }"
                : Class("partial class", m, "set")),
    ];

    private static string Class(string head, ShapeMembers members, string setter, bool isRequired = false) =>
        $"[MemFormattable] public {head} {members.Type} {{ {members.Each(d => $"public {(isRequired ? "required " : "")}{d.Type} {d.Name} {{ get; {setter}; }}{d.InitialValue}", isAddedPlain: isRequired)} {members.MakeNew()} }}";

    private static string Constructor(ShapeMembers m) =>
        $"public {m.Type}({m.Parameters(isCamel: true)}) {{ {m.Each(d => $"{d.Name} = {d.Camel};")} }} {m.Each(d => $"public {d.Type} {d.Name} {{ get; }}")} {m.Make(a => $"new({m.Arguments(a)})")}";
}
