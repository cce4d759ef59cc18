using MemFormat.Schema.Planning;
using Xunit;

namespace MemFormat.Generator.Tests;

/// <summary>How instances come of decoded members, and which code the codec has for that.</summary>
public sealed class ConstructionTests
{
    [Theory]
    [InlineData("class Order { public int A { get; set; } }", "Value", "Value")]
    [InlineData("class Order { public int A { get; init; } }", "Locals", "Value")]
    [InlineData("class Order { public required int A { get; set; } }", "Locals", "Value")]
    [InlineData("class Order(int a) { public int A => a; }", "Locals", "Locals")]
    [InlineData("class Order(int a) { public int A => a; public int B { get; set; } }", "Locals", "Locals")]
    [InlineData("class Order { [MemMember] private readonly int _a; }", "Value", "Value")]
    [InlineData("class Order<T> { public int A { get; init; } }", "Locals", "Parts")]
    [InlineData("class Order(int a) { public int A => a; public required int B { get; init; } }", "Locals", "Parts")]
    [InlineData("record Order(int A)", "Locals", "Locals")]
    [InlineData("struct Order { public int A; }", "Value", "Value")]
    [InlineData("struct Order { public required int A { get; init; } }", "Locals", "Parts")]
    public void Members_wait_where_the_type_needs_them(string type, string read, string resolved)
    {
        var plan = Plan(type);
        Assert.Equal((read, resolved), (plan.Read.ToString(), plan.Resolved.ToString()));
        Assert.Equal(resolved == nameof(ConstructionKind.Parts), plan.NeedsConstructor);
        Assert.Equal(plan.NeedsConstructor, plan.HasParts);
        Assert.False(plan.IsPart || plan.OffersParts || plan.SetsParts);
        Assert.True(plan.CanPopulate && plan.HasCodec);
    }

    [Theory]
    [InlineData("class Order { public int A { get; set; } }", true, true, false)]
    [InlineData("class Order { public int A { get; init; } }", false, true, true)]
    [InlineData("abstract class Order { public int A { get; set; } }", true, true, false)]
    [InlineData("record Order(int A)", false, true, false)]
    [InlineData("class Order { [MemMember] private Kind _kind; private enum Kind { None } }", true, false, false)]
    [InlineData("class Order<T> { public int A { get; init; } }", false, true, false)]
    public void A_class_that_others_derive_from_has_code_for_them(string type, bool isPart, bool offersParts, bool setsParts)
    {
        var plan = Plan(type, "DerivedElsewhere = true");
        Assert.Equal((isPart, offersParts, setsParts), (plan.IsPart, plan.OffersParts, plan.SetsParts));
    }

    [Fact]
    public void An_abstract_class_has_a_codec_for_classes_of_other_assemblies_only()
    {
        const string Type = "abstract class Order { public int A { get; set; } }";
        Assert.False(Plan(Type).HasCodec);
        Assert.True(Plan(Type, "DerivedElsewhere = true").HasCodec);
    }

    [Fact]
    public void Objects_that_preserve_references_are_there_first()
    {
        var plan = Plan("class Order { public int A { get; init; } }", "PreserveReferences = true");
        Assert.Equal((ConstructionKind.Value, ConstructionKind.Value, false), (plan.Read, plan.Resolved, plan.CanPopulate));
    }

    private static ConstructionPlan Plan(string type, string options = "") =>
        Shapes.Plan($"[MemFormattable({options})] public {(type.StartsWith("abstract ", StringComparison.Ordinal) ? "abstract partial " + type["abstract ".Length..] : "partial " + type)}{(type.EndsWith('}') ? "" : ";")}").Construction;
}
