namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>Classes, structs and records become one another.</summary>
internal static class FormEdits
{
    public static IReadOnlyList<Edit> All { get; } =
    [
        To("a type becomes a class", 3, TypeForm.Class),
        To("a type becomes a record", 3, TypeForm.Record),
        To("a type becomes a struct", 3, TypeForm.Struct),
        To("a type becomes a record struct", 2, TypeForm.RecordStruct),
    ];

    private static Edit To(string name, int weight, TypeForm form) => new(name, weight, (model, random) =>
        Draw.Type(model, random, t => t.CanBeMade && t.Form != form) is { } place ? model.With(place, As(model.Types[place], form)) : null);

    private static TypeDef As(TypeDef type, TypeForm form) => type with
    {
        Form = form,
        Members = form is TypeForm.Record or TypeForm.RecordStruct
            ? type.Members
            : [.. type.Members.Select(m => m.Access == Access.Parameter ? m with { Access = Access.Set } : m)],
    };
}
