namespace MemFormat.Schemas.Compose;

/// <summary>The unions of a root, and the state that depends on their cases.</summary>
internal static class RootUnions
{
    extension(RootSchema root)
    {
        /// <summary>The unions that the root reaches.</summary>
        public KnownUnions Unions
        {
            [MethodImpl(MethodImplOptions.AggressiveInlining)]
            get => Unsafe.As<KnownUnions>(root.UnionState) ?? KnownUnions.None(root);
        }

        /// <summary>The memory that bytes pay for in a resolved read beyond <see cref="MemFormatReader.MemoryPerByte"/> (safety.md).</summary>
        public long OwnAllowance(long inputBytes) => (long)Math.Min(
            Math.BigMul(root.Unions.AllocationPerByte - MemFormatReader.MemoryPerByte, (ulong)inputBytes, out var low) == 0 ? low : ulong.MaxValue, 1UL << 60);
    }
}
