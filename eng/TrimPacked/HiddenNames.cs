using Mono.Cecil;
using Mono.Linker.Steps;

namespace MemFormat.Eng;

/// <summary>
/// Runs in .NET's linker when src/Runtime is packed. Takes out of what only the assembly itself can call: the names of parameters,
/// the properties around accessors, and attributes that only compilers of its callers read. What is public keeps all of them.
/// </summary>
public sealed class HiddenNames : BaseStep
{
    protected override void ProcessAssembly(AssemblyDefinition assembly)
    {
        if (Annotations.GetAction(assembly) == Mono.Linker.AssemblyAction.Link)
            foreach (var type in assembly.MainModule.Types)
                Shorten(type, type.IsPublic);
    }

    private static void Shorten(TypeDefinition type, bool isVisible)
    {
        foreach (var method in type.Methods)
            if (!isVisible || !IsVisible(method))
                Shorten(method);

        for (var i = type.Properties.Count; --i >= 0;)
            if (!isVisible || !IsVisible(type.Properties[i].GetMethod) && !IsVisible(type.Properties[i].SetMethod))
                type.Properties.RemoveAt(i);

        if (!isVisible)
            RemoveAttributes(type);

        foreach (var nested in type.NestedTypes)
            Shorten(nested, isVisible && (nested.IsNestedPublic || nested.IsNestedFamily || nested.IsNestedFamilyOrAssembly));
    }

    private static bool IsVisible(MethodDefinition? method) => method is { IsPublic: true } or { IsFamily: true } or { IsFamilyOrAssembly: true };

    private static void Shorten(MethodDefinition method)
    {
        RemoveAttributes(method);
        foreach (var parameter in method.Parameters)
        {
            RemoveAttributes(parameter);
            parameter.Name = null;
        }
    }

    private static void RemoveAttributes(ICustomAttributeProvider provider)
    {
        for (var i = provider.CustomAttributes.Count; --i >= 0;)
            if (provider.CustomAttributes[i].AttributeType.Name is "ScopedRefAttribute" or "IsReadOnlyAttribute" or "ExtensionAttribute")
                provider.CustomAttributes.RemoveAt(i);
    }
}
