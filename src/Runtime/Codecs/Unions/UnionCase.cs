using MemFormat.Codecs.Writing;
using MemFormat.Schemas;
using MemFormat.Schemas.Compose;
using MemFormat.Schemas.Walk;

namespace MemFormat.Codecs.Unions;

/// <summary>What writing and reading a value of a case takes, whatever the union.</summary>
internal static class UnionCase
{
    /// <summary>Writes the tag, and the definition of the case if this is its first value.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void WriteHead(ref MemFormatWriter writer, WriteScope scope, KnownUnion union, KnownCase own)
    {
        if (scope.Define(union, own))
        {
            writer.WriteLength((ulong)own.Tag << UnionHead.TagShift | UnionHead.Defines);
            writer.WriteLength((uint)own.Definition.Length);
            writer.WriteMemory(ref own.Definition[0], (uint)own.Definition.Length);
        }
        else
        {
            writer.WriteLength((ulong)own.Tag << UnionHead.TagShift);
        }
    }

    /// <summary>Steps over a value of a case that the reader's union lacks, if it allows that.</summary>
    public static void SkipUnknown(ref MemFormatReader reader, string union, MemUnknownCase unknownCase, ulong tag, WriterCase unknown)
    {
        if (unknownCase == MemUnknownCase.Throw || (reader.Limits.Strictness & MemFormatStrictness.UnknownMembers) != 0)
            MemFormatThrow.UnknownCase(union, tag);
        SchemaWalker.Skip(ref reader, unknown.Schema, unknown.Schema.Root);
    }

    public static void ThrowNull() => MemFormatThrow.InvalidData("A union case holds null.");
}
