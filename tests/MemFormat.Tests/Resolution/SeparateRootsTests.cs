

using MemFormat.Payloads.Finding;
using MemFormat.Plans.Build;

namespace MemFormat.Tests;

[MemFormattable]
public partial class TaughtFirst
{
    public int Id { get; set; }

    public string? Name { get; set; }
}

[MemFormattable]
public partial class TaughtSecond
{
    public int Id { get; set; }

    public string? Name { get; set; }
}

[MemFormattable]
public partial record Teacher(int Id, string More);

/// <summary>What a payload taught one root is known to that root alone, and by nothing but the descriptor.</summary>
public class SeparateRootsTests
{
    [Fact]
    public void Plans_of_one_root_are_not_found_from_another()
    {
        var (first, second, list) = (RootCodec<TaughtFirst>.Get(null).RootSchema, RootCodec<TaughtSecond>.Get(null).RootSchema,
            RootCodec<List<TaughtFirst>>.Get(null).RootSchema);
        Assert.Equal(first.Descriptor, second.Descriptor);
        var payload = MemFormatSerializer.Serialize(new Teacher(5, "m"));
        var descriptor = MemFormatSchema.Read(payload).Descriptor;
        Assert.Equal(5, MemFormatSerializer.Deserialize<TaughtFirst>(payload)!.Id);
        Assert.NotNull(first.Plans.Kept.Find(descriptor));
        Assert.Empty(second.Plans.Kept.Plans);
        Assert.Empty(list.Plans.Kept.Plans);

        Assert.Equal(5, MemFormatSerializer.Deserialize<TaughtSecond>(payload)!.Id);
        Assert.NotSame(first.Plans.Kept.Find(descriptor), second.Plans.Kept.Find(descriptor));
        Assert.Equal(5, MemFormatSerializer.Deserialize<List<TaughtFirst>>(MemFormatSerializer.Serialize(new List<Teacher> { new(5, "m") }))![0].Id);
        Assert.Single(first.Plans.Kept.Plans);
        Assert.Null(list.Plans.Kept.Find(descriptor));
    }

    [Fact]
    public void A_schema_that_a_payload_taught_has_no_fingerprint()
    {
        var teacher = new Teacher(5, "m");
        Assert.Equal(5, MemFormatSerializer.Deserialize<TaughtFirst>(MemFormatSerializer.Serialize(teacher))!.Id);
        foreach (var options in (MemFormatOptions[])[Headers.Fingerprint, Headers.Fingerprint64])
        {
            var error =
                Assert.Throws<MemFormatException>(
                    () => MemFormatSerializer.Deserialize<TaughtFirst>(MemFormatSerializer.Serialize(teacher, options)));
            Assert.Equal(MemFormatError.UnknownSchema, error.Error);
        }
    }

    /// <summary>A plan for reading into values that are there is another one than for reading new ones.</summary>
    [Fact]
    public void Plans_to_populate_are_kept_apart()
    {
        var schema = RootCodec<TaughtPopulated>.Get(null).RootSchema;
        var payload = MemFormatSerializer.Serialize(new Teacher(5, "m"));
        TaughtPopulated? value = new() { Name = "kept" };
        MemFormatSerializer.Populate(payload, ref value);
        Assert.Equal((5, "kept"), (value!.Id, value.Name));
        Assert.Empty(schema.Plans.Kept.Plans);
        Assert.Equal((5, null), MemFormatSerializer.Deserialize<TaughtPopulated>(payload) is { } read ? (read.Id, read.Name) : default);
        Assert.Single(schema.Plans.Kept.Plans);
        MemFormatSerializer.Populate(payload, ref value);
        Assert.Single(schema.Plans.Kept.Plans);
    }
}

[MemFormattable]
public partial class TaughtPopulated
{
    public int Id { get; set; }

    public string? Name { get; set; }
}
