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

    /// <summary>Writes a value of an unknown case as it was read, if it is one of this union.</summary>
    public static bool WriteKept(ref MemFormatWriter writer, WriteScope scope, KnownUnion union, MemExtensionData? value)
    {
        if (value?.Case is not { } kept || !ReferenceEquals(kept.Union, union.Source))
            return false;
        writer.Enter();
        scope.KeptCases.Write(ref writer, union, kept, value.Bytes);
        writer.Leave();
        return true;
    }

    /// <summary>Keeps a value of a case that the reader's union lacks, or steps over it, if the union allows that.</summary>
    /// <returns>The value if it is kept, else null.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static MemExtensionData? PassUnknown<TCases>(ref MemFormatReader reader, uint number, ulong tag, WriterCase unknown)
        where TCases : struct, IMemFormatUnion
    {
        if ((reader.Limits.Strictness & MemFormatStrictness.UnknownMembers) != 0)
            MemFormatThrow.UnknownCase(TCases.Name, tag);
        if (TCases.KeepsUnknown)
            return WalkScope.Of(ref reader).KeepUnknown(ref reader, UnionSource<TCases>.Instance, number, tag, unknown);
        if (TCases.UnknownCase == MemUnknownCase.Throw)
            MemFormatThrow.UnknownCase(TCases.Name, tag);
        SchemaWalker.Skip(ref reader, unknown.Schema, unknown.Schema.Root);
        return null;
    }

    /// <summary>Only a union within the union can be null, because its own case is not known. The outer one is null with it, if it says so.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void PassNull<TCases>(KnownCase own)
        where TCases : struct, IMemFormatUnion
    {
        if (own.Slot.Kind != WireKind.Union)
            MemFormatThrow.InvalidData("A union case holds null.");
        if (TCases.UnknownCase == MemUnknownCase.Throw)
            MemFormatThrow.UnknownInside(TCases.Name);
    }
}
