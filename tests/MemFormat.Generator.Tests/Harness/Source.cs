using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace MemFormat.Generator.Tests;

/// <summary>Compilations of users' code.</summary>
internal static class Source
{
    /// <summary>The oldest language that emitted code must be at home in, with documentation comments checked.</summary>
    public static CSharpParseOptions ParseOptions { get; } = new CSharpParseOptions(LanguageVersion.CSharp12, DocumentationMode.Diagnose)
        .WithFeatures([new("InterceptorsNamespaces", "MemFormat.Generated")]);

    /// <summary>The newest language that this compiler knows.</summary>
    public static CSharpParseOptions Newest { get; } = ParseOptions.WithLanguageVersion(LanguageVersion.Preview);

    /// <summary>As strict as a user's project can be: every warning is an error.</summary>
    public static CSharpCompilationOptions Strict { get; } = new(
        OutputKind.DynamicallyLinkedLibrary,
        nullableContextOptions: NullableContextOptions.Enable,
        warningLevel: 9999,
        generalDiagnosticOption: ReportDiagnostic.Error);

    public static CSharpCompilation Compile(params string[] files) => Compile("Users", files);

    public static CSharpCompilation Compile(string assembly, string[] files, params MetadataReference[] more) => CSharpCompilation.Create(
        assembly,
        files.Select((text, i) => Parse(text, $"File{i}.cs")),
        References.All.Concat(more),
        Strict);

    /// <summary>Code of the newest language.</summary>
    public static CSharpCompilation CompileNewest(params string[] files) =>
        CSharpCompilation.Create("Users",
            files.Select((text, i) => CSharpSyntaxTree.ParseText(text, Newest, $"File{i}.cs", System.Text.Encoding.UTF8)), References.All, Strict);

    public static SyntaxTree Parse(string text, string path) => CSharpSyntaxTree.ParseText(text, ParseOptions, path, System.Text.Encoding.UTF8);

    /// <summary>The body of a file in the namespace Shop, in which undocumented declarations are nobody's concern.</summary>
    public static string Shop(string body) =>
        "#pragma warning disable CS1591\nusing System;\nusing System.Collections.Generic;\nusing MemFormat;\nnamespace Shop;\n" + body;
}
