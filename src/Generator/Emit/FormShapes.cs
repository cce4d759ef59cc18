using MemFormat.Generator.Parsing.Model;
using MemFormat.Schema.Shapes;

namespace MemFormat.Generator.Emit;

/// <summary>Lists the forms that types, contexts and calls of an assembly need.</summary>
internal static class FormShapes
{
    public static EquatableArray<FormShape> Of(IEnumerable<TypeShape> shapes, IEnumerable<RootCall> calls, IEnumerable<ParsedContext> contexts) =>
        shapes.SelectMany(s => s.Members).SelectMany(m => m.FormerTypes.Select(f => f.Type).Append(m.Type))
            .Concat(calls.Select(c => c.Root))
            .Concat(contexts.SelectMany(c => c.Shape is { } shape ? shape.Roots : []))
            .SelectMany(In).Distinct().OrderBy(f => f.Name, StringComparer.Ordinal).ToEquatableArray();

    private static IEnumerable<FormShape> In(TypeRef type) =>
        type.Arguments.SelectMany(In).Concat(type.Form is { } form ? [form] : []);
}
