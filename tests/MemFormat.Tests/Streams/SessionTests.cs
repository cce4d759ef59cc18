using System.Buffers;
using Corpus.Changes;
using Corpus;
using MemFormat.Payloads.Finding;
using MemFormat.Payloads.Sessions;

namespace MemFormat.Tests;

/// <summary>What sessions remember, and what they must not.</summary>
public partial class SessionTests
{
    /// <summary>A session that was seen teaches nothing to who names the same schema by its fingerprint only.</summary>
    [Fact]
    public async Task What_a_session_taught_is_no_known_fingerprint()
    {
        var old = new[] { new Later(1, null), new Later(2, null) };
        Assert.Equal(2, (await Many.ReadAsync<Sooner>(await Many.WriteAsync(old))).Count);
        MemFormatSerializer.Deserialize<Sooner>(MemFormatSerializer.Serialize(old[0]));
        foreach (var options in new[] { Headers.Fingerprint, Headers.Fingerprint64 })
        {
            Assert.Equal(MemFormatError.UnknownSchema, (await Many.ErrorAsync<Sooner>(await Many.WriteAsync(old, options))).Error);
            Assert.Equal(MemFormatError.UnknownSchema,
                Assert.Throws<MemFormatException>(
                    () => MemFormatSerializer.Deserialize<Sooner>(MemFormatSerializer.Serialize(old[0], options))).Error);
        }
    }

    [Fact]
    public async Task Bodies_without_header_are_read_with_the_writers_schema()
    {
        var session = await Many.WriteAsync([new MembersOld { Id = 1, Last = "l" }, new MembersOld { Id = 2, Last = "l" }], Headers.None);
        var read = await Many.ReadAsync<MembersNew>(session, Headers.None with { WriterSchema = MemFormatSchema.Of<MembersOld>() });
        Assert.Equal([1, 2], read.Select(v => (int)v.Id));
    }

    /// <summary>What was defined ahead is in the entry of extension data all the same, so that it can be written anywhere.</summary>
    [Fact]
    public async Task Unknown_unions_are_kept_beyond_the_session()
    {
        Later[] values = [new(1, new Circle { Radius = 1 }), new(2, new Circle { Radius = 2 }), new(3, new Quad { Side = 3 })];
        var kept = await Many.ReadAsync<Sooner>(await Many.WriteAsync(values));
        foreach (var options in Headers.All.Where(o => o.Header != MemFormatHeader.None))
        {
            var back = await Many.ReadAsync<Later>(await Many.WriteAsync(kept.AsEnumerable().Reverse(), new()));
            Assert.Null(Same.Difference(values.Reverse().ToList(), back));
        }

        Assert.Equal(2, ((Circle)MemFormatSerializer.Deserialize<Later>(MemFormatSerializer.Serialize(kept[1]))!.Shape!).Radius);
    }

    [Fact]
    public async Task Each_message_has_a_report()
    {
        var options = new MemFormatOptions { Report = new() };
        var session = await Many.WriteAsync([new MembersOld { Last = "l" }, new MembersOld { Last = "l" }]);
        await foreach (var value in MemFormatSerializer.ReadManyAsync<MembersNew>(new MemoryStream(session), options))
            Assert.NotEmpty(options.Report.Differences);
        await foreach (var value in MemFormatSerializer.ReadManyAsync<MembersOld>(new MemoryStream(session), options))
            Assert.Empty(options.Report.Differences);
    }

    [Fact]
    public async Task Errors_name_the_place_in_the_session()
    {
        var session = await Many.WriteAsync([new WideNumber { Value = 1 }, new WideNumber { Value = 1_000_000 }]);
        var exception = await Many.ErrorAsync<NarrowNumber>(session);
        Assert.Equal((MemFormatError.Overflow, "NarrowNumber.Value"), (exception.Error, exception.Path));
        Assert.InRange(exception.Offset, session.Length / 2, session.Length);

        var shapes = await Many.WriteAsync<IShape[]>([[new Circle()], [new Circle(), new Caption("c", new Circle())]]);
        shapes[Array.LastIndexOf(shapes, (byte)'c') - 1] = 7;
        exception = await Many.ErrorAsync<IShape[]>(shapes);
        Assert.Equal("[1].Text", exception.Path);
    }

    /// <summary>Nothing of a message that was not handed over counts as defined.</summary>
    [Fact]
    public void A_message_that_was_not_handed_over_defines_again()
    {
        var codec = RootCodec<IShape>.Get(null);
        var writer = new SessionWriter<IShape>(codec, null);
        var destination = new FaultyBuffer();
        Assert.Throws<IOException>(() => writer.Write(destination, new Circle()));
        destination.IsBroken = false;
        writer.Write(destination, new Circle());
        Assert.Throws<MemFormatException>(() => writer.Write(destination, new Group { Members = [new Quad(), null!, new Triangle()] }));
        destination.IsBroken = true;
        Assert.Throws<IOException>(() => writer.Write(destination, new Dot()));
        destination.IsBroken = false;
        writer.Write(destination, new Dot());
        writer.Write(destination, new Quad());
        writer.Write(destination, new Quad());

        var expected = new ArrayBufferWriter<byte>();
        var other = new SessionWriter<IShape>(codec, null);
        foreach (var shape in new IShape[] { new Circle(), new Dot(), new Quad(), new Quad() })
            other.Write(expected, shape);
        Assert.Equal(expected.WrittenSpan, destination.WrittenSpan);
    }

    /// <summary>Definitions hold even if the body that they came with cannot be read.</summary>
    [Fact]
    public void A_body_that_cannot_be_read_leaves_the_session_in_order()
    {
        var messages = new List<byte[]>();
        var writer = new SessionWriter<WideNumber>(RootCodec<WideNumber>.Get(null), null);
        foreach (var number in new[] { 1_000_000, 5 })
        {
            var message = new ArrayBufferWriter<byte>();
            writer.Write(message, new WideNumber { Value = number });
            messages.Add(message.WrittenSpan.ToArray());
        }

        var reader = new SessionReader<NarrowNumber>(RootCodec<NarrowNumber>.Get(null), null);
        Assert.Throws<MemFormatException>(() => Read(messages[0]));
        Assert.Equal(5, Read(messages[1])!.Value);

        NarrowNumber? Read(byte[] message)
        {
            var bytes = new ReadOnlySequence<byte>(message);
            Assert.True(reader.TryRead(ref bytes, out var value));
            return value;
        }
    }

    [Fact]
    public async Task The_first_message_says_its_schema()
    {
        var session = await Many.WriteAsync([new MembersOld { Id = 1, Last = "l" }, new MembersOld { Id = 2, Last = "l" }]);
        var schema = MemFormatSchema.Of<MembersOld>();
        Assert.Equal(schema.Descriptor, MemFormatSchema.Read(session).Descriptor);
        foreach (var (data, error) in new[] { (session[..5], MemFormatError.Truncated), ([2, 0, 0], MemFormatError.InvalidData),
            ([2, 1, 2, 1, 0], MemFormatError.InvalidData), (await Many.WriteAsync([1], Headers.Fingerprint), MemFormatError.UnknownSchema) })
        {
            Assert.Equal(error, Assert.Throws<MemFormatException>(() => MemFormatSchema.Read(data)).Error);
        }
    }

    [Fact]
    public async Task The_first_message_can_be_shown()
    {
        foreach (var options in new[] { Headers.Inline, Headers.Fingerprint, new() { Compression = MemFormatCompression.Brotli() } })
        {
            foreach (var shape in new IShape?[] { new Group { Members = [new Circle { Radius = 1 }, new Circle { Radius = 2 }, new Dot { X = 3 }] },
                null })
            {
                var message = await Many.WriteAsync([shape], options);
                Assert.Equal(MemFormatJson.ToString(MemFormatSerializer.Serialize(shape), MemFormatSchema.Of<IShape>()),
                    MemFormatJson.ToString(message, MemFormatSchema.Of<IShape>(), options));
            }
        }

        var parent = new Kin { Name = "a" };
        parent.Children.Add(new Kin { Name = "b", Parent = parent });
        Assert.Equal(MemFormatJson.ToString(MemFormatSerializer.Serialize(parent)), MemFormatJson.ToString(await Many.WriteAsync([parent])));
        var second = (await Many.WriteAsync([1, 2]))[^7..];
        foreach (var (data, error) in new[] { (second, MemFormatError.InvalidData), ([6, 6], MemFormatError.TrailingData),
            (await Many.WriteAsync([1], Headers.Fingerprint), MemFormatError.UnknownSchema),
            (await Many.WriteAsync([1, 2]), MemFormatError.InvalidData) })
        {
            Assert.Equal(error, Assert.Throws<MemFormatException>(() => MemFormatJson.ToString(data)).Error);
        }
    }

    /// <summary>Each has its own memory, whatever the plans that they share.</summary>
    [Fact]
    public async Task Many_sessions_run_at_once()
    {
        var shapes = Enumerable.Range(0, 200).Select(i => IShape.Make(ValueSource.Seeded(i))).ToList();
        var old = await Many.WriteAsync(Enumerable.Range(0, 100).Select(i => new MembersOld { Id = i, Last = "l" }));
        await Parallel.ForAsync(0, 32, async (i, _) =>
        {
            var read = await Many.ReadAsync<IShape>(await Many.WriteAsync(shapes));
            Assert.Null(Same.Difference(shapes, read));
            Assert.Equal(Enumerable.Range(0, 100), (await Many.ReadAsync<MembersNew>(old)).Select(v => (int)v.Id));
        });
    }

    [MemFormattable]
    public partial record Later(int Id, IShape? Shape);

    [MemFormattable]
    public partial class Sooner
    {
        public int Id { get; set; }

        public MemExtensionData? Extra { get; set; }
    }

    private sealed class Triangle : IShape;

    private sealed class FaultyBuffer : IBufferWriter<byte>
    {
        private readonly ArrayBufferWriter<byte> _bytes = new();

        public bool IsBroken { get; set; } = true;

        public ReadOnlySpan<byte> WrittenSpan => _bytes.WrittenSpan;

        public void Advance(int count) => _bytes.Advance(count);

        public Memory<byte> GetMemory(int sizeHint = 0) => IsBroken ? throw new IOException("no") : _bytes.GetMemory(sizeHint);

        public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;
    }
}
