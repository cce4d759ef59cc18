using System.Reflection;

namespace ApiCatalog.Comparing;

/// <summary>The values that new objects have.</summary>
internal static class DefaultValues
{
    /// <summary>A member's value in a new object: that of its constructor parameter or of its initializer.</summary>
    public static object? Of(PropertyInfo member)
    {
        var type = member.DeclaringType!;
        var parameter = type.GetConstructors()
            .SelectMany(constructor => constructor.GetParameters())
            .FirstOrDefault(parameter => parameter.Name == member.Name && parameter.HasDefaultValue);
        return parameter is null ? member.GetValue(Activator.CreateInstance(type)) : ValueOf(parameter);
    }

    // Defaults of enums come as their numbers.
    private static object? ValueOf(ParameterInfo parameter) =>
        parameter.DefaultValue is { } value && parameter.ParameterType.IsEnum
            ? Enum.ToObject(parameter.ParameterType, value)
            : parameter.DefaultValue;
}
