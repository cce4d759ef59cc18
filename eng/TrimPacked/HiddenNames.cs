using Mono.Cecil;
using Mono.Linker;
using Mono.Linker.Steps;

namespace MemFormat.Eng;

/// <summary>
/// Runs in .NET's linker when src/Runtime is packed. Takes out of what only the assembly itself can call: the names of parameters,
/// their flags and defaults, the properties of hidden types, attributes that only compilers of its callers read, and the long
/// names of constant data. What is public keeps all of them, and every type and method its name.
/// </summary>
public sealed class HiddenNames : BaseStep
{
    protected override void ProcessAssembly(AssemblyDefinition assembly)
    {
        if (Annotations.GetAction(assembly) != AssemblyAction.Link)
            return;
        foreach (var type in assembly.MainModule.Types)
        {
            Shorten(type, type.IsPublic);
            if (type.Name == "<PrivateImplementationDetails>")
                Number(type);
        }
    }

    // The compiler names data by its hash, 64 digits.
    private static void Number(TypeDefinition data)
    {
        for (var i = 0; i < data.Fields.Count; i++)
            data.Fields[i].Name = $"{i}";
        for (var i = 0; i < data.NestedTypes.Count; i++)
            data.NestedTypes[i].Name = $"{i}";
    }

    private static void Shorten(TypeDefinition type, bool isVisible)
    {
        foreach (var method in type.Methods)
            if (!isVisible || !IsVisible(method))
                Shorten(method);

        // Of a visible type, compilers look for explicit implementations among its properties, private as these are.
        if (!isVisible)
        {
            type.Properties.Clear();
            RemoveAttributes(type);
        }

        foreach (var nested in type.NestedTypes)
            Shorten(nested, isVisible && (nested.IsNestedPublic || nested.IsNestedFamily || nested.IsNestedFamilyOrAssembly));
    }

    private static bool IsVisible(MethodDefinition method) => method is { IsPublic: true } or { IsFamily: true } or { IsFamilyOrAssembly: true };

    private static void Shorten(MethodDefinition method)
    {
        RemoveAttributes(method);
        foreach (var parameter in method.Parameters)
        {
            RemoveAttributes(parameter);
            (parameter.Name, parameter.HasConstant, parameter.Attributes) = (null, false, ParameterAttributes.None);
        }
    }

    private static void RemoveAttributes(ICustomAttributeProvider provider)
    {
        for (var i = provider.CustomAttributes.Count; --i >= 0;)
            if (provider.CustomAttributes[i].AttributeType.Name 
                is "ScopedRefAttribute" or "IsReadOnlyAttribute" or "ExtensionAttribute" or "ParamArrayAttribute")
                provider.CustomAttributes.RemoveAt(i);
    }
}
