using System.Globalization;

namespace ApiCatalog.Comparing;

/// <summary>Compares values that have no parts.</summary>
internal static class Scalars
{
    /// <summary>Whether a type is from the base library and no collection: it has no members of the model.</summary>
    public static bool IsScalar(Type type) =>
        type.IsPrimitive || type.IsEnum || type == typeof(string) || type == typeof(decimal)
        || type == typeof(DateTime) || type == typeof(TimeSpan) || type == typeof(Guid);

    /// <summary>Equal values of one type, or numbers of different types with one value.</summary>
    public static bool AreEqual(object written, object read) => (written, read) switch
    {
        (DateTime first, DateTime second) => first.Ticks == second.Ticks && first.Kind == second.Kind,
        _ when written.GetType() == read.GetType() => written.Equals(read),
        _ => Number(written) is { } first && Number(read) is { } second && first == second,
    };

    /// <summary>A short text for messages.</summary>
    public static string Describe(object? value) => value switch
    {
        null => "null",
        string text => $"\"{text}\"",
        DateTime time => time.ToString("O", CultureInfo.InvariantCulture),
        IFormattable formattable => formattable.ToString(null, CultureInfo.InvariantCulture),
        _ => value.ToString() ?? "",
    };

    private static decimal? Number(object value) =>
        value is IConvertible convertible and not (string or bool or DateTime)
            ? convertible.ToDecimal(CultureInfo.InvariantCulture)
            : null;
}
