using System.Globalization;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace MemFormat.Generator.Manifest;

/// <summary>
/// Spans, dates and Guids that the source makes of constants, such as <c>TimeSpan.FromMinutes(5)</c>: C# has no
/// constants of these types.
/// </summary>
internal static class TimeConstants
{
    /// <summary>The text of an initial value (see <c>InitialValue.Text</c>) of a type; null for values that are not known.</summary>
    public static string? Find(ExpressionSyntax value, ITypeSymbol type, SemanticModel model) =>
        SymbolEqualityComparer.Default.Equals(model.GetTypeInfo(value).Type, Underlying(type)) ? Find(value, model) : null;

    private static ITypeSymbol Underlying(ITypeSymbol type) =>
        type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable ? nullable.TypeArguments[0] : type;

    private static string? Find(ExpressionSyntax value, SemanticModel model)
    {
        if (model.GetSymbolInfo(value).Symbol is not { ContainingType: { } type } symbol
            || symbol is IMethodSymbol { MethodKind: not MethodKind.Constructor, IsStatic: false })
        {
            return null;
        }

        var arguments = value switch
        {
            BaseObjectCreationExpressionSyntax { Initializer: null } made => made.ArgumentList?.Arguments,
            InvocationExpressionSyntax call => call.ArgumentList.Arguments,
            MemberAccessExpressionSyntax => default(SeparatedSyntaxList<ArgumentSyntax>),
            _ => null,
        };
        if (arguments is not { } given || given.Any(a => a.NameColon is not null))
            return null;
        try
        {
            return Text(AttributeReader.MetadataName(type), symbol.Name, [.. given.Select(a => Argument(a.Expression, model))]);
        }
        catch (Exception e) when (e is ArgumentException or FormatException or OverflowException or InvalidCastException)
        {
            // The program would fail with these arguments.
            return null;
        }
    }

    private static object? Argument(ExpressionSyntax value, SemanticModel model)
    {
        var type = model.GetTypeInfo(value).Type is { } known ? AttributeReader.MetadataName(known) : "";
        if (model.GetConstantValue(value) is { HasValue: true } constant)
            return type == "System.DateTimeKind" ? (DateTimeKind)(int)constant.Value! : constant.Value;
        return type == "System.TimeSpan" && Find(value, model) is { } text ? new TimeSpan(Number(text)) : null;
    }

    private static string? Text(string type, string name, object?[] given) => given.Contains(null) ? null : (type, name) switch
    {
        ("System.TimeSpan", _) => Span(name, given) is { } span ? Text(span.Ticks) : null,
        ("System.DateTime", _) =>
            Date(name, given) is { Kind: not DateTimeKind.Local } date ? Text(date.Ticks | ((long)date.Kind << DateTimeParts.KindShift)) : null,
        ("System.DateTimeOffset", "UnixEpoch") => Text(UnixTicks) + " 0",
        ("System.DateTimeOffset", "MaxValue") => Text(DateTime.MaxValue.Ticks) + " 0",
        ("System.DateTimeOffset", ".ctor") when given.Length is 7 or 8 && given[given.Length - 1] is TimeSpan offset
            && Date(name, [.. given.Take(given.Length - 1)]) is { } local =>
            Text(new DateTimeOffset(local, offset).UtcTicks) + " " + Text((long)offset.TotalMinutes),
        ("System.DateOnly", ".ctor") when given.Length == 3 => Date(name, given)!.Value.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture),
        ("System.DateOnly", "MaxValue") => "9999-12-31",
        ("System.TimeOnly", ".ctor") when given.Length is >= 2 and <= 4 =>
            Text(new DateTime(1, 1, 1, (int)given[0]!, (int)given[1]!, Part(given, 2), Part(given, 3)).Ticks),
        ("System.TimeOnly", "MaxValue") => Text(TimeSpan.TicksPerDay - 1),
        ("System.Guid", ".ctor" or "Parse") when given.Length == 1 => new Guid((string)given[0]!).ToString(),
        _ => null,
    };

    private static TimeSpan? Span(string name, object?[] given) => (name, given.Length) switch
    {
        ("MinValue", 0) => TimeSpan.MinValue,
        ("MaxValue", 0) => TimeSpan.MaxValue,
        (".ctor" or "FromTicks", 1) => new(Number(given[0]!)),
        (".ctor", 3) => new(Part(given, 0), Part(given, 1), Part(given, 2)),
        (".ctor", 4 or 5) => new(Part(given, 0), Part(given, 1), Part(given, 2), Part(given, 3), Part(given, 4)),
        ("FromDays", 1) => Ticks(given[0]!, TimeSpan.TicksPerDay),
        ("FromHours", 1) => Ticks(given[0]!, TimeSpan.TicksPerHour),
        ("FromMinutes", 1) => Ticks(given[0]!, TimeSpan.TicksPerMinute),
        ("FromSeconds", 1) => Ticks(given[0]!, TimeSpan.TicksPerSecond),
        ("FromMilliseconds", 1) => Ticks(given[0]!, TimeSpan.TicksPerMillisecond),
        ("FromMicroseconds", 1) => Ticks(given[0]!, 10),
        _ => null,
    };

    private static DateTime? Date(string name, object?[] given) => (name, given.Length) switch
    {
        ("MaxValue", 0) => DateTime.MaxValue,
        ("UnixEpoch", 0) => new(UnixTicks, DateTimeKind.Utc),
        (".ctor", 1) => new(Number(given[0]!)),
        (".ctor", 2) when given[1] is DateTimeKind kind => new(Number(given[0]!), kind),
        (".ctor", 3) => new(Part(given, 0), Part(given, 1), Part(given, 2)),
        (".ctor", 6) => new(Part(given, 0), Part(given, 1), Part(given, 2), Part(given, 3), Part(given, 4), Part(given, 5)),
        (".ctor", 7) when given[6] is DateTimeKind kind =>
            new(Part(given, 0), Part(given, 1), Part(given, 2), Part(given, 3), Part(given, 4), Part(given, 5), kind),
        (".ctor", 7) => new(Part(given, 0), Part(given, 1), Part(given, 2), Part(given, 3), Part(given, 4), Part(given, 5), Part(given, 6)),
        (".ctor", 8) when given[7] is DateTimeKind kind =>
            new(Part(given, 0), Part(given, 1), Part(given, 2), Part(given, 3), Part(given, 4), Part(given, 5), Part(given, 6), kind),
        _ => null,
    };

    private static int Part(object?[] given, int i) => i < given.Length ? (int)given[i]! : 0;

    private const long UnixTicks = 621355968000000000;

    /// <summary>As .NET does it today; .NET Framework, where the compiler may run, rounds to milliseconds.</summary>
    private static TimeSpan Ticks(object number, long unit) => new(checked((long)(Convert.ToDouble(number, CultureInfo.InvariantCulture) * unit)));

    private static long Number(object number) => Convert.ToInt64(number, CultureInfo.InvariantCulture);

    private static string Text(long number) => number.ToString(CultureInfo.InvariantCulture);
}
