using System.Collections.Generic;
using System.Linq;
using Mono.Cecil;
using Mono.Linker;
using Mono.Linker.Steps;

namespace MemFormat.Eng;

/// <summary>
/// Runs in .NET's linker when src/Runtime is packed, and takes out what no caller outside of the assembly can use, and nothing needs at
/// run time: the names of parameters (the linker does so in every trimmed program, but not in libraries), properties beside their
/// methods, and marks that tell a compiler how to call what it cannot call. What only generated code calls loses the marks of nulls.
/// </summary>
public sealed class HiddenNames : BaseStep
{
    private const string Namespace = "System.Runtime.CompilerServices.";

    private static readonly HashSet<string> s_hidden = [Namespace + "IsReadOnlyAttribute", Namespace + "ScopedRefAttribute"];

    private static readonly HashSet<string> s_nulls = [Namespace + "NullableAttribute", Namespace + "NullableContextAttribute"];

    protected override void ProcessAssembly(AssemblyDefinition assembly)
    {
        if (Annotations.GetAction(assembly) != AssemblyAction.Link)
            return;
        foreach (var type in assembly.MainModule.Types)
            Shorten(type, type.IsPublic, isGenerated: false);
    }

    private static void Shorten(TypeDefinition type, bool isVisible, bool isGenerated)
    {
        isGenerated |= IsForGeneratedCode(type);
        foreach (var method in type.Methods)
        {
            var isHidden = !isVisible || !(method.IsPublic || method.IsFamily || method.IsFamilyOrAssembly);
            foreach (var parameter in method.Parameters)
            {
                Unmark(parameter, isHidden, isGenerated);
                if (isHidden)
                    parameter.Name = null;
            }

            Unmark(method, isHidden, isGenerated);
            Unmark(method.MethodReturnType, isHidden, isGenerated);
            Unmark(method.GenericParameters, isHidden, isGenerated);
        }

        foreach (var property in type.Properties.ToArray())
        {
            // Compilers look for the property that an interface's member is implemented by.
            if (!isVisible || !new[] { property.GetMethod, property.SetMethod }.Any(m => m is { IsPublic: true } or { IsFamily: true } or { IsFamilyOrAssembly: true } or { HasOverrides: true }))
                type.Properties.Remove(property);
            else
                Unmark(property, isHidden: false, isGenerated);
        }

        foreach (var field in type.Fields)
            Unmark(field, !isVisible || !(field.IsPublic || field.IsFamily || field.IsFamilyOrAssembly), isGenerated);
        foreach (var implemented in type.Interfaces)
            Unmark(implemented, !isVisible, isGenerated);
        Unmark(type.GenericParameters, !isVisible, isGenerated);
        Unmark(type, !isVisible, isGenerated);
        foreach (var nested in type.NestedTypes)
            Shorten(nested, isVisible && (nested.IsNestedPublic || nested.IsNestedFamily || nested.IsNestedFamilyOrAssembly), isGenerated);
    }

    private static void Unmark(IEnumerable<GenericParameter> parameters, bool isHidden, bool isGenerated)
    {
        foreach (var parameter in parameters)
        {
            Unmark(parameter, isHidden, isGenerated);
            foreach (var constraint in parameter.Constraints)
                Unmark(constraint, isHidden, isGenerated);
        }
    }

    private static void Unmark(ICustomAttributeProvider member, bool isHidden, bool isGenerated)
    {
        foreach (var attribute in member.CustomAttributes.ToArray())
        {
            var name = attribute.AttributeType.FullName;
            if ((isHidden && s_hidden.Contains(name)) || ((isHidden || isGenerated) && s_nulls.Contains(name)))
                member.CustomAttributes.Remove(attribute);
        }
    }

    /// <summary>Whether editors do not show the type.</summary>
    private static bool IsForGeneratedCode(TypeDefinition type) =>
        type.CustomAttributes.Any(a => a.AttributeType.Name == "EditorBrowsableAttribute" && a.ConstructorArguments is [{ Value: 1 }]);
}
