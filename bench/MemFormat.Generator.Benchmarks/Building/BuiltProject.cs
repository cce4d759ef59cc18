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
    public static IReadOnlyList<BuiltProject> All(string root, int types)
    {
        var (generator, analyzers) = (typeof(MemFormatGenerator).Assembly, Assembly.Load("MemFormat.Analyzers"));
        return [Write(root, "plain classes", types), Write(root, "generator", types, generator), Write(root, "generator and analyzers", types, generator, analyzers)];
    }

    private static BuiltProject Write(string root, string name, int types, params Assembly[] compilerParts)
    {
        var folder = Directory.CreateDirectory(Path.Combine(root, name.Replace(' ', '-'))).FullName;
        var isPlain = compilerParts.Length == 0;
        for (var i = 0; i < types; i++)
            File.WriteAllText(Path.Combine(folder, $"Type{i}.cs"), isPlain ? Corpus.Type(i).Replace("[MemFormattable]\n", "").Replace("using MemFormat;\n", "") : Corpus.Type(i));
        File.WriteAllText(Path.Combine(folder, "Shop.csproj"), $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup>
                <TargetFramework>net10.0</TargetFramework>
                <Nullable>enable</Nullable>
              </PropertyGroup>
              <ItemGroup>
                {(isPlain ? "" : $"""<Reference Include="{typeof(MemFormatSerializer).Assembly.Location}" />""")}
                {string.Concat(compilerParts.Select(part => $"""<Analyzer Include="{part.Location}" />"""))}
              </ItemGroup>
            </Project>
            """);
        return new BuiltProject(name, folder);
    }
}
