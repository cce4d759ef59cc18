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

        /// <summary>The types of this process that have a class whose objects keep their identity, and its number there.</summary>
        public ReaderSchema? Find(SchemaState body, out int type)
        {
            type = root.Reader.Find(body);
            return type >= 0 ? root.Reader : root.Unions.Find(body, out type);
        }
    }
}
