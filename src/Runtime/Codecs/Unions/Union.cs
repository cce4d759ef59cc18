using MemFormat.Codecs.Writing;
using MemFormat.Schemas;
using MemFormat.Schemas.Compose;
using MemFormat.Schemas.Walk;

namespace MemFormat.Codecs.Unions;

/// <summary>Writes and reads the values of one union.</summary>
internal static class Union<TCases>
    where TCases : struct, IMemFormatUnion
{
    public static void Write(ref MemFormatWriter writer, object value)
    {
        var scope = WriteScope.Of(ref writer) ?? throw WalkScope.NotReached();
        var ordinal = TCases.Find(value);
        var union = scope.Root.Unions.Of(UnionSource<TCases>.Instance);
        if (ordinal < 0 && TCases.Kept(value) is { } kept && ReferenceEquals(kept.Case?.Union, UnionSource<TCases>.Instance))
        {
            writer.Enter();
            scope.KeptCases.Write(ref writer, union, kept.Case, kept.Bytes);
            writer.Leave();
            return;
        }

        var own = ordinal >= 0 ? union.ByOrdinal[ordinal] : FindForeign(ref writer, scope.Root, union, value);

        writer.Enter();
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

        if (ordinal >= 0)
            TCases.Write(ref writer, value, ordinal);
        else
            own.Foreign!.Write(ref writer, value);
        writer.Leave();
    }

    /// <summary>Reads a value of a union that has the same number in the payload's schema.</summary>
    public static object? Read(ref MemFormatReader reader)
    {
        var scope = WalkScope.Of(ref reader);
        var unions = Unsafe.As<UnionReader>(scope.CaseTable);
        var ordinal = unions.BeginSeen(ref reader, UnionSource<TCases>.Instance);
        if (ordinal < 0)
            return ReadFirst(ref reader, scope, unions);
        reader.Enter();
        var value = TCases.Read(ref reader, ordinal);
        if (value is null)
            ThrowNull();
        reader.Leave();
        return value;
    }

    public static object? ReadResolved(ref MemFormatReader reader, PlanNode node)
    {
        if (node.IsExact)
            return Read(ref reader);
        var scope = WalkScope.Of(ref reader);
        var union = scope.Root.Unions.Of(UnionSource<TCases>.Instance);
        if (node.Kind == WireKind.Union)
            return Read(ref reader, Unsafe.As<UnionReader>(scope.CaseTable), node.Union, union);

        // The writer's type was no union yet, and so a plain object: the base itself.
        reader.Enter();
        var value = TCases.Read(ref reader, union.Base!.Ordinal, node.Element!);
        reader.Leave();
        return value;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static object? ReadFirst(ref MemFormatReader reader, WalkScope scope, UnionReader unions)
    {
        var union = scope.Root.Unions.Of(UnionSource<TCases>.Instance);
        return Read(ref reader, unions, union.Number, union);
    }

    private static object? Read(ref MemFormatReader reader, UnionReader unions, uint number, KnownUnion union)
    {
        reader.Enter();
        var node = unions.Begin(ref reader, number, union, out var own, out var unknown);
        object? value = null;
        if (node is null)
        {
            value = PassUnknown(ref reader, number, unions.UnknownTag, unknown!);
        }
        else
        {
            value = own!.Foreign is { } foreign ? foreign.Read(ref reader, node) : TCases.Read(ref reader, own.Ordinal, node);
            if (value is null)
                ThrowNull();
        }

        reader.Leave();
        return value;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static object? PassUnknown(ref MemFormatReader reader, uint number, ulong tag, WriterCase unknown)
    {
        if ((reader.Limits.Strictness & MemFormatStrictness.UnknownMembers) != 0)
            MemFormatThrow.UnknownCase(TCases.Name, tag);
        if (TCases.KeepsUnknown)
            return TCases.Keep(WalkScope.Of(ref reader).KeepUnknown(ref reader, UnionSource<TCases>.Instance, number, tag, unknown));
        if (TCases.UnknownCase == MemUnknownCase.Throw)
            MemFormatThrow.UnknownCase(TCases.Name, tag);
        SchemaWalker.Skip(ref reader, unknown.Schema, unknown.Schema.Root);
        return null;
    }

    private static void ThrowNull() => MemFormatThrow.InvalidData("A union case holds null.");

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static KnownCase FindForeign(ref MemFormatWriter writer, RootSchema root, KnownUnion union, object value)
    {
        if (union.Source.FindForeign(value) is not { } added)
        {
            MemFormatThrow.NoCase(value, TCases.Name, writer.Place());
            return null;
        }

        return root.Unions.Compose(union, added);
    }
}
