namespace MemFormat.TypeScriptGen.Printing;

/// <summary>The options for printed TypeScript.</summary>
internal sealed record TypeScriptOptions
{
    /// <summary>The names of properties.</summary>
    public NameMapping Names { get; init; }

    /// <summary>The type of integers of 64 bits and more.</summary>
    public IntegerMapping Integers { get; init; }

    /// <summary>The type of decimals.</summary>
    public DecimalMapping Decimals { get; init; }

    /// <summary>The type of dates and spans of time.</summary>
    public DateMapping Dates { get; init; }

    /// <summary>The form of byte arrays.</summary>
    public BytesMapping Bytes { get; init; }

    /// <summary>The type of lists of numbers.</summary>
    public ArrayMapping Arrays { get; init; }

    /// <summary>The type of dictionaries with string keys.</summary>
    public DictionaryMapping Dictionaries { get; init; }

    /// <summary>The property with the case of a union.</summary>
    public string Discriminator { get; init; } = "$type";

    /// <summary>The types that are left out, by their names in C#, without type arguments.</summary>
    public IReadOnlyList<string> Exclude { get; init; } = [];

    /// <summary>The ending of imported files: <c>.ts</c>, <c>.js</c> or nothing.</summary>
    public string ImportSuffix { get; init; } = ".ts";

    /// <summary>The package of npm that the runtime is imported from; null: it is printed beside the types.</summary>
    public string? Runtime { get; init; }

    /// <summary>When what reads other versions is loaded.</summary>
    public VersionsLoading Versions { get; init; }

    /// <summary>The options for values of a type: an attribute may have chosen another form for them.</summary>
    public TypeScriptOptions For(ManifestType type) => type.Form switch
    {
        TypeScriptForm.BigInt => this with { Integers = IntegerMapping.BigInt },
        TypeScriptForm.Number => this with { Integers = IntegerMapping.Number, Decimals = DecimalMapping.Number, Dates = DateMapping.Date },
        TypeScriptForm.String => this with { Integers = IntegerMapping.String, Decimals = DecimalMapping.String },
        TypeScriptForm.Date => this with { Dates = DateMapping.Date },
        TypeScriptForm.EpochMs => this with { Dates = DateMapping.EpochMs },
        TypeScriptForm.Ticks => this with { Dates = DateMapping.Ticks },
        TypeScriptForm.Iso => this with { Dates = DateMapping.Iso },
        TypeScriptForm.Temporal => this with { Dates = DateMapping.Temporal },
        TypeScriptForm.Copy => this with { Bytes = BytesMapping.Copy },
        TypeScriptForm.View => this with { Bytes = BytesMapping.View },
        _ => this,
    };

    /// <summary>The file with what only payloads of other versions need. No namespace has a dash.</summary>
    public string VersionsFile(string module) => Versions == VersionsLoading.Lazy ? module + "-versions" : module;

    /// <summary>A file of the runtime as imports name it.</summary>
    public string RuntimeFile(string name) => Runtime is null ? $"./memformat/{name}{ImportSuffix}" : $"{Runtime}/{name}";
}

internal enum NameMapping
{
    /// <summary>They begin with a small letter.</summary>
    Camel,

    /// <summary>Their C# names.</summary>
    Keep,
}

internal enum IntegerMapping
{
    BigInt,

    /// <summary><c>number</c>: a value that it cannot hold is an error.</summary>
    Number,

    /// <summary>Their digits.</summary>
    String,
}

internal enum DecimalMapping
{
    /// <summary>Their digits, all of them.</summary>
    String,

    /// <summary>The nearest <c>number</c>.</summary>
    Number,
}

internal enum DateMapping
{
    /// <summary><c>Date</c>, and milliseconds for spans.</summary>
    Date,

    /// <summary>The result of <c>Date.getTime()</c>, and milliseconds for spans.</summary>
    EpochMs,

    /// <summary>
    /// Nothing is lost: a DateTime the 64 bits of its ticks and kind, a DateTimeOffset its UTC ticks and minutes, a
    /// TimeSpan its ticks.
    /// </summary>
    Ticks,

    /// <summary>Text like <c>2026-11-21T17:05:00+01:00</c>, with up to seven digits of a second, and milliseconds for spans.</summary>
    Iso,

    /// <summary>Values of <c>Temporal</c>; spans, days and times of day, too.</summary>
    Temporal,
}

internal enum BytesMapping
{
    Copy,

    /// <summary>A view of the payload, where that is read as it is.</summary>
    View,
}

internal enum ArrayMapping
{
    Array,

    /// <summary><c>Int32Array</c> and the like, where no element can be null.</summary>
    Typed,
}

internal enum VersionsLoading
{
    Inline,

    /// <summary>When the first payload of another version comes.</summary>
    Lazy,
}

internal enum DictionaryMapping
{
    Map,

    /// <summary>An object without a prototype.</summary>
    Record,
}
