using System.Runtime.InteropServices;
using MemFormat.Io;

namespace MemFormat;

public ref partial struct MemFormatWriter
{
    /// <summary>A writer into a buffer of its own, one level deeper. What this write remembers is not passed on.</summary>
    internal readonly MemFormatWriter Inner(PayloadBuffer buffer)
    {
        var inner = new MemFormatWriter(buffer, buffer.Start(), MemFormatLimits.Default) { _depth = _depth };
        inner.Enter();
        return inner;
    }

    /// <summary>Takes over what an <see cref="Inner"/> writer wrote.</summary>
    /// <param name="inner">That writer.</param>
    /// <param name="buffer">Its buffer; it is given back.</param>
    internal void WriteFrame(scoped ref MemFormatWriter inner, PayloadBuffer buffer)
    {
        inner.Flush();
        WriteFramed(buffer.Written);
        buffer.Return();
    }

    /// <summary>Writes bytes behind their length.</summary>
    internal void WriteFramed(ReadOnlySpan<byte> bytes)
    {
        WriteLength((uint)bytes.Length);
        WriteMemory(ref MemoryMarshal.GetReference(bytes), (uint)bytes.Length);
    }
}
