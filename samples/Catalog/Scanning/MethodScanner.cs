using System.Collections.Immutable;
using System.Reflection;
using System.Reflection.Metadata;
using ApiCatalog.Model;

namespace ApiCatalog.Scanning;

/// <summary>Reads the public methods of a type.</summary>
internal sealed class MethodScanner(MetadataReader reader, TypeNames names, Annotations annotations, GenericScanner generics)
{
    private static readonly StructTypes s_structs = new();

    /// <summary>The public methods in the order of the metadata.</summary>
    public List<ApiMethod> Scan(TypeDefinition type, GenericScope scope)
    {
        var methods = new List<ApiMethod>();
        foreach (var handle in type.GetMethods())
        {
            var method = reader.GetMethodDefinition(handle);
            if (Visibility.IsPublic(method))
                methods.Add(Scan(method, scope));
        }

        return methods;
    }

    private ApiMethod Scan(MethodDefinition method, GenericScope typeScope)
    {
        var parameters = method.GetGenericParameters();
        var scope = parameters.Count == 0 ? typeScope : typeScope with
        {
            Method = [.. parameters.Select(handle => reader.GetString(reader.GetGenericParameter(handle).Name))],
        };
        var signature = method.DecodeSignature(names, scope);
        var attributes = method.GetCustomAttributes();
        return new ApiMethod
        {
            Name = reader.GetString(method.Name),
            ReturnType = TypeNames.AsReturned(signature.ReturnType),
            Modifiers = MemberModifiers.Of(method.Attributes)
                | (annotations.Has(attributes, "ExtensionAttribute") ? Modifiers.Extension : 0),
            GenericParameters = generics.Scan(parameters, scope),
            Parameters = Parameters(method, signature.ParameterTypes, scope),
            Obsolete = annotations.Obsolete(attributes),
        };
    }

    private List<ApiParameter> Parameters(MethodDefinition method, ImmutableArray<string> types, GenericScope scope)
    {
        var parameters = new ApiParameter[types.Length];
        for (var index = 0; index < types.Length; index++)
        {
            // A parameter without a row of its own has no name; those with one replace this.
            parameters[index] = Describe("", types[index], default, null);
        }

        foreach (var handle in method.GetParameters())
        {
            var parameter = reader.GetParameter(handle);
            var index = parameter.SequenceNumber - 1;
            if ((uint)index >= (uint)types.Length)
                continue; // 0 is what the method returns.

            var isParams = annotations.Has(parameter.GetCustomAttributes(), "ParamArrayAttribute")
                || annotations.Has(parameter.GetCustomAttributes(), "ParamCollectionAttribute");
            var described = Describe(
                reader.GetString(parameter.Name),
                types[index],
                parameter.Attributes,
                DefaultValue(method, index, parameter, scope));
            parameters[index] = isParams
                ? described with { Modifiers = described.Modifiers | ParameterModifiers.Params }
                : described;
        }

        return [.. parameters];
    }

    private string? DefaultValue(MethodDefinition method, int index, Parameter parameter, GenericScope scope)
    {
        var text = ConstantText.Of(reader, parameter.GetDefaultValue());
        return text == ConstantText.Null && method.DecodeSignature(s_structs, scope).ParameterTypes[index] ? "default" : text;
    }

    private static ApiParameter Describe(string name, string type, ParameterAttributes attributes, string? defaultValue)
    {
        var modifiers = (attributes & ParameterAttributes.Optional) != 0 ? ParameterModifiers.Optional : ParameterModifiers.None;
        if (TypeNames.IsByReference(type))
        {
            type = TypeNames.Referenced(type);
            modifiers |= (attributes & (ParameterAttributes.In | ParameterAttributes.Out)) switch
            {
                ParameterAttributes.Out => ParameterModifiers.Out,
                ParameterAttributes.In => ParameterModifiers.In,
                _ => ParameterModifiers.Ref,
            };
        }

        return new ApiParameter(name, type, modifiers, defaultValue);
    }
}
