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
        if (ordinal < 0 && UnionCase.WriteKept(ref writer, scope, union, TCases.Kept(value)))
            return;
        var own = ordinal >= 0 ? union.ByOrdinal[ordinal] : FindForeign(ref writer, scope.Root, union, value);

        writer.Enter();
        UnionCase.WriteHead(ref writer, scope, union, own);
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
        return Read(ref reader, scope, Unsafe.As<UnionReader>(scope.CaseTable));
    }

    /// <summary>Reads values that follow each other.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read(ref MemFormatReader reader, Span<object?> items)
    {
        if (items.IsEmpty)
            return;
        var scope = WalkScope.Of(ref reader);
        var unions = Unsafe.As<UnionReader>(scope.CaseTable);
        for (var i = 0; i < items.Length; i++)
            items[i] = Read(ref reader, scope, unions);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static object? Read(ref MemFormatReader reader, WalkScope scope, UnionReader unions)
    {
        var ordinal = unions.BeginSeen(ref reader, UnionSource<TCases>.Instance);
        if (ordinal < 0)
            return ReadFirst(ref reader, scope, unions);
        reader.Enter();
        var value = TCases.Read(ref reader, ordinal);
        if (value is null)
            UnionCase.PassNull<TCases>(scope.Root.Unions.Of(UnionSource<TCases>.Instance).ByOrdinal[ordinal]);
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

        // The writer's type was no union yet, but the type of a case: a plain object is of the base itself.
        if (node.TakeNull(ref reader))
            return null;
        reader.Enter();
        var value = TCases.Read(ref reader, (int)node.Union, node.Element!);
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
            value = UnionCase.PassUnknown<TCases>(ref reader, number, unions.UnknownTag, unknown!) is { } kept ? TCases.Keep(kept) : null;
        }
        else
        {
            value = own!.Foreign is { } foreign ? foreign.Read(ref reader, node) : TCases.Read(ref reader, own.Ordinal, node);
            if (value is null)
                UnionCase.PassNull<TCases>(own);
        }

        reader.Leave();
        return value;
    }

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
