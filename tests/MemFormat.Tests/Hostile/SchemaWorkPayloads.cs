using MemFormat.Wire;

namespace MemFormat.Tests;

/// <summary>Payloads with valid schemas that are costly for their size. Their members have ids from 1.</summary>
internal static class SchemaWorkPayloads
{
    public const byte Token32 = (byte)WireKind.Int32, List = (byte)WireKind.List, MaybeObject = (byte)WireKind.Object | (byte)WirePlace.Present << 5;

    private const byte Gap = 0xFF, HasBase = SegmentHead.HasBasePart;

    /// <summary>A payload of an object of type 0.</summary>
    public static byte[] Payload(IEnumerable<byte[]> types, params byte[] body) => Of((byte)WireKind.Object, [0], types, body);

    public static byte[] Of(byte kind, byte[] more, IEnumerable<byte[]> types, params byte[] body)
    {
        byte[] descriptor = [kind, .. more, .. types.SelectMany(t => t)];
        return [0, .. Number((uint)descriptor.Length), .. descriptor, .. body];
    }

    /// <summary>So many numbers.</summary>
    public static byte[] Ints(int members) => [.. Number((uint)members << 3), .. Enumerable.Repeat(Token32, members)];

    /// <summary>Bases, one on the other, with most of the members, and many types that have one more.</summary>
    public static byte[] LargeBase(int members, int types)
    {
        const int PerBase = 4000;
        var bases = (members + PerBase - 1) / PerBase;
        return Payload([
            .. Enumerable.Range(0, bases).Select(i => Part(i, i - 1, 1 + (i * PerBase), PerBase)),
            .. Enumerable.Range(0, types).Select(i => Part(bases + i, bases - 1, 1_000_000, 1))]);
    }

    /// <summary>Each type is the base of the next.</summary>
    public static byte[] Chain(int types, int members) =>
        Payload(Enumerable.Range(0, types).Select(i => Part(i, i - 1, 1 + (i * members), members)));

    /// <summary>A type whose members have ids from one on.</summary>
    private static byte[] Part(int number, int basePart, int firstId, int members) =>
    [
        .. Number(((uint)members << 3) | (basePart >= 0 ? (uint)HasBase : 0)),
        .. basePart >= 0 ? Number((uint)basePart) : [],
        .. firstId > 1 ? [Gap, .. Number(ZigZag.Encode(firstId - 1))] : Array.Empty<byte>(),
        .. Enumerable.Repeat(number >= 0 ? Token32 : List, members),
    ];

    /// <summary>Each type has the next in as many members as asked for, then numbers.</summary>
    public static byte[] Ring(int types, int next = 1, int numbers = 0) => Payload(Enumerable.Range(0, types).Select(i => (byte[])[
        .. Number((uint)(next + numbers) << 3),
        .. Enumerable.Repeat((byte[])[MaybeObject, .. Number((uint)((i + 1) % types))], next).SelectMany(m => m),
        .. Enumerable.Repeat(Token32, numbers)]));

    /// <summary>Each type has many others.</summary>
    public static byte[] Web(int types, int links) => Payload(Enumerable.Range(0, types).Select(i => (byte[])[
        .. Number((uint)links << 3),
        .. Enumerable.Range(1, links).SelectMany(l => (byte[])[MaybeObject, .. Number((uint)((i + l) % types))])]));

    /// <summary>A number, and members that no reader has, which all reach a ring of types.</summary>
    public static byte[] Unknown(int members, int types, int numbers) => Payload([
        [.. Number((uint)(members + 1) << 3), Token32 | (byte)WirePlace.Fixed << 5, Gap, .. Number(ZigZag.Encode(100)),
            .. Enumerable.Range(0, members).SelectMany(i => (byte[])[MaybeObject, .. Number((uint)(1 + (i % types)))])],
        .. Enumerable.Range(0, types).Select(i => (byte[])[
            .. Number((uint)(numbers + 1) << 3), MaybeObject, .. Number((uint)(1 + ((i + 1) % types))), .. Enumerable.Repeat(Token32, numbers)])]);

    /// <summary>A list of unions in whose schema are many types, and a definition per element.</summary>
    public static byte[] Unions(int types, int cases, bool addsTypes)
    {
        // The elements are null but for their bits, so that the definitions are all there is.
        byte[] root = [List, (byte)WireKind.Union, 0];
        return Of(List, root[1..], Enumerable.Repeat((byte[])[0], types), [
            .. Number((uint)cases << 2),
            .. Enumerable.Range(0, cases).SelectMany(i => (byte[])[
                .. Number(((uint)i << UnionHead.TagShift) | UnionHead.Defines),
                .. addsTypes
                    ? [(byte)(2 + Number((uint)types).Length), (byte)WireKind.Object, .. Number((uint)types), 0]
                    : new byte[] { 1, (byte)WireKind.Bool },
                0])]);
    }

    /// <summary>An object with extension data of entries as small as they can be.</summary>
    public static byte[] Entries(int count)
    {
        byte[] data =
            [.. Enumerable.Range(2, count)
                .SelectMany(i =>
                    (byte[])[.. Framed([SegmentHead.OneNumbered, Gap, .. Number(ZigZag.Encode(i - 1)), (byte)WirePlace.Bit << 5]), 1, 1])];
        return Payload(
            [[2 << 3, Token32 | (byte)WirePlace.Fixed << 5, Gap, .. Number(ZigZag.Encode((int)ExtensionKey.Of(isNamed: false) - 2)),
                (byte)WireKind.Extended, (byte)WireExtension.ExtensionData, (byte)WireKind.Bytes]],
            [1, 0, 0, 0, .. Number((uint)data.Length << 2), .. data]);
    }

    private static byte[] Framed(byte[] bytes) => [.. Number((uint)bytes.Length), .. bytes];

    public static byte[] Number(ulong value)
    {
        var bytes = new SegmentWriter();
        bytes.Number(value);
        return bytes.ToArray();
    }
}
