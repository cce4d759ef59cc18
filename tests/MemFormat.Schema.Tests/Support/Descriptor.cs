using System.Security.Cryptography;
using System.Text;
using MemFormat.Wire;

namespace MemFormat.Schemas.Tests;

/// <summary>Writes descriptors by hand, valid or not.</summary>
internal static class Descriptor
{
    public static byte[] Slot(WireKind kind, WirePlace place = WirePlace.Rest, params byte[] arguments) =>
        [(byte)((int)kind | (int)place << 5), .. arguments];

    public static byte[] Object(int type, WirePlace place = WirePlace.Rest) => Slot(WireKind.Object, place, Number((uint)type));

    public static byte[] List(byte[] element, WirePlace place = WirePlace.Rest) => Slot(WireKind.List, place, element);

    public static byte[] Map(byte[] key, byte[] value) => Slot(WireKind.Map, WirePlace.Rest, [.. key, .. value]);

    /// <summary>A type whose members have the ids 1, 2, ...</summary>
    public static byte[] Numbered(params byte[][] slots) => [.. Number((uint)slots.Length << 3), .. slots.SelectMany(s => s)];

    public static byte[] Named(params (string Name, byte[] Slot)[] members) =>
        [.. Number((uint)members.Length << 3 | 1), .. members.SelectMany(m => (byte[])[.. Key(m.Name), .. m.Slot])];

    public static byte[] Enum(WireKind kind, int type, WirePlace place = WirePlace.Rest) =>
        Slot(WireKind.Extended, place, [(byte)WireExtension.Enum, (byte)kind, .. Number((uint)type)]);

    public static byte[] Constants(params (string Name, long Number)[] constants) =>
        EnumSegment.Write([.. constants.Select(c => (KeyOf(c.Name), c.Number)).OrderBy(c => c.Item1)], isFlags: false);

    public static byte[] Constant(string name, long number) => [.. Key(name), 31, .. Number((uint)ZigZag.Encode(number))];

    /// <summary>Two constants, the one with the greater key first.</summary>
    public static byte[] Unordered(string one, string other) =>
        KeyOf(one) > KeyOf(other) ? [.. Constant(one, 1), .. Constant(other, 2)] : [.. Constant(other, 2), .. Constant(one, 1)];

    public static uint KeyOf(string name) => NameKey.Of(name);

    public static byte[] Key(string name) => SHA256.HashData(Encoding.UTF8.GetBytes(name))[..4];

    public static byte[] Number(uint value)
    {
        var bytes = new SegmentWriter();
        bytes.Number(value);
        return bytes.ToArray();
    }

    public static byte[] Of(params byte[][] parts) => parts.SelectMany(p => p).ToArray();

    public static byte[] Payload(byte[] descriptor, params byte[] body) => [0, .. Number((uint)descriptor.Length), .. descriptor, .. body];

    public static WriterSchema Parse(byte[] descriptor) => WriterSchema.Parse(descriptor, SchemaLimits.Of(MemFormatLimits.Default));
}
