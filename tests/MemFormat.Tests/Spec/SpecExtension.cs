namespace MemFormat.Tests;

/// <summary>Extension data by the format's description.</summary>
internal static class SpecExtension
{
    /// <summary>How many entries there are, each an object of a type with one member.</summary>
    public static int Count(byte[] data)
    {
        var count = 0;
        for (var at = 0; at < data.Length; count++)
        {
            // A descriptor lacks the slot of its root, an object of the first type: kind 26, number 0.
            var schema = new SpecSchema([26, 0, .. Framed(data, ref at)]);
            var value = (Dictionary<uint, object?>)new SpecReader(schema, Framed(data, ref at)).Read()!;
            Assert.Equal(schema.Types[0].Members.Single().Key, value.Keys.Single());
        }

        return count;
    }

    private static byte[] Framed(byte[] data, ref int at)
    {
        var length = 0;
        for (var shift = 0; ; shift += 7)
        {
            var next = data[at++];
            length |= (next & 127) << shift;
            if (next < 128)
                break;
        }

        at += length;
        return data[(at - length)..at];
    }
}
