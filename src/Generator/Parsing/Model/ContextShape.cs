using MemFormat.Generator.Parsing.Reporting;

namespace MemFormat.Generator.Parsing.Model;

/// <summary>A class that lists roots for frameworks that only have a <c>Type</c>.</summary>
internal sealed record ContextShape(
    string FullName,
    string Namespace,
    EquatableArray<string> Declarations,
    bool IsClsChecked,
    EquatableArray<TypeRef> Roots,
    EquatableArray<RootShape> Listed,
    EquatableArray<string> Warnings);

/// <summary>A root as an attribute of the class says it.</summary>
/// <param name="Type">The type's name in code.</param>
/// <param name="Name">The name that it has in the context, if any.</param>
internal sealed record RootShape(string Type, string? Name);

/// <summary>The result of parsing such a class: its shape with the roots that can be stored, if code can be added to it, and its errors.</summary>
internal sealed record ParsedContext(ContextShape? Shape, EquatableArray<LocatedError> Errors);
