using Mono.Cecil;
using Mono.Linker;
using Mono.Linker.Steps;

namespace MemFormat.Eng;

/// <summary>
/// Runs in .NET's linker when src/Runtime is packed, and takes out the names of parameters that no caller outside of the assembly
/// can use: the linker does so in every trimmed program, but not in libraries.
/// </summary>
public sealed class HiddenNames : BaseStep
{
    protected override void ProcessAssembly(AssemblyDefinition assembly)
    {
        if (Annotations.GetAction(assembly) != AssemblyAction.Link)
            return;
        foreach (var type in assembly.MainModule.Types)
            Shorten(type, type.IsPublic);
    }

    private static void Shorten(TypeDefinition type, bool isVisible)
    {
        foreach (var method in type.Methods)
        {
            if (isVisible && (method.IsPublic || method.IsFamily || method.IsFamilyOrAssembly))
                continue;
            foreach (var parameter in method.Parameters)
                parameter.Name = null;
        }

        foreach (var nested in type.NestedTypes)
            Shorten(nested, isVisible && (nested.IsNestedPublic || nested.IsNestedFamily || nested.IsNestedFamilyOrAssembly));
    }
}
