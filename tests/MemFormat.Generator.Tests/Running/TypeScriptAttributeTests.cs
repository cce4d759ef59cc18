using System.Reflection;
using MemFormat.Schema.Manifest;
using Microsoft.CodeAnalysis;
using Xunit;

namespace MemFormat.Generator.Tests;

/// <summary>The attribute that each assembly declares for itself.</summary>
public sealed class TypeScriptAttributeTests
{
    private const string Code =
        "[MemFormattable] public partial class Order { [MemTypeScript(As = TypeScriptForm.Iso)] public System.DateTime At { get; set; } }";

    [Fact]
    public void Its_forms_are_those_of_the_manifest()
    {
        var declared = Assembly.Load(Generated.From(Source.Shop(Code)).Emit()).GetType("MemFormat.TypeScriptForm", throwOnError: true)!;
        Assert.False(declared.IsVisible);
        Assert.Equal(Values(typeof(TypeScriptForm)), Values(declared));
    }

    [Fact]
    public void That_of_a_friend_is_not_seen()
    {
        const string Opens = "[assembly: System.Runtime.CompilerServices.InternalsVisibleTo(\"Users\")]";
        var friend = Generated.From(Source.Compile("Friend", [Opens, Source.Shop(Code.Replace("Order", "Earlier", StringComparison.Ordinal))]));
        Generated.From(Source.Compile("Users", [Source.Shop(Code)], MetadataReference.CreateFromImage(friend.Emit()))).Emit();
    }

    private static IEnumerable<(string, int)> Values(Type type) => Enum.GetNames(type).Zip(Enum.GetValuesAsUnderlyingType(type).Cast<int>());
}
