using MemFormat.Generator.Parsing.Model;

namespace MemFormat.Generator.Emit;

/// <summary>Lists the forms that types, contexts and calls of an assembly need.</summary>
internal static class FormShapes
{
    public static EquatableArray<FormShape> Collect(
        IEnumerable<TypeShape> shapes,
        IEnumerable<RootCall> calls,
        IEnumerable<ParsedContext> contexts,
        IEnumerable<EquatableArray<ParsedUnionCase>> addedCases)
    {
        var found = new List<FormShape>();
        foreach (var shape in shapes)
            Add(shape, found);
        foreach (var type in calls.Select(c => c.Root)
            .Concat(contexts.SelectMany(c => c.Shape is { } shape ? shape.Roots : []))
            .Concat(addedCases.SelectMany(c => c).SelectMany(c => c.Shape is { } shape ? new[] { shape.Type } : [])))
        {
            Add(type, found);
        }

        return found.Distinct().OrderBy(f => f.Name, StringComparer.Ordinal).ToEquatableArray();
    }

    private static void Add(TypeShape shape, List<FormShape> found)
    {
        foreach (var member in shape.Members)
        {
            foreach (var former in member.FormerTypes)
                Add(former.Type, found);
            Add(member.Type, found);
        }

        if (shape.BasePart is { } part)
            Add(part, found);
        foreach (var union in shape.MemberUnions)
            Add(union, found);
        if (shape.Union is { } own)
            Add(own, found);
    }

    private static void Add(UnionShape union, List<FormShape> found)
    {
        foreach (var one in union.Cases)
            Add(one.Type, found);
    }

    private static void Add(TypeRef type, List<FormShape> found)
    {
        foreach (var argument in type.Arguments)
            Add(argument, found);
        if (type.Form is { } form)
            found.Add(form);
    }
}
