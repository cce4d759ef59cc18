using MemFormat.Schema.Recorded;

namespace MemFormat.Tool.Recording;

/// <summary>Recorded roots as payloads name them.</summary>
internal static class NamedRoot
{
    extension(RecordedRoot root)
    {
        /// <summary>Whether a payload has the fingerprint of the root.</summary>
        public bool IsNamedBy(ReadOnlySpan<byte> payload) => IsFingerprint(payload) && payload.StartsWith(Fingerprints.IsLong(payload[0])
            ? BitConverter.GetBytes(Fingerprints.LongHeader(root.Fingerprint))
            : BitConverter.GetBytes(Fingerprints.ShortHeader(root.Fingerprint)));

        /// <summary>The public form of its schema, which knows the cases that its payloads do not define.</summary>
        public MemFormatSchema Schema() => MemFormatSchema.Recorded([.. root.Descriptor], [.. root.Cases]);
    }

    /// <summary>Whether a payload names its schema, known or not.</summary>
    public static bool IsFingerprint(ReadOnlySpan<byte> payload) =>
        !payload.IsEmpty && (payload[0] & PayloadHead.ModeMask) == PayloadHead.Fingerprint;
}
