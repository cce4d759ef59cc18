using System.Globalization;

namespace MemFormat.Evolution.Tests.Catalogue;

/// <summary>A member of a shape.</summary>
internal sealed record ShapeMember(string Type, string Name, string? Default, int Number)
{
    /// <summary>Whether only the later version has it.</summary>
    public bool IsAdded => Name is "Added" or "Also";

    public string Camel => char.ToLower(Name[0], CultureInfo.InvariantCulture) + Name[1..];

    /// <summary>An initializer, for what would be null.</summary>
    public string Initial => Default is null ? "" : " = " + Default;

    public string InitialValue => Default is null ? "" : $" = {Default};";
}

/// <summary>The members of a shape, in one of two versions: the later one has two more and another order.</summary>
internal sealed record ShapeMembers(string Type, ShapeKind Kind, bool IsLater, IReadOnlyList<ShapeMember> All)
{
    public static ShapeMembers Of(string type, ShapeKind kind, bool isLater)
    {
        ShapeMember[] members =
        [
            new("string", "Tag", "\"\"", 1), new(kind.Type, "Value", "default!", 2), new($"List<{kind.Type}>", "Items", "[]", 3),
            .. kind.CanBeMaybe ? [new ShapeMember(kind.Type + "?", "Maybe", null, 4)] : Array.Empty<ShapeMember>(),
        ];
        return new(type, kind, isLater, isLater ? [.. members.Reverse(), new("int", "Added", "5", 7), new("string?", "Also", null, 8)] : members);
    }

    public ShapeMembers Without(params string[] names) => this with { All = [.. All.Where(m => !names.Contains(m.Name))] };

    /// <summary>With a type parameter in place of the type.</summary>
    public ShapeMembers Generic() => this with
    {
        All = [.. All.Select(m => m with { Type = m.Name switch { "Value" => "T", "Items" => "List<T>", "Maybe" => "T?", _ => m.Type } })],
    };

    /// <param name="print">Prints a member.</param>
    /// <param name="isAddedPlain">Whether members of the later version must not be required.</param>
    public string Each(Func<ShapeMember, string> print, bool isAddedPlain = false) =>
        string.Join(" ", All.Select(m => isAddedPlain && m.IsAdded ? print(m).Replace("required ", "", StringComparison.Ordinal) : print(m)));

    public string Parameters(bool isCamel = false) =>
        string.Join(", ", All.Select(m => $"{m.Type} {(isCamel ? m.Camel : m.Name)}{(m.IsAdded ? $" = {m.Default ?? "null"}" : "")}"));

    public string Arguments(Func<string, string> argument) => string.Join(", ", All.Select(m => argument(m.Name)));

    public string Assign(Func<string, string> argument, string prefix = "") =>
        string.Join(", ", All.Select(m => $"{prefix}{m.Name} = {argument(m.Name)}"));

    /// <summary>A static method that makes a value with an object initializer.</summary>
    public string MakeNew() => Make(a => $"new() {{ {Assign(a)} }}");

    public string Make(Func<Func<string, string>, string> create) => MakeOf(Type, Kind.Type, create);

    /// <summary>As <see cref="Make"/>, for a generic type.</summary>
    public string MakeGeneric(Func<Func<string, string>, string> create) => MakeOf(Type + "<T>", "T", create);

    private string MakeOf(string type, string kind, Func<Func<string, string>, string> create) =>
        $"public static {type} Make(string tag, {kind} value, List<{kind}> items, {kind}{(kind == "T" || Kind.CanBeMaybe ? "?" : "")} maybe, int added, string? also) => {create(Camel)};";

    private static string Camel(string name) => char.ToLower(name[0], CultureInfo.InvariantCulture) + name[1..];
}
