using System.Text.RegularExpressions;
using MemFormat.Schema.Manifest;

namespace MemFormat.Generator.Tests;

/// <summary>The manifest of users' code.</summary>
internal static class Manifested
{
    /// <summary>The manifest as tools read it from the emitted attribute; the code compiles without complaint.</summary>
    public static AssemblyManifest From(string body) => From(Generated.From(Source.Compile(Source.Shop(body)), ProjectOptions.EmitSchema));

    public static AssemblyManifest From(Generated generated)
    {
        generated.Emit();
        var code = generated.Files.Single(f => f.HintName == "MemFormat.Manifest.g.cs").SourceText.ToString();
        return ManifestText.Read(Regex.Match(code, "@\"(.*)\"", RegexOptions.Singleline).Groups[1].Value);
    }

    public static TypeManifest Type(this AssemblyManifest manifest, string name) => manifest.Types.Single(t => t.Name == name);

    public static MemberManifest Member(this TypeManifest type, string name) => type.Members.Single(m => m.Name == name);

    /// <summary>A type in one line, with a <c>?</c> behind each reference that is annotated so.</summary>
    public static string Text(this ManifestType type) => type.Kind == ManifestTypeKind.Nullable
        ? type.Element.Text() + "?"
        : type.Name.Split('.')[^1] + (type.Arguments.Count > 0 ? $"({string.Join(", ", type.Arguments.Select(Text))})" : "")
            + (type.IsNullable ? "?" : "");
}
