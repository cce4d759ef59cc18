using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Xunit;

namespace MemFormat.Architecture.Tests.Style;

/// <summary>Classes with tests are called so, and lie in files of their names.</summary>
public sealed class TestNameTests
{
    [Fact]
    public void Classes_with_tests_end_in_Tests_as_do_their_files() => Assert.Equal(
        [],
        from file in Repository.Files("tests", "*.cs")
        from type in CSharpSyntaxTree.ParseText(Repository.Read(file)).GetRoot().DescendantNodes().OfType<ClassDeclarationSyntax>()
        where type.Members.OfType<MethodDeclarationSyntax>().Any(IsTest)
        let name = type.Identifier.ValueText
        where !name.EndsWith("Tests", StringComparison.Ordinal) || !Path.GetFileName(file).StartsWith(name, StringComparison.Ordinal)
        select $"{file}: {name}");

    private static bool IsTest(MethodDeclarationSyntax method) => method.AttributeLists.SelectMany(l => l.Attributes)
        .Any(a => a.Name.ToString() is var name
            && (name.EndsWith("Fact", StringComparison.Ordinal) || name.EndsWith("Theory", StringComparison.Ordinal)));
}
