using MemFormat.Schemas;

namespace MemFormat.Payloads.Recorded;

/// <summary>The headers by which payloads name a root's schema, and the schemas that they may name.</summary>
internal static class FingerprintOfRoot
{
    extension(RootSchema root)
    {
        /// <summary>The whole header of fingerprint mode, of four bytes.</summary>
        public uint Fingerprint
        {
            // Its mode bits are never 0.
            [MethodImpl(MethodImplOptions.AggressiveInlining)]
            get => root.KnownFingerprint is not 0 and var known ? known : Compute(root);
        }

        /// <summary>The same, of eight bytes.</summary>
        public ulong Fingerprint64 => Fingerprints.LongHeader(root.History.Own);

        /// <summary>
        /// The known fingerprints of the root. Programs without fingerprints do not load the cryptography library.
        /// </summary>
        public RootHistory History => Unsafe.As<RootHistory>(
            root.HistoryState ?? Interlocked.CompareExchange(ref root.HistoryState, new RootHistory(root), null) ?? root.HistoryState);
    }

    /// <summary>
    /// The fingerprint of a schema: of a type and a recorded one, with the declared cases of its unions; of a
    /// payload, of its descriptor alone.
    /// </summary>
    public static ulong Of(MemFormatSchema schema) =>
        schema.Own is { } root ? root.History.Own : Fingerprints.Of(Fingerprints.Hash([.. schema.Descriptor, .. schema.Cases]));

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static uint Compute(RootSchema root) => root.KnownFingerprint = Fingerprints.ShortHeader(root.History.OwnShort);
}
