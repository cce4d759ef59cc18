using System.Reflection;

namespace MemFormat.Generator.Benchmarks.Building;

/// <summary>The <see cref="Corpus"/> on disk.</summary>
/// <param name="Name">What is different in it.</param>
/// <param name="Folder">Where it is.</param>
internal sealed record BuiltProject(string Name, string Folder)
{
    /// <summary>Writes the projects.</summary>
    /// <param name="root">The folder for all.</param>
    /// <param name="types">How many types each has.</param>
    /// <param name="withPeers">Whether there are projects with MemoryPack, too, whose package is then restored.</param>
    public static IReadOnlyList<BuiltProject> All(string root, int types, bool withPeers)
    {
        var (generator, analyzers) = (typeof(MemFormatGenerator).Assembly, Assembly.Load("MemFormat.Analyzers"));
        return
        [
            Write(root, "plain classes", types, Plain, ""),
            Write(root, "generator", types, Unsealed, With(generator)),
            Write(root, "generator, sealed classes", types, static text => text, With(generator)),
            Write(root, "generator and analyzers", types, Unsealed, With(generator, analyzers)),
            Write(root, "generator and analyzers, sealed classes", types, static text => text, With(generator, analyzers)),
            .. withPeers ? [
                Write(root, "MemoryPack", types, static text => MemoryPack(text, ""), MemoryPackPackage),
                Write(root, "MemoryPack, version tolerant", types, static text => MemoryPack(text, "(GenerateType.VersionTolerant, SerializeLayout.Sequential)"), MemoryPackPackage),
            ] : Array.Empty<BuiltProject>(),
        ];
    }

    private const string MemoryPackPackage = """<PackageReference Include="MemoryPack" Version="1.21.4" />""";

    /// <summary>Classes as most people write them.</summary>
    public static string Unsealed(string text) => text.Replace("public sealed partial class", "public partial class");

    /// <summary>The same class without MemFormat.</summary>
    public static string Plain(string text) => text.Replace("[MemFormattable]\n", "").Replace("using MemFormat;\n", "");

    private static string MemoryPack(string text, string options) =>
        text.Replace("[MemFormattable]", $"[MemoryPackable{options}]").Replace("using MemFormat;", "using MemoryPack;");

    private static string With(params Assembly[] compilerParts) => $"""
        <Reference Include="{typeof(MemFormatSerializer).Assembly.Location}" />
        {string.Concat(compilerParts.Select(part => $"""<Analyzer Include="{part.Location}" />"""))}
        """;

    private static BuiltProject Write(string root, string name, int types, Func<string, string> source, string items)
    {
        var folder = Directory.CreateDirectory(Path.Combine(root, name.Replace(",", "").Replace(' ', '-'))).FullName;
        for (var i = 0; i < types; i++)
            File.WriteAllText(Path.Combine(folder, $"Type{i}.cs"), source(Corpus.Type(i)));
        File.WriteAllText(Path.Combine(folder, "Shop.csproj"), $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup>
                <TargetFramework>net10.0</TargetFramework>
                <Nullable>enable</Nullable>
              </PropertyGroup>
              <ItemGroup>
                {items}
              </ItemGroup>
            </Project>
            """);
        return new BuiltProject(name, folder);
    }
}
