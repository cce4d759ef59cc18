using ApiCatalog.Model;

namespace MemFormat.Benchmarks.Workloads.Catalogs;

/// <summary>The same types as messages; made once, not measured.</summary>
internal static class ApiTypeProtobuf
{
    public static Protos.ApiType From(ApiType type)
    {
        var message = new Protos.ApiType
        {
            Name = type.Name,
            Namespace = type.Namespace,
            Kind = (int)type.Kind,
            Modifiers = (int)type.Modifiers,
        };
        Set(type.DeclaringType, text => message.DeclaringType = text);
        Set(type.BaseType, text => message.BaseType = text);
        Set(type.Obsolete, text => message.Obsolete = text);
        if (type.Layout is { } layout)
            message.Layout = new Protos.TypeLayout { Size = layout.Size, Packing = layout.Packing };

        message.Interfaces.AddRange(type.Interfaces);
        message.GenericParameters.AddRange(type.GenericParameters.Select(From));
        message.Fields.AddRange(type.Fields.Select(From));
        message.Methods.AddRange(type.Methods.Select(From));
        message.Properties.AddRange(type.Properties.Select(From));
        message.Events.AddRange(type.Events.Select(From));
        return message;
    }

    private static Protos.GenericParameter From(GenericParameter parameter)
    {
        var message = new Protos.GenericParameter { Name = parameter.Name, Rules = (int)parameter.Rules };
        message.Constraints.AddRange(parameter.Constraints);
        return message;
    }

    private static Protos.ApiField From(ApiField field)
    {
        var message = new Protos.ApiField { Name = field.Name, Type = field.Type, Modifiers = (int)field.Modifiers };
        if (field.EnumValue is { } value)
            message.EnumValue = value;

        Set(field.Constant, text => message.Constant = text);
        Set(field.Obsolete, text => message.Obsolete = text);
        return message;
    }

    private static Protos.ApiMethod From(ApiMethod method)
    {
        var message = new Protos.ApiMethod { Name = method.Name, ReturnType = method.ReturnType, Modifiers = (int)method.Modifiers };
        message.GenericParameters.AddRange(method.GenericParameters.Select(From));
        message.Parameters.AddRange(method.Parameters.Select(From));
        Set(method.Obsolete, text => message.Obsolete = text);
        return message;
    }

    private static Protos.ApiParameter From(ApiParameter parameter)
    {
        var message = new Protos.ApiParameter { Name = parameter.Name, Type = parameter.Type, Modifiers = (int)parameter.Modifiers };
        Set(parameter.DefaultValue, text => message.DefaultValue = text);
        return message;
    }

    private static Protos.ApiProperty From(ApiProperty property)
    {
        var message = new Protos.ApiProperty { Name = property.Name, Type = property.Type };
        if (property.Getter is { } getter)
            message.Getter = (int)getter;

        if (property.Setter is { } setter)
            message.Setter = (int)setter;

        message.Index.AddRange(property.Index ?? []);
        return message;
    }

    private static Protos.ApiEvent From(ApiEvent @event) =>
        new() { Name = @event.Name, Type = @event.Type, Modifiers = (int)@event.Modifiers };

    private static void Set(string? text, Action<string> set)
    {
        if (text is not null)
            set(text);
    }
}
