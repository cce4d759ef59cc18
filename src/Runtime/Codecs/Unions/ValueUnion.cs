using MemFormat.Codecs.Writing;
using MemFormat.Schemas.Compose;
using MemFormat.Schemas.Walk;

namespace MemFormat.Codecs.Unions;

/// <summary>Writes and reads unions that hold a value of a case, as <see cref="Union{TCases}"/> does the values themselves.</summary>
internal static class ValueUnion<T, TCases>
    where TCases : struct, IMemFormatValueUnion<T>
{
    public static void Write(ref MemFormatWriter writer, T value)
    {
        var scope = WriteScope.Of(ref writer) ?? throw WalkScope.NotReached();
        var ordinal = TCases.Find(value);
        var union = scope.Root.Unions.Of(UnionSource<TCases>.Instance);
        if (ordinal < 0)
        {
            if (UnionCase.WriteKept(ref writer, scope, union, TCases.KeptValue(value)))
                return;
            ThrowNoCase(ref writer, TCases.ValueOf(value));
        }

        writer.Enter();
        UnionCase.WriteHead(ref writer, scope, union, union.ByOrdinal[ordinal]);
        TCases.Write(ref writer, value, ordinal);
        writer.Leave();
    }

    /// <summary>Reads a value of a union that has the same number in the payload's schema.</summary>
    public static T Read(ref MemFormatReader reader)
    {
        var scope = WalkScope.Of(ref reader);
        return Read(ref reader, scope, Unsafe.As<UnionReader>(scope.CaseTable));
    }

    /// <summary>Reads values that follow each other.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read(ref MemFormatReader reader, Span<T> items)
    {
        if (items.IsEmpty)
            return;
        var scope = WalkScope.Of(ref reader);
        var unions = Unsafe.As<UnionReader>(scope.CaseTable);
        for (var i = 0; i < items.Length; i++)
            items[i] = Read(ref reader, scope, unions);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static T Read(ref MemFormatReader reader, WalkScope scope, UnionReader unions)
    {
        var ordinal = unions.BeginSeen(ref reader, UnionSource<TCases>.Instance);
        if (ordinal < 0)
            return ReadFirst(ref reader, scope, unions);
        reader.Enter();
        var value = TCases.ReadValue(ref reader, ordinal);
        if (TCases.IsNull(value))
        {
            UnionCase.PassNull<TCases>(scope.Root.Unions.Of(UnionSource<TCases>.Instance).ByOrdinal[ordinal]);
            value = default!;
        }

        reader.Leave();
        return value;
    }

    public static T ReadResolved(ref MemFormatReader reader, PlanNode node)
    {
        if (node.IsExact)
            return Read(ref reader);
        var scope = WalkScope.Of(ref reader);
        var union = scope.Root.Unions.Of(UnionSource<TCases>.Instance);
        if (node.Kind == WireKind.Union)
            return Read(ref reader, Unsafe.As<UnionReader>(scope.CaseTable), node.Union, union);

        // The writer's type was no union yet, but the type of a case.
        if (node.TakeNull(ref reader))
            return default!;
        reader.Enter();
        var value = TCases.ReadValue(ref reader, (int)node.Union, node.Element!);
        if (TCases.IsNull(value))
            UnionCase.PassNull<TCases>(union.ByOrdinal[(int)node.Union]);
        reader.Leave();
        return value;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static T ReadFirst(ref MemFormatReader reader, WalkScope scope, UnionReader unions)
    {
        var union = scope.Root.Unions.Of(UnionSource<TCases>.Instance);
        return Read(ref reader, unions, union.Number, union);
    }

    private static T Read(ref MemFormatReader reader, UnionReader unions, uint number, KnownUnion union)
    {
        reader.Enter();
        var node = unions.Begin(ref reader, number, union, out var own, out var unknown);
        T value = default!;
        if (node is not null)
        {
            value = TCases.ReadValue(ref reader, own!.Ordinal, node);
            if (TCases.IsNull(value))
            {
                UnionCase.PassNull<TCases>(own);
                value = default!;
            }
        }
        else if (UnionCase.PassUnknown<TCases>(ref reader, number, unions.UnknownTag, unknown!) is { } kept)
        {
            value = TCases.KeepValue(kept);
        }

        reader.Leave();
        return value;
    }

    [DoesNotReturn]
    private static void ThrowNoCase(ref MemFormatWriter writer, object? value)
    {
        if (value is null)
            MemFormatThrow.NullUnion(TCases.Name, writer.Place());
        MemFormatThrow.NoCase(value, TCases.Name, writer.Place());
    }
}
