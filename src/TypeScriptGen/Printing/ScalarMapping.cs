using MemFormat.TypeScriptGen.Assemblies;

namespace MemFormat.TypeScriptGen.Printing;

/// <summary>What values without parts are in TypeScript: those of a fixed size, and those of extended kinds.</summary>
/// <param name="Type">Their type.</param>
/// <param name="Function">The name in both files of the runtime: of a fixed size, the reader's gets a value at a
/// place and the writer's sets one.</param>
/// <param name="Zero">The value whose bytes are 0, if there is one.</param>
/// <param name="IsKey">Whether JavaScript tells values apart as .NET does, so that they can be keys and elements of sets.</param>
internal sealed record ScalarMapping(string Type, string Function, string? Zero, bool IsKey = true)
{
    /// <summary>The file of the runtime with what needs <c>Temporal</c>, and the name of its import.</summary>
    public const string TemporalFile = "temporal";

    private const string BigZero = "BigInt(0)";

    public static ScalarMapping Of(WireKind kind, TypeScriptOptions options) => kind switch
    {
        WireKind.Bool => new("boolean", "bool", "false"),
        WireKind.Int8 => Number("int8"),
        WireKind.UInt8 => Number("uint8"),
        WireKind.Int16 => Number("int16"),
        WireKind.UInt16 => Number("uint16"),
        WireKind.Int32 => Number("int32"),
        WireKind.UInt32 => Number("uint32"),
        WireKind.Int64 => Integer("int64", options),
        WireKind.UInt64 => Integer("uint64", options),
        WireKind.Int128 => Integer("int128", options),
        WireKind.UInt128 => Integer("uint128", options),
        WireKind.Half => Number("half"),
        WireKind.Single => Number("single"),
        WireKind.Double => Number("double"),
        WireKind.Decimal =>
            options.Decimals == DecimalMapping.Number ? Number("decimalNumber") with { IsKey = false } : new("string", "decimal", "'0'"),
        WireKind.Char => new("string", "char16", "'\\0'"),
        WireKind.Guid => new("string", "guid", "'00000000-0000-0000-0000-000000000000'"),
        WireKind.DateTime => Date("dateTime", new("bigint", "dateTimeTicks", BigZero), options),
        WireKind.DateTimeOffset =>
            Date("dateTimeOffset", new("[ticks: bigint, minutes: number]", "dateTimeOffsetTicks", $"[{BigZero}, 0]", IsKey: false), options),
        WireKind.TimeSpan when options.Dates == DateMapping.Temporal => Temporal("Duration", "timeSpan", "PT0S"),
        WireKind.TimeSpan => options.Dates == DateMapping.Ticks ? new("bigint", "int64", BigZero) : Number("timeSpan"),
        WireKind.DateOnly when options.Dates == DateMapping.Temporal => Temporal("PlainDate", "dateOnly", "0001-01-01"),
        WireKind.TimeOnly when options.Dates == DateMapping.Temporal => Temporal("PlainTime", "timeOnly", "00:00:00"),
        WireKind.DateOnly => new("string", "dateOnly", "'0001-01-01'"),
        WireKind.TimeOnly => new("string", "timeOnly", "'00:00:00'"),
        _ => throw new PrintingException($"The kind {kind} has no fixed size."),
    };

    /// <summary>Extended kinds; one without a row is its text.</summary>
    public static ScalarMapping Of(WireExtension extension, TypeScriptOptions options) => extension switch
    {
        WireExtension.Rune => new("string", "rune", Zero: null),
        WireExtension.Index => Number("int32"),
        WireExtension.BigInteger => Integer("bigInteger", options),
        _ => new("string", "stringOrNull", Zero: null),
    };

    /// <summary>A constant span, date or time of day of a manifest, in the form that the reader gives; null for other kinds.</summary>
    public static string? OfTime(WireKind kind, string constant, TypeScriptOptions options)
    {
        var isTemporal = options.Dates == DateMapping.Temporal;
        switch (kind)
        {
            case WireKind.TimeOnly:
                var time = new TimeOnly(ScalarBytes.Ticks(constant));
                var clock = time.ToString(time.Ticks % TimeSpan.TicksPerSecond == 0 ? "HH:mm:ss" : "HH:mm:ss.fffffff", CultureInfo.InvariantCulture);
                return isTemporal ? Temporal("plainTime", clock) : Identifiers.Text(clock);
            case WireKind.DateOnly when isTemporal:
                return Temporal("plainDate", constant);
            case WireKind.DateTime when isTemporal || options.Dates == DateMapping.Iso:
                var dateTime = DateTime.FromBinary(ScalarBytes.Ticks(constant));
                var reading = Iso(dateTime) + (dateTime.Kind == DateTimeKind.Utc ? "Z" : "");
                return isTemporal ? Temporal("dateTime", reading) : Identifiers.Quoted(reading);
            case WireKind.DateTimeOffset when isTemporal || options.Dates == DateMapping.Iso:
                var moment = ScalarBytes.Offset(constant);
                var zone = moment.ToString("zzz", CultureInfo.InvariantCulture);
                return isTemporal
                    ? Temporal("zonedDateTime", $"{Iso(moment.DateTime)}{zone}[{zone}]")
                    : Identifiers.Quoted(Iso(moment.DateTime) + zone);
            case WireKind.TimeSpan when isTemporal:
                return Temporal("duration", Duration(new TimeSpan(ScalarBytes.Ticks(constant))));
            case WireKind.TimeSpan when options.Dates != DateMapping.Ticks:
                return (ScalarBytes.Ticks(constant) / 10000.0).ToString("R", CultureInfo.InvariantCulture).ToLowerInvariant();
            case WireKind.DateTimeOffset when options.Dates == DateMapping.Ticks:
                var parts = constant.Split(' ');
                return $"[{Identifiers.BigInt(parts[0])}, {Identifiers.Integer(parts[1])}]";
            case WireKind.TimeSpan or WireKind.DateTime when options.Dates == DateMapping.Ticks:
                return Identifiers.BigInt(constant);
            case WireKind.DateTime:
                return Date(DateTime.FromBinary(ScalarBytes.Ticks(constant)).Ticks, options);
            case WireKind.DateTimeOffset:
                return Date(ScalarBytes.Offset(constant).UtcTicks, options);
            default:
                return null;
        }
    }

    /// <summary>Integers of 64 bits and more, those of any size among them.</summary>
    public static ScalarMapping Integer(string function, TypeScriptOptions options) => options.Integers switch
    {
        IntegerMapping.Number => Number(function + "Number"),
        IntegerMapping.String => new("string", function + "String", "'0'"),
        _ => new("bigint", function, BigZero),
    };

    private static ScalarMapping Number(string function) => new("number", function, "0");

    private static ScalarMapping Temporal(string type, string function, string zero) =>
        new($"{TemporalFile}.{type}", function + "Temporal", Temporal(Identifiers.Camel(type), zero), IsKey: false);

    /// <summary>A constant of the runtime's file.</summary>
    private static string Temporal(string function, string text) => $"{TemporalFile}.{function}({Identifiers.Quoted(text)})";

    /// <summary>Hours and less, as the reader gives them.</summary>
    private static string Duration(TimeSpan span)
    {
        var size = decimal.Abs(span.Ticks) / TimeSpan.TicksPerSecond;
        var hours = decimal.Truncate(size / 3600);
        var minutes = decimal.Truncate(size % 3600 / 60);
        return string.Create(CultureInfo.InvariantCulture, $"{(span < TimeSpan.Zero ? "-" : "")}PT{hours}H{minutes}M{size % 60:0.#######}S");
    }

    private static ScalarMapping Date(string function, ScalarMapping ticks, TypeScriptOptions options) => options.Dates switch
    {
        DateMapping.Ticks => ticks,
        DateMapping.Temporal when function == "dateTime" => Temporal("DateTime", function, "0001-01-01T00:00:00"),
        DateMapping.Temporal => Temporal("ZonedDateTime", function, "0001-01-01T00:00:00+00:00[+00:00]"),
        DateMapping.EpochMs => new("number", function + "Ms", "-62135596800000", IsKey: false),
        DateMapping.Iso =>
            new("string", function + "Iso", ticks.Type == "bigint" ? "'0001-01-01T00:00:00'" : "'0001-01-01T00:00:00+00:00'", IsKey: false),
        _ => new("Date", function, "new Date(-62135596800000)", IsKey: false),
    };

    private static string Iso(DateTime date) => date.ToString("yyyy-MM-dd'T'HH:mm:ss.FFFFFFF", CultureInfo.InvariantCulture);

    private static string Date(long ticks, TypeScriptOptions options)
    {
        var milliseconds =
            ((ticks / TimeSpan.TicksPerMillisecond) - (DateTime.UnixEpoch.Ticks / TimeSpan.TicksPerMillisecond)).ToString(
                CultureInfo.InvariantCulture);
        return options.Dates == DateMapping.EpochMs ? milliseconds : $"new Date({milliseconds})";
    }
}
