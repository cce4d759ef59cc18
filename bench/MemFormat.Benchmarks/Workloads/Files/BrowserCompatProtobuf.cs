using MemFormat.Benchmarks.Models.Files;

namespace MemFormat.Benchmarks.Workloads.Files;

/// <summary>The same data as messages; made once, not measured.</summary>
internal static class BrowserCompatProtobuf
{
    public static Protos.BrowserCompat From(BrowserCompat source)
    {
        Protos.BrowserCompat message = new()
        {
            Meta = new() { Version = source.Meta.Version, Timestamp = source.Meta.Timestamp.ToBinary() },
            Api = From(source.Api),
            Css = From(source.Css),
            Html = From(source.Html),
            Http = From(source.Http),
            Javascript = From(source.Javascript),
            Manifests = From(source.Manifests),
            Mathml = From(source.Mathml),
            Mediatypes = From(source.Mediatypes),
            Svg = From(source.Svg),
            Webassembly = From(source.Webassembly),
            Webdriver = From(source.Webdriver),
            Webextensions = From(source.Webextensions),
        };
        message.Browsers.AddAll(source.Browsers, From);
        return message;
    }

    private static Protos.Browser From(Browser browser)
    {
        Protos.Browser message = new()
        {
            Name = browser.Name,
            Type = (Protos.BrowserType)browser.Type,
            AcceptsFlags = browser.AcceptsFlags,
            AcceptsWebextensions = browser.AcceptsWebextensions,
        };
        if (browser.Upstream is { } upstream)
            message.Upstream = upstream;
        if (browser.PreviewName is { } preview)
            message.PreviewName = preview;
        if (browser.PrefUrl is { } url)
            message.PrefUrl = url;
        message.Releases.AddAll(browser.Releases, From);
        return message;
    }

    private static Protos.Release From(Release release)
    {
        Protos.Release message = new() { Index = release.Index, Status = (Protos.ReleaseStatus)release.Status };
        if (release.ReleaseDate is { } date)
            message.ReleaseDate = date.DayNumber;
        if (release.ReleaseNotes is { } notes)
            message.ReleaseNotes = notes;
        if (release.Engine is { } engine)
            message.Engine = (Protos.BrowserEngine)engine;
        if (release.EngineVersion is { } version)
            message.EngineVersion = version;
        return message;
    }

    private static Protos.CompatFeature? From(CompatFeature? feature)
    {
        if (feature is null)
            return null;

        Protos.CompatFeature message = new() { Compat = feature.Compat is { } compat ? From(compat) : null };
        message.Features.AddAll(feature.Features ?? [], f => From(f)!);
        return message;
    }

    private static Protos.CompatStatement From(CompatStatement statement)
    {
        Protos.CompatStatement message = new() { SourceFile = statement.SourceFile };
        if (statement.Description is { } description)
            message.Description = description;
        if (statement.MdnUrl is { } url)
            message.MdnUrl = url;
        if (statement.Status is { } status)
            message.Status = new() { Experimental = status.Experimental, StandardTrack = status.StandardTrack, Deprecated = status.Deprecated };
        message.SpecUrl.AddRange(statement.SpecUrl ?? []);
        message.Tags.AddRange(statement.Tags ?? []);
        message.Support.AddAll(statement.Support, list => new Protos.SupportStatements { Items = { list.Select(From) } });
        return message;
    }

    private static Protos.SupportStatement From(SupportStatement statement)
    {
        Protos.SupportStatement message = new() { PartialImplementation = statement.PartialImplementation };
        if (statement.VersionAdded is { } added)
            message.VersionAdded = added;
        if (statement.VersionRemoved is { } removed)
            message.VersionRemoved = removed;
        if (statement.VersionLast is { } last)
            message.VersionLast = last;
        if (statement.Prefix is { } prefix)
            message.Prefix = prefix;
        if (statement.AlternativeName is { } name)
            message.AlternativeName = name;
        message.Flags.AddRange((statement.Flags ?? []).Select(From));
        message.ImplUrl.AddRange(statement.ImplUrl ?? []);
        message.Notes.AddRange(statement.Notes ?? []);
        return message;
    }

    private static Protos.CompatFlag From(CompatFlag flag)
    {
        Protos.CompatFlag message = new() { Type = flag.Type, Name = flag.Name };
        if (flag.ValueToSet is { } value)
            message.ValueToSet = value;
        return message;
    }
}
