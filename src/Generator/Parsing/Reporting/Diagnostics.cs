using MemFormat.Schema.Evolution;
using System.Reflection;

namespace MemFormat.Generator.Parsing.Reporting;

/// <summary>
/// The parser's diagnostics. A message gives the remedy and the reason. Each id has a page under docs/diagnostics.
/// </summary>
internal static class Diagnostics
{
    private static readonly Dictionary<string, DiagnosticDescriptor> s_all = [];

    /// <summary>Where the pages are on the net, if the build of this assembly said so: the property MemFormatDocsUrl.</summary>
    private static readonly string? s_docs = typeof(Diagnostics).Assembly.GetCustomAttributes(typeof(AssemblyMetadataAttribute), false)
        .Cast<AssemblyMetadataAttribute>().FirstOrDefault(a => a.Key == "MemFormatDocsUrl")?.Value;

    /// <summary>Where a page is: on the net, or in the package.</summary>
    public static string PageOf(string path) => $"{s_docs ?? "docs"}/{path}";

    public static readonly DiagnosticDescriptor NotPartial = Error("MF001", "Type is not partial",
        "Declare '{0}' partial, so that MemFormat can add the codec of '{1}' to it");

    public static readonly DiagnosticDescriptor UnsupportedMemberType = Error("MF002", "Type of a member is not supported",
        "MemFormat cannot store '{0}' of the type '{1}': {2}");

    public static readonly DiagnosticDescriptor UnreachableConstructor = Error("MF003", "No constructor can be used",
        "MemFormat cannot construct '{0}': {1}");

    public static readonly DiagnosticDescriptor MixedKeys = Error("MF004", "Some members have ids and some do not",
        "Give '{0}' an id such as {2}, or remove all ids from '{1}': either all members of a type have ids or none");

    public static readonly DiagnosticDescriptor DuplicateId = Error("MF005", "Two members have the same id",
        "Give '{0}' another id such as {3}, because '{1}' has the id {2}, too");

    public static readonly DiagnosticDescriptor NameCollision = Error("MF006", "Two names have the same key",
        "The names of '{0}' and '{1}' give the same key: add a [MemFormerName] to one of them, or number all members with [MemMember(n)]");

    public static readonly DiagnosticDescriptor ForbiddenType = Error("MF007", "Type must not be stored",
        "MemFormat does not store '{0}' of the type '{1}': {2}");

    public static readonly DiagnosticDescriptor NotStored = Warning("MF008", "Public property is not stored",
        "MemFormat does not store '{0}', because nothing can set it: add a setter or a constructor parameter, or mark it with [MemIgnore]");

    public static readonly DiagnosticDescriptor UnsupportedDeclaration = Error("MF009", "Kind of type is not supported",
        "MemFormat cannot generate a codec for '{0}': {1}");

    public static readonly DiagnosticDescriptor InvalidId = Error("MF010", "Id is out of range",
        "Give '{0}' an id of {2}, because {1} is out of range");

    public static readonly DiagnosticDescriptor NotAssignable = Error("MF011", "Member cannot be read back",
        "MemFormat cannot store '{0}', because it could not read it back: {1}");

    public static readonly DiagnosticDescriptor HiddenMember = Error("MF012", "Member hides a stored member",
        "'{0}' hides '{1}', and MemFormat would store both: mark one of them with [MemIgnore]");

    public static readonly DiagnosticDescriptor UnsupportedBase = Error("MF013", "Base class of another assembly cannot be used",
        "MemFormat cannot use the base class '{0}' of another assembly as part of '{1}': {2}");

    public static readonly DiagnosticDescriptor ChangedMember = Warning("MF014", "Constructor changes a member",
        "Make the constructor take '{0}' as it is, because a read gives it the stored value as '{1}', and it would change that again");

    public static readonly DiagnosticDescriptor NoEffect = Warning("MF015", "Attribute has no effect",
        "Move the attributes of {0}, because {1}");

    public static readonly DiagnosticDescriptor InvalidFormerName = Error("MF016", "Former name is not an identifier",
        "Correct the former name \"{1}\" of '{0}', because no member can have that name");

    public static readonly DiagnosticDescriptor UnstoredField = Warning("MF017", "Collection behind a property is not stored",
        "MemFormat stores neither '{0}' nor its field '{1}': mark the field with [MemMember], or the property with [MemIgnore] to leave it out");

    public static readonly DiagnosticDescriptor NotFormattable = Warning("MF018", "Type of annotated members is not stored",
        "Add [MemFormattable] to '{0}', because the attribute of '{1}' has no effect without it");

    public static readonly DiagnosticDescriptor StoresNothing = Warning("MF019", "Type stores nothing",
        "MemFormat stores none of the fields and properties of '{0}': make those to store public, or mark them with [MemMember], and the others with [MemIgnore]");

    public static readonly DiagnosticDescriptor InvalidTag = Error("MF020", "Tag of a union case is invalid",
        "The union '{0}' cannot have a case with the tag {1}: {2}");

    public static readonly DiagnosticDescriptor InvalidCase = Error("MF021", "Type cannot be a case of a union",
        "'{0}' cannot be a case of '{1}': {2}");

    public static readonly DiagnosticDescriptor UnionWithoutCases = Error("MF022", "Union has no cases",
        "Add the cases of '{0}' with [MemUnion(1, typeof(...))], because MemFormat can store no value of it without them");

    public static readonly DiagnosticDescriptor CaseWithoutTag = Error("MF041", "Case of a union has no tag",
        "Give each case of '{0}' a tag: {1}");

    public static readonly DiagnosticDescriptor ClosedWithoutTag = Warning("MF042", "Derived type of a closed class has no tag",
        "List '{0}' with [MemUnion] on '{1}', because it is one of the values of this closed class and cannot be written as one otherwise");

    public static readonly DiagnosticDescriptor UnstoredUnion = Warning("MF023", "Union is not stored",
        "Add [MemFormattable] to '{0}', because its cases have no effect without it");

    public static readonly DiagnosticDescriptor UnknownGetter = Warning("MF024", "Collection without setter is not stored",
        "MemFormat does not store '{0}', because it cannot see what its getter returns: return a field, mark what holds the elements with [MemMember], or mark the property with [MemIgnore] to leave it out");

    public static readonly DiagnosticDescriptor NoIdentity = Error("MF025", "Type cannot preserve references",
        "MemFormat cannot preserve references to '{0}': {1}");

    public static readonly DiagnosticDescriptor EmptyKey = Error("MF026", "Set or keys compare objects that are still empty",
        "'{0}' compares objects of '{1}' by their members, but MemFormat adds objects that preserve references before it reads their members: use a list, or remove the equality from '{1}'");

    public static readonly DiagnosticDescriptor UnstoredValue = Warning("MF027", "Value behind a property is not stored",
        "MemFormat stores neither '{0}' nor '{1}', which it returns: mark '{1}' with [MemMember], or the property with [MemIgnore] to leave it out");

    public static readonly DiagnosticDescriptor InvalidExtensionData = Error("MF028", "Extension data cannot be kept here",
        "'{0}' cannot keep extension data: {1}");

    public static readonly DiagnosticDescriptor UnseenMember = Warning("MF029", "Member of another generator is not stored",
        "MemFormat does not store '{0}', because another source generator makes {1}, and generators do not see each other's code: {2}");

    public static readonly DiagnosticDescriptor UnfitSurrogate = Error("MF030", "Surrogate does not fit",
        "MemFormat cannot store '{0}' by a surrogate: {1}");

    public static readonly DiagnosticDescriptor UnfitCodec = Error("MF031", "Custom codec does not fit",
        "MemFormat cannot store '{0}' by a custom codec: {1}");

    public static readonly DiagnosticDescriptor UnfitConversion = Error("MF032", "Conversion does not fit",
        "MemFormat cannot convert the earlier type '{1}' of '{0}': {2}");

    public static readonly DiagnosticDescriptor RootName = Error("MF033", "Name of a root is not unique",
        "MemFormat cannot find the root by its name: {0}");

    public static readonly DiagnosticDescriptor UnnamedEnum = Error("MF034", "Enum cannot be known by name",
        "MemFormat cannot know the constants of '{0}' by their names: {1}");

    public static readonly DiagnosticDescriptor GrowingType = Error("MF037", "Generic type grows without end",
        "'{0}' of the type '{1}' leads through '{2}' back to '{3}' with a larger type argument each time: use a type that does not grow, because each of these types needs a codec");

    public static readonly DiagnosticDescriptor LostCase = Warning("MF038", "Unknown cases of a union are lost",
        "Name an UnknownCaseType on '{1}', because its unknown cases become null in '{0}', and '{2}' would lose them when it is written again");

    public static readonly DiagnosticDescriptor InlineArrayPart = Warning("MF039", "Part of an inline array has no effect",
        "Remove '{0}' from '{1}', because MemFormat stores an inline array as a list of its elements and looks at nothing else");

    public static readonly DiagnosticDescriptor UnfitComparer = Error("MF040", "Comparer does not fit",
        "'{0}' cannot use the comparer '{1}': {2}");

    public static readonly DiagnosticDescriptor InvalidRecord = Error("MF050", "Line of a recorded schema file cannot be used",
        "Correct this line of {0}: {1}");

    public static readonly DiagnosticDescriptor SameFingerprint = Error("MF051", "Two recorded schemas have the same fingerprint",
        "Change the schema of {0} or {1}, for example by its Contract: both have the same fingerprint, and a payload with that fingerprint could be of either");

    public static readonly DiagnosticDescriptor ReservedKey = Error("MF052", "Id or name is reserved",
        "Replace {1} of '{0}', because '{2}' reserves it: data of earlier versions may hold another member there");

    public static readonly DiagnosticDescriptor NotPrintable = Error("MF060", "Member cannot be printed as TypeScript",
        "MemFormat cannot print '{0}' as TypeScript: {1}, or leave '{2}' out with MemFormatTypeScriptExclude");

    public static readonly DiagnosticDescriptor SameProperty = Warning("MF061", "Two members give the same TypeScript property",
        "Rename '{0}' or '{1}', or set MemFormatTypeScriptNames to Keep: both would be the property '{2}' in TypeScript, so both keep their C# names");

    public static readonly DiagnosticDescriptor WallClock = Info("MF062", "DateTime becomes a JavaScript Date",
        "'{0}' is a DateTime and becomes a JavaScript Date. A local or unspecified time keeps its clock reading but loses its Kind: use DateTimeOffset to keep the offset.");

    public static readonly DiagnosticDescriptor UnfitForm = Error("MF063", "Member cannot have the form in TypeScript",
        "Choose another form for '{0}', because nothing in '{1}' can be {2} in TypeScript");

    public static readonly DiagnosticDescriptor NoDefault = Info("MF064", "TypeScript cannot make the default",
        "TypeScript asks for '{0}' when it makes an object, because its C# default is not a constant that MemFormat can see");

    public static readonly DiagnosticDescriptor OldRecord = Info("MF070", "Recorded lines are out of date",
        "Build, then run 'memformat schema update', because the recorded lines of '{0}' are not those of its declaration");

    // The tool reports the same rules.
    public static readonly DiagnosticDescriptor Unreadable = Error("MF071", ChangeRule.Unreadable.Title, ChangeRule.Unreadable.Message);

    public static readonly DiagnosticDescriptor UnreadableByShipped = Error(
        "MF072", ChangeRule.UnreadableByShipped.Title, ChangeRule.UnreadableByShipped.Message);

    public static readonly DiagnosticDescriptor Loss = Warning("MF073", ChangeRule.Loss.Title, ChangeRule.Loss.Message);

    public static readonly DiagnosticDescriptor Removed = Warning("MF074", ChangeRule.Removed.Title, ChangeRule.Removed.Message);

    public static readonly DiagnosticDescriptor Renamed = Warning("MF075", ChangeRule.Renamed.Title, ChangeRule.Renamed.Message);

    public static readonly DiagnosticDescriptor Reused = Error("MF076", ChangeRule.Reused.Title, ChangeRule.Reused.Message);

    public static readonly DiagnosticDescriptor Required = Error("MF077", ChangeRule.Required.Title, ChangeRule.Required.Message);

    public static readonly DiagnosticDescriptor Case = Error("MF078", ChangeRule.Case.Title, ChangeRule.Case.Message);

    public static readonly DiagnosticDescriptor Constant = Error("MF079", ChangeRule.Constant.Title, ChangeRule.Constant.Message);

    public static readonly DiagnosticDescriptor TypeGone = Warning("MF080", ChangeRule.TypeGone.Title, ChangeRule.TypeGone.Message);

    public static readonly DiagnosticDescriptor UnsupportedRoot = Error("MF090", "Type in a call has no codec",
        "MemFormat cannot store '{0}', which this call names: {1}");

    public static readonly DiagnosticDescriptor OpenRoot = Warning("MF091", "Root of a generic call needs a context",
        "Name '{0}' with [MemFormatRoot] on a context, and pass that in the options of '{1}': this project is trimmed or compiled ahead of time, and MemFormat generates no code for the type here");

    public static readonly DiagnosticDescriptor UnlistedCase = Warning("MF092", "Derived class is no case of a union",
        "List '{0}' with [MemUnion] on '{1}' if '{2}' may hold one, because writing it there is an error otherwise");

    public static readonly DiagnosticDescriptor UnstoredComparer = Warning("MF093", "Comparer is not stored",
        "Name the comparer of '{0}' with [MemComparer], because the reader makes the collection with the default comparer");

    public static readonly DiagnosticDescriptor ForeignIgnore = Warning("MF094", "Attribute of another serializer has no effect",
        "Mark '{0}' with [MemIgnore] to leave it out, or with [MemMember] to store it, because MemFormat stores it in spite of [{1}]");

    public static readonly DiagnosticDescriptor UnusedCount = Warning("MF095", "Number of bytes read is ignored",
        "Use the value of 'bytesRead', or call the overload without it: this one accepts any bytes behind the payload");

    public static readonly DiagnosticDescriptor CopiedWriter = Warning("MF096", "Writer is copied",
        "Pass '{0}' by 'ref', because a copy has its own position, and the original does not advance with it");

    public static readonly DiagnosticDescriptor CollectionMember = Warning("MF097", "Member of a collection is not stored",
        "Move '{0}' out of the collection '{1}', or mark it with [MemIgnore], because only the elements of a collection are stored");

    public static readonly DiagnosticDescriptor FromMemoryPack = Move("MF110", "MemoryPack");

    public static readonly DiagnosticDescriptor FromMessagePack = Move("MF111", "MessagePack");

    public static readonly DiagnosticDescriptor FromProtobuf = Move("MF112", "protobuf-net");

    public static readonly DiagnosticDescriptor FromOrleans = Move("MF113", "Orleans");

    public static readonly DiagnosticDescriptor FromDataContract = Move("MF114", "DataContract");

    public static readonly DiagnosticDescriptor FromJson = Move("MF115", "JSON polymorphism");

    /// <summary>The descriptor with an id.</summary>
    public static DiagnosticDescriptor ById(string id) => s_all[id];

    private static DiagnosticDescriptor Move(string id, string from) => Info(id, $"Declared for {from}",
        $"You can move '{{0}}' from {from} to MemFormat with the fix for this");

    private static DiagnosticDescriptor Error(string id, string title, string message) => Create(id, title, message, DiagnosticSeverity.Error);

    private static DiagnosticDescriptor Warning(string id, string title, string message) => Create(id, title, message, DiagnosticSeverity.Warning);

    private static DiagnosticDescriptor Info(string id, string title, string message) => Create(id, title, message, DiagnosticSeverity.Info);

    private static DiagnosticDescriptor Create(string id, string title, string message, DiagnosticSeverity severity) =>
        s_all[id] = new(id, title, message, "MemFormat", severity, isEnabledByDefault: true,
            helpLinkUri: s_docs is null ? null : $"{s_docs}/diagnostics/{id}.md");
}
