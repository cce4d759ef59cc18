using System.Buffers;

namespace MemFormat.Zstandard.Tests;

/// <summary>
/// Damaged frames by the thousand, for a library that is C in C#: nothing but its own checks keeps it within its memory.
/// <c>MEMFORMAT_FUZZ</c> is a factor for their number.
/// </summary>
public class FuzzTests
{
    private const int Usual = 30_000, Guard = 64;

    private static readonly int s_count =
        Usual * (int.TryParse(Environment.GetEnvironmentVariable("MEMFORMAT_FUZZ"), out var factor) ? factor : 1);

    [Fact]
    public void Damaged_frames_are_bytes_or_refused_and_leave_the_next_one_alone()
    {
        var random = new Random(11);
        var dictionary = new MemFormatZstandardDictionary(File.ReadAllBytes(Path.Combine(AppContext.BaseDirectory, "Libzstd", "dictionary.dict")));
        var compression = MemFormatZstandard.With(new() { FormerDictionaries = [dictionary] });
        var frames = Frames(random, dictionary);
        int valid = 0, refused = 0;
        for (var i = 0; i < s_count; i++)
        {
            var (plain, frame) = frames[random.Next(frames.Count)];
            var damaged = Damaged(random, frame, frames);
            var length = random.Next(8) == 0 ? random.Next(plain.Length * 2) : plain.Length;
            var destination = new Guarded(length);
            try
            {
                if (compression.TryDecompress(damaged, destination, length))
                    valid++;
                else
                    refused++;
            }
            catch (InvalidDataException)
            {
                // More than was said, or an unknown dictionary.
                refused++;
            }

            destination.Check();
            if (i % 10 != 0)
                continue;
            destination = new(plain.Length);
            Assert.True(compression.TryDecompress(frame, destination, plain.Length));
            Assert.Equal(plain, destination.Written);
        }

        // Both happen: else the damage is none, or all there is.
        Assert.InRange(valid, s_count / 100, s_count);
        Assert.InRange(refused, s_count / 4, s_count);
    }

    [Fact]
    public void Damaged_streams_are_bytes_or_refused_and_leave_the_next_one_alone()
    {
        var random = new Random(12);
        var compression = MemFormatZstandard.Zstd();
        var parts = new List<(byte[] Plain, byte[] Part)>();
        using (var writer = (IDisposable)compression.ForStream()!)
        {
            for (var i = 0; i < 20; i++)
            {
                var plain = Plain(random);
                var packed = new byte[plain.Length + 1_000];
                Assert.True(((MemFormatCompression)writer).TryCompress(plain, packed, out var size));
                parts.Add((plain, packed[..size]));
            }
        }

        for (var i = 0; i < s_count / 200; i++)
        {
            var at = random.Next(parts.Count);
            using (var reader = (IDisposable)compression.ForStream()!)
            {
                for (var part = 0; part <= at; part++)
                {
                    var (plain, bytes) = parts[part];
                    var destination = new Guarded(plain.Length);
                    if (part == at)
                        bytes = Damaged(random, bytes, parts);
                    try
                    {
                        var isRead = ((MemFormatCompression)reader).TryDecompress(bytes, destination, plain.Length);
                        Assert.True(isRead || part == at);
                    }
                    catch (InvalidDataException) when (part == at)
                    {
                    }

                    destination.Check();
                    if (part < at)
                        Assert.Equal(plain, destination.Written);
                }
            }
        }
    }

    /// <summary>A thread of a pool, or of musl, has less than the usual 1.5 MB.</summary>
    [Fact]
    public void A_small_stack_is_enough()
    {
        var bytes = MemFormatSerializer.Serialize(Readings.Of(5_000));
        var samples = Readings.Of(1_000, 2).ConvertAll(reading => MemFormatSerializer.Serialize(reading));
        Exception? error = null;
        var thread = new Thread(
            () => error = Record.Exception(() =>
            {
                var dictionary = MemFormatZstandardDictionary.Train(samples, 2_048);
                for (var level = -7; level <= 22; level++)
                {
                    var compression = MemFormatZstandard.With(new() { Level = level, Dictionary = dictionary, LongDistance = level % 2 == 0 });
                    var packed = new byte[bytes.Length];
                    var destination = new Guarded(bytes.Length);
                    Assert.True(compression.TryCompress(bytes, packed, out var size));
                    Assert.True(compression.TryDecompress(packed.AsSpan(0, size), destination, bytes.Length));
                    Assert.Equal(bytes, destination.Written);
                }
            }),
            maxStackSize: 160 << 10);
        thread.Start();
        thread.Join();
        Assert.Null(error);
    }

    [Fact]
    public void Many_threads_use_one_dictionary_and_their_own_streams()
    {
        var dictionary = MemFormatZstandardDictionary.Train(Readings.Of(1_000, 2).Select(reading => MemFormatSerializer.Serialize(reading)), 2_048);
        var compression = MemFormatZstandard.With(new() { Dictionary = dictionary });
        Parallel.For(0, 100, new() { MaxDegreeOfParallelism = 8 }, i =>
        {
            using var writer = (IDisposable)compression.ForStream()!;
            using var reader = (IDisposable)compression.ForStream()!;
            for (var part = 0; part < 20; part++)
            {
                var plain = MemFormatSerializer.Serialize(Readings.Of(40, (i * 100) + part));
                var packed = new byte[plain.Length + 100];
                Assert.True(((MemFormatCompression)writer).TryCompress(plain, packed, out var size));
                var destination = new Guarded(plain.Length);
                Assert.True(((MemFormatCompression)reader).TryDecompress(packed.AsSpan(0, size), destination, plain.Length));
                Assert.Equal(plain, destination.Written);
            }
        });
    }

    private static List<(byte[] Plain, byte[] Frame)> Frames(Random random, MemFormatZstandardDictionary dictionary)
    {
        var frames = new List<(byte[], byte[])>();
        for (var i = 0; i < 60; i++)
        {
            var options = new MemFormatZstandardOptions
            {
                Level = random.Next(-7, 20), Checksum = i % 5 == 0, Dictionary = i % 3 == 0 ? dictionary : null,
            };
            var plain = Plain(random);
            var packed = new byte[plain.Length + 1_000];
            Assert.True(MemFormatZstandard.With(options).TryCompress(plain, packed, out var size));
            frames.Add((plain, packed[..size]));
        }

        return frames;
    }

    /// <summary>Readings, text of few letters, one byte, or noise: each kind of block, and of tables in blocks.</summary>
    private static byte[] Plain(Random random)
    {
        var bytes = new byte[random.Next(2) == 0 ? random.Next(1, 600) : random.Next(1, 30_000)];
        switch (random.Next(4))
        {
            case 0:
                return MemFormatSerializer.Serialize(Readings.Of(random.Next(1, 400), random.Next()));
            case 1:
                for (var i = 0; i < bytes.Length; i++)
                    bytes[i] = (byte)('a' + Math.Min(25, (int)(-5 * Math.Log(random.NextDouble()))));
                return bytes;
            case 2:
                random.NextBytes(bytes);
                return bytes;
            default:
                return bytes;
        }
    }

    /// <summary>One to four changes, half of them near the start, where heads and tables are.</summary>
    private static byte[] Damaged(Random random, byte[] frame, List<(byte[] Plain, byte[] Frame)> others)
    {
        var bytes = frame.ToList();
        for (var edits = random.Next(1, 5); edits > 0 && bytes.Count > 0; edits--)
        {
            var at = random.Next(random.Next(2) == 0 ? Math.Min(bytes.Count, 40) : bytes.Count);
            switch (random.Next(6))
            {
                case 0:
                    bytes[at] = (byte)random.Next(256);
                    break;
                case 1:
                    bytes.RemoveRange(at, Math.Min(random.Next(1, 6), bytes.Count - at));
                    break;
                case 2:
                    bytes.Insert(at, (byte)random.Next(256));
                    break;
                case 3:
                    var other = others[random.Next(others.Count)].Frame;
                    for (var i = at; i < Math.Min(at + 30, Math.Min(bytes.Count, other.Length)); i++)
                        bytes[i] = other[i];
                    break;
                default:
                    bytes[at] ^= (byte)(1 << random.Next(8));
                    break;
            }
        }

        return [.. bytes];
    }

    /// <summary>Takes at most so many bytes, as MemFormat's own does, and notices those written beside what it gave.</summary>
    private sealed class Guarded(int length) : IBufferWriter<byte>
    {
        // What it gives beyond the length, so that a reader finds the end.
        private const int More = 8;

        private readonly byte[] _bytes = [.. Enumerable.Repeat((byte)0xA5, length + More + (2 * Guard))];
        private int _written;

        public byte[] Written => _bytes[Guard..(Guard + _written)];

        public void Advance(int count)
        {
            if (count > length - _written)
                throw new InvalidDataException("It is more than was said.");
            _written += count;
        }

        public Memory<byte> GetMemory(int sizeHint = 0) => throw new NotSupportedException();

        public Span<byte> GetSpan(int sizeHint = 0)
        {
            Assert.InRange(sizeHint, 0, length - _written);
            return _bytes.AsSpan(Guard + _written, length + More - _written);
        }

        public void Check()
        {
            Assert.Equal(-1, _bytes.AsSpan(0, Guard).IndexOfAnyExcept((byte)0xA5));
            Assert.Equal(-1, _bytes.AsSpan(Guard + length + More).IndexOfAnyExcept((byte)0xA5));
        }
    }
}
