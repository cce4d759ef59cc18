using MemFormat.Io;
using MemFormat.Wire;

namespace MemFormat.Schemas.Walk;

/// <summary>A copy of the bytes that a walk steps over, some of them replaced. One for all values of a read or write, one after another.</summary>
internal sealed class WalkCopy
{
    /// <summary>The offset up to which the value is copied.</summary>
    private long _copied;

    /// <summary>The copy, for what takes the place of other bytes.</summary>
    public readonly SegmentWriter Bytes = new();

    /// <summary>Starts a copy of what follows.</summary>
    public void Begin(scoped in MemFormatReader reader)
    {
        _copied = reader.Offset;
        Bytes.Clear();
    }

    /// <summary>Appends a string in full.</summary>
    public void Text(string text)
    {
        var buffer = PayloadBuffer.Rent();
        var writer = new MemFormatWriter(buffer, buffer.Start(), MemFormatLimits.Default);
        writer.WriteString(text);
        writer.Flush();
        Bytes.Bytes(buffer.Written);
        buffer.Return();
    }

    /// <summary>Copies what was stepped over up to an offset; then leaves out what is up to the reader's.</summary>
    public void CopyTo(scoped ref MemFormatReader reader, long end)
    {
        ref var first = ref Unsafe.Subtract(ref reader.Position, (nint)(reader.Offset - _copied));
        Bytes.Bytes(MemoryMarshal.CreateReadOnlySpan(ref first, (int)(end - _copied)));
        _copied = reader.Offset;
    }
}
