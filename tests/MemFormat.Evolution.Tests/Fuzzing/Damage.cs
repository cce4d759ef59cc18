namespace MemFormat.Evolution.Tests;

/// <summary>Payloads with wrong bytes, in the schema that they bring along and behind it, read as another shape.</summary>
internal static class Damage
{
    /// <summary>Each ends in the one exception there is, or in a value that can be written.</summary>
    public static void Read(byte[] payload, MemFormatCodec reader, int seed)
    {
        var random = new Random(seed);
        for (var i = 0; i < 40; i++)
        {
            var damaged = payload.ToArray();
            for (var n = random.Next(1, 4); n > 0; n--)
                damaged[random.Next(damaged.Length)] = random.Next(3) switch { 0 => (byte)random.Next(256), 1 => (byte)(1 << random.Next(8)), _ => (byte)random.Next(4) };
            object? value;
            try
            {
                value = reader.DeserializeObject(damaged);
            }
            catch (MemFormatException exception)
            {
                // What user code throws comes with the original; there is none here.
                Assert.True(exception.InnerException is null, $"{Convert.ToHexString(damaged)} as {reader.Type}: {exception}");
                continue;
            }

            Payload.Of(reader, value);
        }
    }
}
