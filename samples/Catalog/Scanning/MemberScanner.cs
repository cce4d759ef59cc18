using System.Collections.Immutable;
using System.Reflection;
using System.Reflection.Metadata;
using ApiCatalog.Model;

namespace ApiCatalog.Scanning;

/// <summary>Reads the public fields, properties and events of a type.</summary>
internal sealed class MemberScanner(MetadataReader reader, TypeNames names, Annotations annotations)
{
    /// <summary>The public fields in the order of the metadata.</summary>
    public List<ApiField> Fields(TypeDefinition type, GenericScope scope, bool isEnum)
    {
        var fields = new List<ApiField>();
        foreach (var handle in type.GetFields())
        {
            var field = reader.GetFieldDefinition(handle);
            if (!Visibility.IsPublic(field) || (field.Attributes & FieldAttributes.RTSpecialName) != 0)
                continue; // An enum's field that holds its value is special.

            fields.Add(new ApiField
            {
                Name = reader.GetString(field.Name),
                Type = TypeNames.AsReturned(field.DecodeSignature(names, scope)),
                Modifiers = MemberModifiers.Of(field.Attributes),
                EnumValue = isEnum ? ConstantText.Bits(reader, field.GetDefaultValue()) : null,
                Constant = isEnum ? null : ConstantText.Of(reader, field.GetDefaultValue()),
                Obsolete = annotations.Obsolete(field.GetCustomAttributes()),
            });
        }

        return fields;
    }

    /// <summary>The properties with a public accessor, in the order of the metadata.</summary>
    public List<ApiProperty> Properties(TypeDefinition type, GenericScope scope)
    {
        var properties = new List<ApiProperty>();
        foreach (var handle in type.GetProperties())
        {
            var property = reader.GetPropertyDefinition(handle);
            var accessors = property.GetAccessors();
            var getter = AccessorOf(accessors.Getter);
            var setter = AccessorOf(accessors.Setter);
            if (getter is null && setter is null)
                continue;

            var signature = property.DecodeSignature(names, scope);
            properties.Add(new ApiProperty
            {
                Name = reader.GetString(property.Name),
                Type = TypeNames.AsReturned(signature.ReturnType),
                Getter = getter,
                Setter = setter,
                Index = IndexOf(signature.ParameterTypes),
            });
        }

        return properties;
    }

    /// <summary>The public events in the order of the metadata.</summary>
    public List<ApiEvent> Events(TypeDefinition type, GenericScope scope)
    {
        var events = new List<ApiEvent>();
        foreach (var handle in type.GetEvents())
        {
            var definition = reader.GetEventDefinition(handle);
            if (AccessorOf(definition.GetAccessors().Adder) is { } modifiers)
            {
                events.Add(new ApiEvent(
                    reader.GetString(definition.Name), names.Of(reader, definition.Type, scope), modifiers));
            }
        }

        return events;
    }

    private static string[]? IndexOf(ImmutableArray<string> types) => types.IsEmpty ? null : [.. types];

    private Modifiers? AccessorOf(MethodDefinitionHandle handle)
    {
        if (handle.IsNil)
            return null;

        var accessor = reader.GetMethodDefinition(handle);
        return Visibility.IsPublic(accessor) ? MemberModifiers.Of(accessor.Attributes) : null;
    }
}
