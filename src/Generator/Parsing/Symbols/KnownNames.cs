namespace MemFormat.Generator.Parsing.Symbols;

/// <summary>The names that the parser looks for in users' code.</summary>
internal static class KnownNames
{
    public const string Formattable = "MemFormat.MemFormattableAttribute";
    public const string Member = "MemFormat.MemMemberAttribute";
    public const string Ignore = "MemFormat.MemIgnoreAttribute";
    public const string FormerName = "MemFormat.MemFormerNameAttribute";
    public const string Comparer = "MemFormat.MemComparerAttribute";
    public const string Constructor = "MemFormat.MemConstructorAttribute";
    public const string Defaults = "MemFormat.MemFormatDefaultsAttribute";
    public const string Root = "MemFormat.MemFormatRootAttribute";
    public const string Serializing = "MemFormat.IMemSerializing";
    public const string Deserialized = "MemFormat.IMemDeserialized";
    public const string DeserializedWithReport = "MemFormat.IMemDeserializedWithReport";
    public const string Surrogate = "MemFormat.MemSurrogateAttribute";
    public const string SurrogateInterface = "MemFormat.IMemSurrogate";
    public const string Was = "MemFormat.MemWasAttribute";
    public const string CustomCodec = "MemFormat.MemCodecAttribute";
    public const string Compression = "MemFormat.IMemCompression";
    public const string CodecBase = "MemFormat.MemFormatCodec";
    public const string Union = "MemFormat.MemUnionAttribute";
    public const string UnionCase = "MemFormat.MemUnionCaseAttribute";
    public const string Reserved = "MemFormat.MemReservedAttribute";
    public const string Serializer = "MemFormat.MemFormatSerializer";
    public const string ExtensionData = "MemFormat.MemExtensionData";
    public const string TypeScript = "MemFormat.MemTypeScriptAttribute";
    public const string Context = "MemFormat.MemFormatContext";

    /// <summary>The alias of the runtime's namespace for emitted code; nothing but an alias can hide it.</summary>
    public const string Alias = "M_";

    /// <summary>The struct inside each generated type that reads and writes it.</summary>
    public const string Codec = "MemFormatCodec";

    /// <summary>The struct inside generated types that are constructed from their decoded members together.</summary>
    public const string Parts = "MemFormatParts";

    /// <summary>The method that fills them from an object that is there.</summary>
    public const string KeepParts = "KeepParts";

    /// <summary>The field in there with the parts of a base class of another assembly.</summary>
    public const string BaseParts = "MemFormatBase";

    /// <summary>How a field in there begins that says whether its member is present; and if only a constructor can set this member.</summary>
    public const string Has = "Has", MustPass = "MustPass";

    /// <summary>How the property begins that sets the decoded members: the name of its type follows.</summary>
    public const string PartsSetter = "MemFormatMembersOf";

    /// <summary>The namespace of code generated once per assembly.</summary>
    public const string GeneratedNamespace = "MemFormat.Generated";

    /// <summary>The struct inside each union that knows its cases.</summary>
    public const string Cases = "MemFormatCases";

    /// <summary>Of a member that is a union, inside its type's codec: its name follows.</summary>
    public const string CasesOf = "CasesOf";

    /// <summary>How the name of the struct ends that names the constants of an enum.</summary>
    public const string EnumNames = "MemFormatNames";

    /// <summary>How the names of generated files end.</summary>
    public const string FileSuffix = ".MemFormat.g.cs";
}
