using MemFormat.Schema.Shapes;

namespace MemFormat.Generator.Parsing.Model;

/// <summary>A class that lists roots for frameworks that only have a <c>Type</c>.</summary>
internal sealed record ContextShape(
    string FullName,
    string Namespace,
    EquatableArray<string> Declarations,
    bool IsClsChecked,
    EquatableArray<TypeRef> Roots,
    EquatableArray<string> Warnings);

/// <summary>The result of parsing such a class: its shape, or the first error in words.</summary>
internal sealed record ParsedContext(string Name, ContextShape? Shape, string? Error);
