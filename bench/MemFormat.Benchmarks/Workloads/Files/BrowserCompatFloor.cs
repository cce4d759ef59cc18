using MemFormat.Benchmarks.Models.Files;
using static MemFormat.Benchmarks.Workloads.Catalogs.TextFloor;
using static MemFormat.Benchmarks.Workloads.Files.DictionaryFloor;

namespace MemFormat.Benchmarks.Workloads.Files;

internal static class BrowserCompatFloor
{
    public static BrowserCompat Copy(BrowserCompat source) => new()
    {
        Meta = new() { Version = Text(source.Meta.Version), Timestamp = source.Meta.Timestamp },
        Browsers = DictionaryFloor.Copy(source.Browsers, Copy),
        Api = CopyOrNull(source.Api),
        Css = CopyOrNull(source.Css),
        Html = CopyOrNull(source.Html),
        Http = CopyOrNull(source.Http),
        Javascript = CopyOrNull(source.Javascript),
        Manifests = CopyOrNull(source.Manifests),
        Mathml = CopyOrNull(source.Mathml),
        Mediatypes = CopyOrNull(source.Mediatypes),
        Svg = CopyOrNull(source.Svg),
        Webassembly = CopyOrNull(source.Webassembly),
        Webdriver = CopyOrNull(source.Webdriver),
        Webextensions = CopyOrNull(source.Webextensions),
    };

    private static Browser Copy(Browser source) => new()
    {
        Name = Text(source.Name),
        Type = source.Type,
        Upstream = TextOrNull(source.Upstream),
        PreviewName = TextOrNull(source.PreviewName),
        PrefUrl = TextOrNull(source.PrefUrl),
        AcceptsFlags = source.AcceptsFlags,
        AcceptsWebextensions = source.AcceptsWebextensions,
        Releases = DictionaryFloor.Copy(source.Releases, Copy),
    };

    private static Release Copy(Release source) => new()
    {
        Index = source.Index,
        ReleaseDate = source.ReleaseDate,
        ReleaseNotes = TextOrNull(source.ReleaseNotes),
        Status = source.Status,
        Engine = source.Engine,
        EngineVersion = TextOrNull(source.EngineVersion),
    };

    private static CompatFeature? CopyOrNull(CompatFeature? source) => source is null ? null : Copy(source);

    private static CompatFeature Copy(CompatFeature source) => new()
    {
        Compat = source.Compat is { } compat ? Copy(compat) : null,
        Features = source.Features is { } features ? DictionaryFloor.Copy(features, Copy) : null,
    };

    private static CompatStatement Copy(CompatStatement source) => new()
    {
        Description = TextOrNull(source.Description),
        MdnUrl = TextOrNull(source.MdnUrl),
        SpecUrl = TextsOrNull(source.SpecUrl),
        Tags = TextsOrNull(source.Tags),
        SourceFile = Text(source.SourceFile),
        Support = DictionaryFloor.Copy(source.Support, Copy),
        Status = source.Status is { } status
            ? new() { Experimental = status.Experimental, StandardTrack = status.StandardTrack, Deprecated = status.Deprecated }
            : null,
    };

    private static List<SupportStatement> Copy(List<SupportStatement> source) => source.ConvertAll(Copy);

    private static SupportStatement Copy(SupportStatement source) => new()
    {
        VersionAdded = TextOrNull(source.VersionAdded),
        VersionRemoved = TextOrNull(source.VersionRemoved),
        VersionLast = TextOrNull(source.VersionLast),
        Prefix = TextOrNull(source.Prefix),
        AlternativeName = TextOrNull(source.AlternativeName),
        Flags = source.Flags?.ConvertAll(Copy),
        ImplUrl = TextsOrNull(source.ImplUrl),
        PartialImplementation = source.PartialImplementation,
        Notes = TextsOrNull(source.Notes),
    };

    private static CompatFlag Copy(CompatFlag source) => new()
    {
        Type = Text(source.Type),
        Name = Text(source.Name),
        ValueToSet = TextOrNull(source.ValueToSet),
    };
}
