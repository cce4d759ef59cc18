namespace MemFormat.Base;

/// <summary>The error for a root whose codec is not found: the cure that works comes first.</summary>
internal static class UnsupportedRoot
{
    /// <param name="type">The root.</param>
    /// <param name="isOfContext">Whether only the roots of a context were looked at.</param>
    internal static MemFormatException Of(Type type, bool isOfContext = false)
    {
        var name = DisplayNames.Of(type);
        var part = Unmarked(type);
        var reason = part is null || part == type ? "" : $", because it has none for {DisplayNames.Of(part)}";
        return new MemFormatException(MemFormatError.UnsupportedType, $"MemFormat finds no codec for {name}{reason}" + (
            type.ContainsGenericParameters ? ". Name it with its type arguments."
            : part is not null ? Cure(part)
            : isOfContext || !RuntimeFeature.IsDynamicCodeSupported
                ? $". Add [MemFormatRoot(typeof({name}))] to a partial class derived from MemFormatContext and pass this class in MemFormatOptions.Context."
            : IsMarked(type)
                ? $". It has [MemFormattable], but {type.Assembly.GetName().Name} was compiled without MemFormat's generator. Reference the package MemFormat in that project."
            : CureOfOthers));
    }

    private const string CureOfOthers = ". Convert it to a type that MemFormat stores, or give it a surrogate with [MemSurrogate].";

    private static string Cure(Type type) =>
        type == typeof(object)
            ? ". An object can be anything. Name the type of the value: Serialize(value, value.GetType()), and when reading the type that was written. "
            + "For values of several types, use a base class with [MemUnion]."
        : type.Namespace is null && type.Name.StartsWith('<') ? ". It is an anonymous type. Use a record with [MemFormattable]."
        : type.IsInterface || type.IsAbstract
            ? ". Add [MemFormattable] to it, make it partial and list its types with [MemUnion]; or name the type of the value."
        : ". If it is yours, add [MemFormattable] to it and make it partial. If not, give it a surrogate with [MemSurrogate].";

    /// <summary>The first type in a type that could be marked, and is not; null if there is none.</summary>
    private static Type? Unmarked(Type type)
    {
        if (type.HasElementType)
            return Unmarked(type.GetElementType()!);
        foreach (var argument in type.GetGenericArguments())
        {
            if (Unmarked(argument) is { } found)
                return found;
        }

        return type == typeof(object) || !(type.IsGenericParameter || type.IsEnum || IsMarked(type) || IsOfSystem(type)) ? type : null;
    }

    private static bool IsMarked(Type type) =>
        type.IsDefined(typeof(MemFormattableAttribute), false) || type.IsDefined(typeof(MemCodecAttribute), false)
            || type.IsDefined(typeof(MemSurrogateAttribute), false) || NamedSurrogates.Find(type) is not null;

    private static bool IsOfSystem(Type type) =>
        type.Namespace is { } name && (name == nameof(System) || name.StartsWith("System.", StringComparison.Ordinal));
}
