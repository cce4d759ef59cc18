using Corpus;

namespace MemFormat.Tests;

/// <summary>Enums whose constants are known by name, as JSON, as a schema in words, and for code that knows types at run time only.</summary>
public class NamedEnumViewTests
{
    private static readonly NamedEnumMembers s_value = new()
    {
        Phase = Phase.Done, Maybe = Phase.Started, Access = Access.Owner | Access.Write, All = [(Phase)77], Some = [Access.Both, (Access)4],
    };

    [Fact]
    public void Json_has_the_names_of_the_type_the_hashes_of_the_payload_or_the_numbers()
    {
        var payload = MemFormatSerializer.Serialize(s_value);
        var named = MemFormatJson.ToString(payload, MemFormatSchema.Of<NamedEnumMembers>());
        Assert.Contains("\"Phase\":\"Done\"", named, StringComparison.Ordinal);
        Assert.Contains("\"Access\":\"Write, Owner\"", named, StringComparison.Ordinal);
        Assert.Contains("\"All\":[77]", named, StringComparison.Ordinal);
        Assert.Contains("\"Some\":[\"Both\",4]", named, StringComparison.Ordinal);
        Assert.Contains($"\"?{Wire.NameKey.Of("Ended"):x8}\"", MemFormatJson.ToString(payload), StringComparison.Ordinal);
    }

    [Fact]
    public void Schemas_list_the_constants()
    {
        var schema = MemFormatSchema.Of<NamedEnumMembers>();
        Assert.Contains("Phase constant Done = 32767", schema.ToString(), StringComparison.Ordinal);
        Assert.Contains("Phase: Phase Int16", schema.ToString(), StringComparison.Ordinal);
        Assert.Contains(schema.Types, t => t.Name == "Phase" && t.Members.Count == 0);
        Assert.Empty(MemFormatSchema.Compare(schema, MemFormatSchema.Read(MemFormatSerializer.Serialize(s_value))));
    }

    [Fact]
    public void Codecs_that_are_composed_at_run_time_know_the_names()
    {
        var list = new List<Phase> { Phase.Open, Phase.Done };
        Assert.Equal(MemFormatSerializer.Serialize(list), MemFormatSerializer.Serialize(list, typeof(List<Phase>)));
        Assert.Equal(MemFormatSerializer.Serialize<Access?>(Access.Both), MemFormatSerializer.Serialize(Access.Both, typeof(Access?)));
        Assert.True(MemFormatSerializer.TryGetCodec(typeof(Dictionary<Phase, Access[]>), out _));
    }
}
