using MemFormat.Generator.Tests;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace MemFormat.Analyzers.Tests;

/// <summary>The types by which later compilers tell unions and closed classes, as the framework has them then.</summary>
internal static class LanguageTypes
{
    public static MetadataReference Reference { get; } = Compile();

    private static MetadataReference Compile()
    {
        using var image = new MemoryStream();
        CSharpCompilation.Create("Language", [CSharpSyntaxTree.ParseText("""
            namespace System.Runtime.CompilerServices
            {
                public class UnionAttribute : Attribute { }
                public class IsClosedTypeAttribute : Attribute { }
            }
            """)], References.All, new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary)).Emit(image);
        return MetadataReference.CreateFromImage(image.ToArray());
    }
}
