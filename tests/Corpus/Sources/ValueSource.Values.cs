using System.Buffers;
using System.Collections;
using System.Net;
using System.Numerics;
using System.Text;

namespace Corpus;

public sealed partial class ValueSource
{
    public Rune Rune() => Pick(
        new Rune(0),
        new Rune(0x10FFFF),
        [new Rune('a'), new Rune(0xD7FF), new Rune(0xE000), new Rune(0x1F600)],
        r => new Rune(0xE000 + r.Next(0x2000)));

    public BigInteger BigInteger() => Pick<BigInteger>(
        -(System.Numerics.BigInteger.One << 400),
        (System.Numerics.BigInteger.One << 3000) - 1,
        [0, 1, -1, 127, 128, -128, -129, 255, 256, ulong.MaxValue, long.MinValue,
            System.Numerics.BigInteger.Parse("123456789012345678901234567890", null)],
        r =>
        {
            var bytes = new byte[r.Next(40)];
            r.NextBytes(bytes);
            return new BigInteger(bytes);
        });

    public Index Index() =>
        Pick<Index>(System.Index.Start, System.Index.End, [^1, 1, int.MaxValue, ^int.MaxValue], r => new Index(r.Next(), r.Next(2) == 0));

    public System.Range Range() => new(Index(), Index());

    public Version Version() =>
        OneOf(new Version(0, 0), new Version(1, 2, 3), new Version(10, 0, 0, 1), new Version(),
            new Version(int.MaxValue, int.MaxValue, int.MaxValue, int.MaxValue));

    public IPAddress IPAddress() => System.Net.IPAddress.Parse(OneOf(
        "0.0.0.0", "255.255.255.255", "::", "::1", "::ffff:1.2.3.4", "2001:db8::1:0:0:1", "1234:5678:9abc:def0:1234:5678:9abc:def0%4294967295"));

    public IPEndPoint IPEndPoint() => new(IPAddress(), OneOf(0, 80, 65535));

    public IPNetwork IPNetwork() => System.Net.IPNetwork.Parse(OneOf("0.0.0.0/0", "10.0.0.0/8", "1.2.3.4/32", "::/0", "2001:db8::/32"));

    /// <summary>A text of JSON.</summary>
    public string Json() => OneOf("true", "1.50", "\"é\\n\"", "[]", "{}", "{\"a\":[1, {\"b\":null}],\"c\":\"\"}", "[[[]], 1e5]");

    public System.Text.Json.JsonElement JsonElement() => Int32() % 4 == 0 ? default : System.Text.Json.JsonDocument.Parse(Json()).RootElement;

    public System.Drawing.Color Color() => OneOf(
        default, System.Drawing.Color.Red, System.Drawing.Color.FromArgb(255, 0, 0), System.Drawing.Color.FromArgb(0),
        System.Drawing.Color.FromArgb(1, 2, 3, 4), System.Drawing.SystemColors.Control, System.Drawing.Color.FromName("Mine"));

    public System.Drawing.Point Point() => new(Int32(), Int32());

    public Uri Uri() => OneOf(
        new Uri("", UriKind.Relative),
        new Uri("https://example.org/a?b=c#d"),
        new Uri("/rooted/path", UriKind.Relative),
        new Uri("../up?x=1", UriKind.Relative),
        new Uri("HTTP://EXAMPLE.org:80/%7Euser/é"),
        new Uri("mailto:a@b.example"),
        new Uri("urn:isbn:0451450523"),
        new Uri("file:///tmp/x"),
        new Uri("data:text/plain,Ł漢"));

    public StringBuilder StringBuilder()
    {
        // In several chunks.
        var text = new StringBuilder(1);
        foreach (var part in Array(Text))
            text.Append(part);
        return text;
    }

    public BitArray BitArray()
    {
        var bits = new BitArray(Below(100));
        for (var i = 0; i < bits.Count; i++)
            bits[i] = Bool();
        return bits;
    }

    public Complex Complex() => new(Double(), Double());

    public Vector2 Vector2() => new(Single(), Single());

    public Vector3 Vector3() => new(Single(), Single(), Single());

    public Vector4 Vector4() => new(Single(), Single(), Single(), Single());

    public Quaternion Quaternion() => new(Single(), Single(), Single(), Single());

    public Plane Plane() => new(Single(), Single(), Single(), Single());

    public Matrix3x2 Matrix3x2() => new(Single(), Single(), Single(), Single(), Single(), Single());

    public Matrix4x4 Matrix4x4() => new(
        Single(), Single(), Single(), Single(), Single(), Single(), Single(), Single(),
        Single(), Single(), Single(), Single(), Single(), Single(), Single(), Single());

    /// <summary>A part of an array, with other elements around it.</summary>
    public ArraySegment<T> Part<T>(Func<T> make)
    {
        var items = Array(make);
        return _extreme == Extreme.Default ? default : new ArraySegment<T>([make(), .. items, make()], 1, items.Length);
    }

    /// <summary>A sequence in two parts.</summary>
    public ReadOnlySequence<T> Sequence<T>(Func<T> make)
    {
        var first = new SequencePart<T>(Array(make), null);
        var last = new SequencePart<T>(Array(make), first);
        return new ReadOnlySequence<T>(first, 0, last, last.Memory.Length);
    }

    /// <summary>An array of two dimensions.</summary>
    public T[,] Grid<T>(Func<T> make)
    {
        var items = new T[Below(4), Below(5)];
        for (var i = 0; i < items.GetLength(0); i++)
        {
            for (var j = 0; j < items.GetLength(1); j++)
                items[i, j] = make();
        }

        return items;
    }

    /// <summary>An array of three dimensions.</summary>
    public T[,,] Cube<T>(Func<T> make)
    {
        var items = new T[Below(3), Below(4), Below(3)];
        for (var i = 0; i < items.Length; i++)
            items[i / (items.GetLength(1) * items.GetLength(2)), i / items.GetLength(2) % items.GetLength(1), i % items.GetLength(2)] = make();
        return items;
    }

    /// <summary>An array of four dimensions, the first and the third of length 1.</summary>
    public T[,,,] Tesseract<T>(Func<T> make)
    {
        var items = new T[1, Below(3), 1, Below(4)];
        for (var i = 0; i < items.Length; i++)
            items[0, i / items.GetLength(3), 0, i % items.GetLength(3)] = make();
        return items;
    }

    private sealed class SequencePart<T> : ReadOnlySequenceSegment<T>
    {
        public SequencePart(T[] items, SequencePart<T>? before)
        {
            Memory = items;
            RunningIndex = before is null ? 0 : before.RunningIndex + before.Memory.Length;
            if (before is not null)
                before.Next = this;
        }
    }
}
