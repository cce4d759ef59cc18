using MemFormat.Payloads.Recorded;
using MemFormat.Schemas;
using MemFormat.Wire;

namespace MemFormat.Evolution.Tests;

/// <summary>Reads a value of one type as another one, in each header mode.</summary>
internal static class Evolve
{
    /// <summary>
    /// The value written is read as one that serializes as the expected one does: in each header mode, from memory and from
    /// segments, with a plan that is new, known, or forgotten again; and in no mode from a part of the payload.
    /// </summary>
    public static TNew To<TOld, TNew>(TOld written, TNew expected)
    {
        var (writer, reader) = (Codec.Of<TOld>(), Codec.Of<TNew>());
        Same(writer, written!, reader, expected!);
        var payload = Payload.Of(writer, written);
        var result = reader.DeserializeObject([.. payload, 1], out var bytesRead);
        Assert.Equal(payload.Length, bytesRead);
        Session<TOld, TNew>(written, Payload.Of(reader, expected));
        return (TNew)result!;
    }

    /// <summary>As <see cref="To"/>, for types that are known at run time only.</summary>
    public static void Same(MemFormatCodec writer, object written, MemFormatCodec reader, object expected)
    {
        var wanted = Payload.Of(reader, expected);
        Comparison.AllowsRoot(writer, reader);
        Ways("", writer, written, reader, wanted);
        Fingerprints(writer, written, reader, wanted);
        var payload = Payload.Of(writer, written);
        Strictly(writer, payload, reader);
        Parts(payload, reader);
        Splits(payload, reader, wanted);
        Flood.Through(reader, wanted);
        Ways("after other schemas: ", writer, written, reader, wanted);

        // What was read taught nothing to the writer.
        Assert.Equal(wanted, Payload.Of(reader, expected));
    }

    /// <summary>The value cannot be read, in any header mode.</summary>
    public static void Fails<TOld, TNew>(TOld written, MemFormatError error, string? path) =>
        Fails(Codec.Of<TOld>(), written, Codec.Of<TNew>(), error, path);

    /// <inheritdoc cref="Fails{TOld, TNew}"/>
    public static void Fails(MemFormatCodec writer, object? written, MemFormatCodec reader, MemFormatError error, string? path)
    {
        Comparison.Foresees(writer, reader, error);
        foreach (var (name, read) in Reading.Ways(writer, written, reader))
        {
            object? value;
            try
            {
                value = read();
            }
            catch (MemFormatException exception)
            {
                Assert.True((error, path) == (exception.Error, exception.Path),
                    $"{writer.Type} as {reader.Type}, {name}: {exception.Error} at {exception.Path}, not {error} at {path}: {exception}");
                Assert.InRange(exception.Offset, 0, Payload.Of(writer, written).Length);
                continue;
            }

            Assert.Fail($"{writer.Type} as {reader.Type}, {name}: {error} was expected, not {value}");
        }
    }

    /// <summary>Both types have one descriptor: what one writes is the other's own.</summary>
    public static void IsOneDescriptor<TOld, TNew>() =>
        Assert.Equal(Codec.Of<TOld>().RootSchema.Descriptor, Codec.Of<TNew>().RootSchema.Descriptor);

    /// <summary>The types have different descriptors, so that what one writes is resolved.</summary>
    public static void IsResolved<TOld, TNew>() =>
        Assert.NotEqual(Codec.Of<TOld>().RootSchema.Descriptor, Codec.Of<TNew>().RootSchema.Descriptor);

    private static void Ways(string when, MemFormatCodec writer, object written, MemFormatCodec reader, byte[] wanted)
    {
        foreach (var (name, read) in Reading.Ways(writer, written, reader))
        {
            var bytes = Payload.Of(reader, read());
            Assert.True(wanted.AsSpan().SequenceEqual(bytes),
                $"{writer.Type} as {reader.Type}, {when}{name}: {Convert.ToHexString(bytes)}, not {Convert.ToHexString(wanted)}");
        }
    }

    /// <summary>As messages of two sessions, one behind the other, each of which says its schema once.</summary>
    private static void Session<TOld, TNew>(TOld written, byte[] wanted)
    {
        using var stream = new MemoryStream();
        for (var i = 0; i < 2; i++)
            MemFormatSerializer.WriteManyAsync(stream, [written, written], Codec.Options).AsTask().GetAwaiter().GetResult();
        stream.Position = 0;
        var values = MemFormatSerializer.ReadManyAsync<TNew>(stream, Codec.Options).ToBlockingEnumerable().ToList();
        Assert.Equal(4, values.Count);
        foreach (var value in values)
            Assert.Equal(wanted, Payload.Of(Codec.Of<TNew>(), value));
    }

    private static void Fingerprints(MemFormatCodec writer, object written, MemFormatCodec reader, byte[] wanted)
    {
        // Natively all models are one program, and some look like those that the corpus has recorded.
        var isKnown = writer.RootSchema.Fingerprint64 == reader.RootSchema.Fingerprint64
            || reader.RootSchema.History.Find(writer.RootSchema.Fingerprint64) is not null;
        foreach (var options in (MemFormatOptions[])[Payload.Fingerprint, Payload.Fingerprint64])
        {
            var payload = Payload.Of(writer, written, options);
            if (isKnown)
                Assert.Equal(wanted, Payload.Of(reader, reader.DeserializeObject(payload)));
            else
                Assert.Equal(MemFormatError.UnknownSchema, Assert.Throws<MemFormatException>(() => reader.DeserializeObject(payload)).Error);
        }
    }

    /// <summary>A strict read refuses what the report calls skipped or missing, and nothing else; extension data aside.</summary>
    private static void Strictly(MemFormatCodec writer, byte[] payload, MemFormatCodec reader)
    {
        var report = new MemFormatReadReport();
        var options = Codec.Options ?? MemFormatOptions.Default;
        reader.DeserializeObject(payload, options with { Report = report });
        foreach (var (strictness, change) in new[] { (MemFormatStrictness.UnknownMembers, MemFormatReadChange.Skipped),
            (MemFormatStrictness.MissingMembers, MemFormatReadChange.Missing) })
        {
            var refused = "";
            try
            {
                reader.DeserializeObject(payload, options with { Strictness = strictness });
            }
            catch (MemFormatException exception)
            {
                refused = exception.ToString();
                Assert.True(exception.Error is MemFormatError.SchemaMismatch or MemFormatError.UnknownCase, refused);
            }

            // A report says nothing of payloads within the payload, which a read may open.
            var isTold = report.Differences.Any(d => d.Change == change);
            Assert.True(isTold == refused.Length > 0 || (!isTold && HoldsPayloads(MemFormatSchema.Read(payload, options).Writer)),
                $"{writer.Type} as {reader.Type}, {strictness}: {(isTold ? "not refused: " + report : refused)}");
        }
    }

    private static bool HoldsPayloads(WriterSchema schema) =>
        schema.Types.SelectMany(t => t.Members).Select(m => m.Slot).Append(schema.Root).Any(HoldsPayload);

    private static bool HoldsPayload(WriterSlot? slot) =>
        slot is not null && (slot is { Kind: WireKind.Extended, IsSerialized: true } || HoldsPayload(slot.Key) || HoldsPayload(slot.Element));

    /// <summary>Descriptor and body may be split anywhere.</summary>
    private static void Splits(byte[] payload, MemFormatCodec reader, byte[] wanted)
    {
        for (var at = 0; at <= payload.Length; at++)
        {
            Assert.True(wanted.AsSpan().SequenceEqual(Payload.Of(reader, reader.DeserializeObject(Segments.Split(payload, at)))),
                $"{reader.Type}, split at {at}");
        }

        Assert.Equal(wanted, Payload.Of(reader, reader.DeserializeObject(Segments.Of(payload))));
    }

    /// <summary>No part of a payload is a payload.</summary>
    private static void Parts(byte[] payload, MemFormatCodec reader)
    {
        for (var length = 0; length < payload.Length; length++)
        {
            try
            {
                reader.DeserializeObject(payload.AsSpan(0, length));
            }
            catch (MemFormatException)
            {
                continue;
            }

            Assert.Fail($"{length} of {payload.Length} bytes were read.");
        }

        var error = Assert.Throws<MemFormatException>(() => reader.DeserializeObject([.. payload, 0])).Error;
        Assert.Equal(MemFormatError.TrailingData, error);
    }
}
