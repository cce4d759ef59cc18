namespace MemFormat.Campaign.Tests;

/// <summary>Changes a genome: choices change, go, come, or are those of another one.</summary>
internal static class Mutation
{
    private const int MostBytes = 1 << 17;

    public static byte[] Of(byte[] genome, byte[] other, Random random)
    {
        var bytes = new List<byte>(genome);
        for (var left = 1 + random.Next(5); left > 0; left--)
        {
            if (bytes.Count == 0)
                return other;

            // The first choices decide most.
            var at = random.Next(random.Next(2) == 0 ? Math.Min(bytes.Count, 200) : bytes.Count);
            var length = Math.Min(1 << random.Next(7), bytes.Count - at);
            switch (random.Next(6))
            {
                case 0 or 1:
                    bytes[at] = (byte)random.Next(256);
                    break;
                case 2:
                    bytes[at] += (byte)(random.Next(3) - 1);
                    break;
                case 3:
                    bytes.RemoveRange(at, length);
                    break;
                case 4 when bytes.Count < MostBytes:
                    bytes.InsertRange(at, bytes.GetRange(at, length));
                    break;
                case 5 when other.Length > 0 && bytes.Count < MostBytes:
                    var from = random.Next(other.Length);
                    bytes.InsertRange(at, other.AsSpan(from, Math.Min(length * 4, other.Length - from)).ToArray());
                    break;
            }
        }

        return [.. bytes];
    }
}
