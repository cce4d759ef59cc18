using MemFormat.Tests;

namespace MemFormat.Campaign.Tests;

// Numbers that take as few bytes as they need.
internal sealed partial class BodyDraw
{
    private (int Width, byte[] Bytes) Compact(int kind)
    {
        var sizes = kind switch
        {
            7 or 8 or 19 or 21 => [0, 2, 4, 8],
            17 => [0, 5, 8],
            18 => [0, 7, 10],
            14 => [0, 5, 9, 13],
            _ => new[] { 0, 1, 2, 4 },
        };
        var width = draw.Next(sizes.Length);
        var value = new byte[sizes[width]];
        for (var i = 0; i < Math.Min(value.Length, 2); i++)
            value[i] = draw.Byte();
        if (kind == 14 && width > 0)
            value[0] %= 29;
        return (width, value);
    }

    /// <summary>Integers as they are, or in digits of any form, at times more than their kind has.</summary>
    private void Compacts(int count, int[] kinds)
    {
        var hasDigits = count > 0 && draw.Next(3) > 0;
        bytes.Number((ulong)count << 2 | (hasDigits ? 2u : 0));
        if (!hasDigits)
        {
            for (; count > 0; count--)
            {
                foreach (var each in kinds)
                    bytes.Of(Scalar(each));
            }

            return;
        }

        var kind = kinds[0];
        count *= kinds.Length;
        var size = Scalar(kind).Length;
        var large = draw.Once(2) ? 1 + draw.Next(size) : 0;
        bytes.Byte(large << 1 | (kind is 3 or 5 or 7 && draw.Once(2) ? 1 : 0));
        var most = large > 0 ? large : size * 8 / 7;
        for (var weight = 0; count > 0; weight++)
        {
            bool[] more = [.. Enumerable.Range(0, count).Select(_ => weight + 1 < most ? draw.Once(2) : draw.Once(2000))];
            if (large > weight + 1)
                bytes.Bits(more);
            bytes.Of([.. more.Select(m => (byte)(large > 0 ? draw.Byte() : draw.Byte() & 127 | (m ? 128 : 0)))]);
            count = large > 0 && large <= weight + 1 ? 0 : more.Count(m => m);
        }
    }

    /// <summary>The numbers of a struct in a compact list.</summary>
    private int[] Numbers(int type)
    {
        if (type >= _types.Count || _types.Count > 64)
            return [Int32];
        int[] kinds = [.. SpecSchema.Numbers(_types, type).Take(40).Select(Integer)];
        return kinds;
    }

    /// <summary>A changed schema may say that something else is compact.</summary>
    private static int Integer(int kind) => kind is >= 3 and <= 8 or 15 ? kind : 5;
}
