namespace MemFormat.Tests;

/// <summary>The same values as another writer, made at random, would write them.</summary>
internal static class Variants
{
    public static byte[] Of(byte[] payload, Random random)
    {
        var descriptor = MemFormatSchema.Read(payload).Descriptor.ToArray();
        var schema = new SpecSchema(descriptor);
        var head = payload.AsSpan().IndexOf(descriptor) + descriptor.Length;
        return SpecWriter.Payload(new SpecVariant(schema, random).Make(), new SpecReader(schema, payload[head..]).Read(), random);
    }
}
