using System.Reflection;

namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>Members of compiled types.</summary>
internal static class Fields
{
    public const string Extension = "Extra";

    /// <summary>What a union of the language holds, and what takes an unknown case.</summary>
    public const string Held = "Value";

    public static object? Get(object target, string name) =>
        target.GetType().GetProperty(name) is { } property ? property.GetValue(target) : Field(target, name).GetValue(target);

    /// <summary>Sets any member, however it is declared.</summary>
    public static void Set(object target, string name, object? value)
    {
        if (target.GetType().GetProperty(name) is not { } property)
            Field(target, name).SetValue(target, value);
        else
            (property.CanWrite ? property : property.DeclaringType!.GetProperty(name)!).SetValue(target, value);
    }

    private static FieldInfo Field(object target, string name) => target.GetType().GetField(name)!;
}
