namespace MemFormat.Io;

/// <summary>The digits of a compact list (<see cref="CompactList"/>).</summary>
internal static class CompactDigits
{
    /// <summary>Reads so many values, which are integers.</summary>
    internal static T[] Read<T>(ref MemFormatReader reader, int count, bool isSigned)
    {
        var digits = new Digits(ref reader, Unsafe.SizeOf<T>(), isSigned, count);
        var items = new T[count];
        digits.Read(items.AsSpan());
        return items;
    }

    /// <summary>Reads so many values, which are structs of integers.</summary>
    internal static T[] Read<T, TNumber>(ref MemFormatReader reader, int count, bool isSigned)
    {
        var digits = new Digits(
            ref reader, Unsafe.SizeOf<TNumber>(), isSigned, CompactList.Numbers(count, Unsafe.SizeOf<T>() / Unsafe.SizeOf<TNumber>()));
        var items = new T[count];
        digits.Read(Numbers<T, TNumber>(items));
        return items;
    }

    /// <summary>Writes head and digits of so many values, if these are the form with the fewest bytes.</summary>
    internal static bool TryWrite<TNumber>(ref MemFormatWriter writer, int count, ReadOnlySpan<TNumber> numbers, bool isSigned)
    {
        var digits = new DigitWriter<TNumber>(numbers, isSigned);
        if (!digits.HasDigits)
            return false;
        writer.WriteLength((ulong)(uint)count << CollectionHead.CountShift | CompactList.HasDigits);
        digits.Write(ref writer);
        return true;
    }

    /// <summary>The numbers of structs, one struct's after another's.</summary>
    internal static Span<TNumber> Numbers<T, TNumber>(ReadOnlySpan<T> items) => MemoryMarshal.CreateSpan(
        ref Unsafe.As<T, TNumber>(ref MemoryMarshal.GetReference(items)), items.Length * (Unsafe.SizeOf<T>() / Unsafe.SizeOf<TNumber>()));
}
