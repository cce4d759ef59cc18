using MemFormat.Generator.Parsing.Model;
using MemFormat.Schema.Shapes;

namespace MemFormat.Generator.Emit;

/// <summary>Lists the forms that types, contexts and calls of an assembly need.</summary>
internal static class FormShapes
{
    public static EquatableArray<FormShape> Of(
        IEnumerable<TypeShape> shapes,
        IEnumerable<RootCall> calls,
        IEnumerable<ParsedContext> contexts,
        IEnumerable<EquatableArray<ParsedUnionCase>> addedCases) =>
        shapes.SelectMany(Of)
            .Concat(calls.Select(c => c.Root))
            .Concat(contexts.SelectMany(c => c.Shape is { } shape ? shape.Roots : []))
            .Concat(addedCases.SelectMany(c => c).SelectMany(c => c.Shape is { } shape ? new[] { shape.Type } : []))
            .SelectMany(In).Distinct().OrderBy(f => f.Name, StringComparer.Ordinal).ToEquatableArray();

    private static IEnumerable<TypeRef> Of(TypeShape shape) => shape.Members.SelectMany(m => m.FormerTypes.Select(f => f.Type).Append(m.Type))
        .Concat(shape.BasePart is { } part ? [part] : [])
        .Concat(shape.MemberUnions.Concat(shape.Union is { } union ? [union] : []).SelectMany(u => u.Cases).Select(c => c.Type));

    private static IEnumerable<FormShape> In(TypeRef type) =>
        type.Arguments.SelectMany(In).Concat(type.Form is { } form ? [form] : []);
}
