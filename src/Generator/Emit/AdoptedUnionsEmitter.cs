using MemFormat.Generator.Parsing.Model;

namespace MemFormat.Generator.Emit;

/// <summary>Prints the cases of unions whose interface or base class another assembly declares without knowing of it.</summary>
internal static class AdoptedUnionsEmitter
{
    public static string Emit(IEnumerable<AddedCaseShape> cases)
    {
        var code = CodeWriter.Begin().Write($"namespace {KnownNames.GeneratedNamespace};");
        foreach (var union in Unions(cases))
        {
            code.Line();
            new UnionEmitter(union).Emit(code);
        }

        return code.End();
    }

    public static IEnumerable<UnionShape> Unions(IEnumerable<AddedCaseShape> cases) =>
        cases.GroupBy(c => c.Union).OrderBy(u => u.Key.Name, System.StringComparer.Ordinal)
        .Select(u =>
            new UnionShape(Name(u.Key), Struct(u.Key), UnknownIsNull: false,
                u.OrderBy(c => c.Tag).Select(c => new UnionCaseShape(c.Tag, c.Type) { Held = c.Held }).ToEquatableArray())
            {
                Held = u.First().Holder,
            });

    private static string Name(TypeRef union) => union.Name.Substring(union.Name.IndexOf("::", System.StringComparison.Ordinal) + 2);

    private static string Struct(TypeRef union) => union.Codec!.Name.Substring(union.Codec.Name.LastIndexOf('.') + 1);
}
