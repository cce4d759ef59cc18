using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using MemFormat.Tool.Tests;

namespace MemFormat.TypeScriptGen.Tests;

/// <summary>How unions of C# 15 are printed.</summary>
public sealed class PrintedUnionTests : IDisposable
{
    private readonly Project _project = new();

    public void Dispose() => _project.Dispose();

    [Fact]
    public void A_union_of_the_language_is_a_union_of_its_cases()
    {
        AddLanguage();
        _project.Build("""
            [System.Runtime.CompilerServices.Union]
            [MemFormattable, MemUnion(1, typeof(Cat)), MemUnion(2, typeof(int)), MemUnion(3, typeof(string)), MemUnion(4, typeof(DateTime[]))]
            public readonly partial struct Pet
            {
                public Pet(Cat value) => Value = value;
                public Pet(int value) => Value = value;
                public Pet(string value) => Value = value;
                public Pet(DateTime[] value) => Value = value;
                public object? Value { get; }
            }

            [System.Runtime.CompilerServices.Union]
            [MemFormattable, MemUnion(1, typeof(int)), MemUnion(2, typeof(double))]
            public readonly partial struct Number
            {
                public Number(int value) => Value = value;
                public Number(double value) => Value = value;
                public object? Value { get; }
            }

            [MemFormattable] public partial record Cat(int Lives);
            """, reference: "Language");
        Assert.StartsWith("0", _project.Run("ts", _project.Assembly(), "-o", _project.Path("web")), StringComparison.Ordinal);
        var text = _project.Text("web/Shop.ts");
        string[] parts =
        [
            "export type Pet =\n  | { $type: 'cat' } & Cat\n  | number\n  | string\n  | { $type: 'arrayOfDateTime'; value: Date[] };",
            "export type Number_ =\n  | { $type: 'int'; value: number }\n  | { $type: 'double'; value: number };",
            "export function isCat(value: { $type: string } | number | string): value is { $type: 'cat' } & Cat {",
            "if (typeof value === 'number') {",
        ];
        Assert.All(parts, p => Assert.Contains(p, text, StringComparison.Ordinal));
    }

    /// <summary>Values of unknown cases have a name of their own, and a case of the user's with that name has another one.</summary>
    [Fact]
    public void A_union_with_kept_cases_has_a_case_for_them()
    {
        AddLanguage();
        _project.Build("""
            [System.Runtime.CompilerServices.Union]
            [MemFormattable(UnknownCaseType = typeof(Other)), MemUnion(1, typeof(Cat)), MemUnion(2, typeof(int))]
            public readonly partial struct Pet
            {
                public Pet(Cat value) => Value = value;
                public Pet(int value) => Value = value;
                public Pet(Other value) => Value = value;
                public object? Value { get; }
            }

            [MemFormattable(UnknownCaseType = typeof(OtherShape)), MemUnion(1, typeof(Dot)), MemUnion(2, typeof(Unknown))]
            public partial interface IShape;

            [MemFormattable] public partial record Cat(int Lives);
            [MemFormattable] public partial record Dot(Pet Pet) : IShape;
            [MemFormattable] public partial record Unknown(int X) : IShape;
            [MemFormattable] public partial record Plain(IPlain Value);
            [MemFormattable, MemUnion(1, typeof(Line))] public partial interface IPlain;
            [MemFormattable] public partial record Line(int X) : IPlain;
            public record Other { public MemExtensionData? Value { get; init; } }
            public record OtherShape : IShape { public MemExtensionData? Value { get; init; } }
            """, reference: "Language");
        Assert.StartsWith("0", _project.Run("ts", _project.Assembly(), "-o", _project.Path("web")), StringComparison.Ordinal);
        var text = _project.Text("web/Shop.ts");
        string[] parts =
        [
            "export type Pet =\n  | { $type: 'cat' } & Cat\n  | number\n  | { $type: 'unknown'; value: mf.KeptCase };",
            "export type IShape =\n  | { $type: 'dot' } & Dot\n  | { $type: 'unknown2' } & Unknown\n  | { $type: 'unknown'; value: mf.KeptCase };",
            "via.keeping(value => ({ $type: 'unknown', value }))",
            "case 'unknown':\n      outKept.keptCase(w, iShapeUnion, value);\n      break;",
            "case 'unknown':\n        outKept.keptCase(w, petUnion, value);\n        break;",
        ];
        Assert.All(parts, p => Assert.Contains(p, text, StringComparison.Ordinal));
        Assert.Contains("export type IPlain =\n  | { $type: 'line' } & Line;", text, StringComparison.Ordinal);
        Assert.Equal(2, text.Split("via.keeping(").Length - 1);
    }

    private void AddLanguage()
    {
        using (var language = File.Create(_project.Assembly("Language")))
        {
            CSharpCompilation.Create("Language",
                [CSharpSyntaxTree.ParseText("namespace System.Runtime.CompilerServices { public class UnionAttribute : Attribute { } }")],
                MemFormat.Generator.Tests.References.All, new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary)).Emit(language);
        }
    }
}
