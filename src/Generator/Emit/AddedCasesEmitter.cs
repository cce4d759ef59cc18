using MemFormat.Generator.Parsing.Model;

namespace MemFormat.Generator.Emit;

/// <summary>Prints the method that makes an assembly's cases known to unions of other assemblies when the assembly is first used.</summary>
internal static class AddedCasesEmitter
{
    public static string Emit(IEnumerable<AddedCaseShape> cases) => CodeWriter.Begin().Write($$"""
        namespace {{KnownNames.GeneratedNamespace}}
        {
            {{Names.Generated}}
            internal static class AddedUnionCases
            {
                [global::System.Runtime.CompilerServices.ModuleInitializer]
                internal static void Add()
                {
                    {{cases.OrderBy(c => c.Union.Name, System.StringComparer.Ordinal).ThenBy(c => c.Tag).Select(Call)}}
                }
            }
        }
        """).End();

    private static string Call(AddedCaseShape added) => (Names.StandsForCases(added.Type)
        ? $"{Names.Alias}::UnionCases.AddUnion<{Names.Cases(added.Union)}, {added.Type.Name}, {Names.Cases(added.Type)}>"
        : $"{Names.Alias}::UnionCases.Add<{Names.Cases(added.Union)}, {added.Type.Name}, {Names.Codec(added.Type)}>")
        + $"({added.Tag.ToString(Names.Culture)});";
}
