using MemFormat.Codecs;
using MemFormat.Io;

namespace MemFormat.Schemas;

/// <summary>A struct of a compact list, from its digits into the form of the fixed block, so that codecs know one form only.</summary>
internal static class UnpackedStruct
{
    /// <summary>About the bytes of an array that holds one.</summary>
    public const int Memory = 24 + CompactList.MostStructSize;

    /// <summary>Takes the digits of so many structs.</summary>
    public static Digits Open(scoped ref MemFormatReader reader, WriterType type, int count) => new(
        ref reader, WireKinds.FixedSize(type.NumberKind), WireKinds.IsZigZag(type.NumberKind), CompactList.Numbers(count, type.Numbers));

    /// <summary>Unpacks the next one.</summary>
    public static void Next(scoped ref Digits digits, WriterType type, byte[] block)
    {
        var size = WireKinds.FixedSize(type.NumberKind);
        for (var at = 0; at < block.Length; at += size)
        {
            var bits = digits.Next();
            if (digits.IsZigZag)
                bits = (ulong)ZigZag.Decode(bits);
            for (var i = 0; i < size; i++)
                block[at + i] = (byte)(bits >> (8 * i));
        }
    }
}
