namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>Payloads with wrong bytes, in the schema that they bring along and behind it, and parts of payloads.</summary>
internal static class Hostile
{
    private const int Times = 10;

    /// <summary>Each ends in the one exception there is, or in a value that can be written. A part is no payload.</summary>
    public static void Read(byte[] payload, MemFormatCodec reader, Random random)
    {
        for (var i = 0; i < Times; i++)
        {
            var damaged = payload.ToArray();
            for (var n = random.Next(1, 4); n > 0; n--)
            {
                damaged[random.Next(damaged.Length)] = random.Next(3) switch
                {
                    0 => (byte)random.Next(256),
                    1 => (byte)(1 << random.Next(8)),
                    _ => (byte)random.Next(4),
                };
            }

            TryRead(damaged, reader);
            if (TryRead(payload[..random.Next(payload.Length)], reader))
                throw new DisagreementException("part of a payload", "Truncated", "a value");
        }

        if (TryRead([.. payload, 0], reader))
            throw new DisagreementException("trailing byte", "TrailingData", "a value");
    }

    private static bool TryRead(byte[] payload, MemFormatCodec reader)
    {
        object? value;
        try
        {
            value = reader.DeserializeObject(payload);
        }
        catch (MemFormatException exception)
        {
            // What user code throws comes with the original; there is none here.
            return exception.InnerException is null
                ? false
                : throw new DisagreementException("damaged payload", "no other exception inside", $"{Convert.ToHexString(payload)}: {exception}");
        }

        try
        {
            Payload.Of(reader, value);
        }
        catch (MemFormatException exception) when (exception.Error is MemFormatError.NullNotAllowed)
        {
            // Initializers and elements can leave nulls where none are written.
        }

        return true;
    }
}
