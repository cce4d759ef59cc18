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
    }
}
