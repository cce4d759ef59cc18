using MemFormat.Io;

namespace MemFormat;

public ref partial struct MemFormatWriter
{
    /// <summary>Makes a writer with its own buffer, one level deeper. Of the state of this write it has that for custom code only.</summary>
    internal readonly MemFormatWriter Inner(PayloadBuffer buffer)
    {
        // The usual destination without one needs no cast.
        if (_destination is not PayloadBuffer { State: null })
            buffer.State = State;
        var inner = new MemFormatWriter(buffer, buffer.Start(), MemFormatLimits.Default) { _depth = _depth };
        inner.Enter();
        return inner;
    }

    /// <summary>Writes the output of an <see cref="Inner"/> writer.</summary>
    /// <param name="inner">That writer.</param>
    /// <param name="buffer">Its buffer. It is given back.</param>
    internal void WriteFrame(scoped ref MemFormatWriter inner, PayloadBuffer buffer)
    {
        inner.Flush();
        WriteFramed(buffer.Written);
        buffer.State = null;
        buffer.Return();
    }

    /// <summary>Writes bytes with their length before them.</summary>
    internal void WriteFramed(ReadOnlySpan<byte> bytes)
    {
        WriteLength((uint)bytes.Length);
        WriteMemory(ref MemoryMarshal.GetReference(bytes), (uint)bytes.Length);
    }
}
