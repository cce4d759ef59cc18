using System.Reflection;
using System.Reflection.Metadata;
using ApiCatalog.Model;
using GenericParameter = ApiCatalog.Model.GenericParameter;

namespace ApiCatalog.Scanning;

/// <summary>Reads generic parameters and their constraints.</summary>
internal sealed class GenericScanner(MetadataReader reader, TypeNames names)
{
    // Newer than the enum's other members: C# 13 writes it.
    private const GenericParameterAttributes AllowByRefLike = (GenericParameterAttributes)0x20;

    private static readonly (GenericParameterAttributes Attribute, GenericRules Rule)[] s_rules =
    [
        (GenericParameterAttributes.Covariant, GenericRules.Covariant),
        (GenericParameterAttributes.Contravariant, GenericRules.Contravariant),
        (GenericParameterAttributes.ReferenceTypeConstraint, GenericRules.ReferenceType),
        (GenericParameterAttributes.NotNullableValueTypeConstraint, GenericRules.ValueType),
        (GenericParameterAttributes.DefaultConstructorConstraint, GenericRules.DefaultConstructor),
        (AllowByRefLike, GenericRules.AllowByRefLike),
    ];

    /// <summary>The generic parameters in order.</summary>
    public List<GenericParameter> Scan(GenericParameterHandleCollection handles, GenericScope scope)
    {
        var parameters = new List<GenericParameter>(handles.Count);
        foreach (var handle in handles)
        {
            var parameter = reader.GetGenericParameter(handle);
            string[] constraints =
            [
                .. parameter.GetConstraints().Select(constraint =>
                    names.Of(reader, reader.GetGenericParameterConstraint(constraint).Type, scope)),
            ];
            parameters.Add(new GenericParameter(reader.GetString(parameter.Name), RulesOf(parameter.Attributes), constraints));
        }

        return parameters;
    }

    private static GenericRules RulesOf(GenericParameterAttributes attributes)
    {
        var rules = GenericRules.None;
        foreach (var (attribute, rule) in s_rules)
            rules |= (attributes & attribute) != 0 ? rule : 0;

        return rules;
    }
}
