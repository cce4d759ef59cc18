namespace MemFormat.Generator.Pipelines;

/// <summary>The names of the pipeline's steps, by which tests find them.</summary>
internal static class TrackingNames
{
    public const string Parse = nameof(Parse);
    public const string Link = nameof(Link);
    public const string Names = nameof(Names);
    public const string Plan = nameof(Plan);
    public const string Errors = nameof(Errors);
    public const string Calls = nameof(Calls);
    public const string Contexts = nameof(Contexts);
    public const string Forms = nameof(Forms);
    public const string AddedCases = nameof(AddedCases);
    public const string Recorded = nameof(Recorded);
    public const string Schemas = nameof(Schemas);
    public const string Enums = nameof(Enums);
    public const string Manifest = nameof(Manifest);
}
