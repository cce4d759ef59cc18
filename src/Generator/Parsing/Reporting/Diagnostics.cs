using Microsoft.CodeAnalysis;

namespace MemFormat.Generator.Parsing.Reporting;

/// <summary>What the parser has to say. Each id has a page under docs/diagnostics.</summary>
internal static class Diagnostics
{
    public static readonly DiagnosticDescriptor NotPartial = Error("MF001", "Type is not partial",
        "'{0}' must be partial, so that MemFormat can add the codec of '{1}'");

    public static readonly DiagnosticDescriptor UnsupportedMemberType = Error("MF002", "Type of a member is not supported",
        "'{0}' has the type '{1}', which MemFormat cannot store: {2}");

    public static readonly DiagnosticDescriptor UnreachableConstructor = Error("MF003", "No constructor can be used",
        "'{0}' cannot be constructed: {1}");

    public static readonly DiagnosticDescriptor MixedKeys = Error("MF004", "Some members have ids and some do not",
        "'{0}' has no id, but other members of '{1}' have one: give ids to all of its members or to none");

    public static readonly DiagnosticDescriptor DuplicateId = Error("MF005", "Two members have the same id",
        "'{0}' and '{1}' both have the id {2}");

    public static readonly DiagnosticDescriptor NameCollision = Error("MF006", "Two names have the same key",
        "'{0}' and '{1}' are known by the same key: add a [MemFormerName] to one of them, or number all members with [MemMember(n)]");

    public static readonly DiagnosticDescriptor ForbiddenType = Error("MF007", "Type must not be stored",
        "'{0}' has the type '{1}', which must not be read from untrusted bytes or means nothing outside the process: {2}");

    public static readonly DiagnosticDescriptor NotStored = Warning("MF008", "Public property is not stored",
        "'{0}' is public but nothing can set it, so MemFormat does not store it: add a setter or a constructor parameter, or mark it with [MemIgnore]");

    public static readonly DiagnosticDescriptor UnsupportedDeclaration = Error("MF009", "Kind of type is not supported",
        "MemFormat cannot generate a codec for '{0}': {1}");

    public static readonly DiagnosticDescriptor InvalidId = Error("MF010", "Id is out of range",
        "The id {1} of '{0}' is out of range: ids are 1 and up");

    public static readonly DiagnosticDescriptor NotAssignable = Error("MF011", "Member cannot be read back",
        "'{0}' cannot be stored, since it cannot be read back: {1}");

    public static readonly DiagnosticDescriptor HiddenMember = Error("MF012", "Member hides a stored member",
        "'{0}' hides '{1}', and both would be stored: mark one of them with [MemIgnore]");

    public static readonly DiagnosticDescriptor UnsupportedBase = Error("MF013", "Base class of another assembly cannot be a part",
        "The base class '{0}' of another assembly cannot be part of '{1}': {2}");

    public static readonly DiagnosticDescriptor Skipped = Error("MF014", "Type was skipped",
        "MemFormat generated nothing for '{0}', since it has errors: {1}");

    public static readonly DiagnosticDescriptor NoEffect = Warning("MF015", "Attribute has no effect",
        "The attributes of the parameter '{0}' have no effect, since '{1}' is no record: move them to the property or field that it sets");

    public static readonly DiagnosticDescriptor InvalidFormerName = Error("MF016", "Former name is no name",
        "'{0}' has the former name \"{1}\", but no member can ever have had that name");

    public static readonly DiagnosticDescriptor InvalidTag = Error("MF020", "Tag of a union case is invalid",
        "The union '{0}' cannot have a case with the tag {1}: {2}");

    public static readonly DiagnosticDescriptor InvalidCase = Error("MF021", "Type cannot be a case of a union",
        "'{0}' cannot be a case of '{1}': {2}");

    public static readonly DiagnosticDescriptor UnionWithoutCases = Error("MF022", "Union has no cases",
        "No value of '{0}' can be stored, since it lists no cases: add [MemUnion(1, typeof(...))]");

    public static readonly DiagnosticDescriptor UnstoredUnion = Warning("MF023", "Union is not stored",
        "The cases of '{0}' have no effect, since it has no [MemFormattable]");

    public static readonly DiagnosticDescriptor NoIdentity = Error("MF025", "Type cannot preserve references",
        "Objects of '{0}' cannot keep their identity: {1}");

    public static readonly DiagnosticDescriptor EmptyKey = Error("MF026", "Set or key of objects that are empty yet",
        "'{0}' finds objects of '{1}' by what they hold, but objects that keep their identity are put into collections before their members are read: use a list, or leave the equality of '{1}' to its identity");

    public static readonly DiagnosticDescriptor UnfitSurrogate = Error("MF030", "Surrogate does not fit",
        "'{0}' cannot be stored as a surrogate: {1}");

    public static readonly DiagnosticDescriptor GrowingType = Error("MF037", "Generic type contains ever larger ones",
        "'{0}' has the type '{1}', and '{2}' in it leads back to '{3}' with a larger type argument each time, so there is no end to the types that MemFormat would have to store");

    public static readonly DiagnosticDescriptor InvalidExtensionData = Error("MF028", "Extension data cannot be kept here",
        "'{0}' cannot keep extension data: {1}");

    public static readonly DiagnosticDescriptor UnfitCodec = Error("MF031", "Custom codec does not fit",
        "'{0}' cannot be stored by a custom codec: {1}");

    public static readonly DiagnosticDescriptor UnfitConversion = Error("MF032", "Conversion does not fit",
        "'{0}' cannot be read from the earlier type '{1}': {2}");

    public static readonly DiagnosticDescriptor TakenAlias = Error("MF038", "Alias of generated code is taken",
        "Generated code has the alias 'MF' for the namespace it calls, and a global alias of that name stands in its way: rename it");

    public static readonly DiagnosticDescriptor UnfitComparer = Error("MF040", "Comparer does not fit",
        "'{0}' cannot have the comparer '{1}': {2}");

    public static readonly DiagnosticDescriptor InvalidRecord = Error("MF050", "Line of a recorded schema file cannot be used",
        "This line of {0} cannot be used: {1}");

    public static readonly DiagnosticDescriptor SameFingerprint = Error("MF051", "Two recorded schemas have the same fingerprint",
        "The schemas of {0} and {1} have the same fingerprint, so payloads that only name one of them cannot be read");

    public static readonly DiagnosticDescriptor ReservedKey = Error("MF052", "Id or name is reserved",
        "'{0}' has {1}, which '{2}' has reserved: in data of earlier versions it may be something else");

    public static readonly DiagnosticDescriptor NotPrintable = Error("MF060", "Member cannot be printed as TypeScript",
        "'{0}' cannot be printed as TypeScript: {1}. Or leave '{2}' out with MemFormatTypeScriptExclude");

    public static readonly DiagnosticDescriptor SameProperty = Warning("MF061", "Two members would be one property",
        "'{0}' and '{1}' would both be the property '{2}' in TypeScript, so both keep their C# names: rename one of them, or set MemFormatTypeScriptNames to Keep");

    public static readonly DiagnosticDescriptor WallClock = Create("MF062", "DateTime becomes an instant",
        "'{0}' holds a DateTime, of which TypeScript makes an instant: one that is local or of no kind keeps its clock in the UTC fields, and is UTC when TypeScript writes it", DiagnosticSeverity.Info);

    private static DiagnosticDescriptor Error(string id, string title, string message) => Create(id, title, message, DiagnosticSeverity.Error);

    private static DiagnosticDescriptor Warning(string id, string title, string message) => Create(id, title, message, DiagnosticSeverity.Warning);

    private static DiagnosticDescriptor Create(string id, string title, string message, DiagnosticSeverity severity) =>
        new(id, title, message, "MemFormat", severity, isEnabledByDefault: true, helpLinkUri: $"docs/diagnostics/{id}.md");
}
