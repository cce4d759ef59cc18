using MemFormat.Io;

namespace MemFormat.Payloads.Sessions;

/// <summary>Collects messages, and writes them as the parts of one compressed stream.</summary>
/// <param name="compression">The stream's.</param>
/// <param name="limits">Those of the reader, too: a part is far below them.</param>
internal sealed class PartWriter(MemFormatCompression compression, MemFormatLimits limits) : IDisposable
{
    /// <summary>The bytes of messages in a part, and the size from which on a message is compressed by itself.</summary>
    private const int UsualSize = 1 << 16, MaxSize = 1 << 20;

    /// <summary>The bytes that a part may take more than its messages do.</summary>
    private const int Spare = 1 << 10;

    private readonly long _most = Math.Min(limits.MaxPayloadBytes / 2, limits.MaxDecompressedBytes);
    private readonly PayloadBuffer _messages = PayloadBuffer.Rent();
    private bool _isBegun;
    private bool _isDisposed;

    /// <summary>Whether there are messages that were not written.</summary>
    public bool IsWaiting => _messages.Written.Length > 0;

    /// <summary>Whether a message of this size belongs into a part.</summary>
    public bool Takes(long size) => size <= Math.Min(MaxSize, _most);

    /// <summary>Adds a message to the next part. The part before is written if both do not fit into one.</summary>
    /// <returns>The bytes written.</returns>
    public long Add(IBufferWriter<byte> destination, ReadOnlySpan<byte> head, ReadOnlySpan<byte> body)
    {
        var isFull = IsWaiting && _messages.Written.Length + head.Length + body.Length > Math.Min(UsualSize, _most);
        var size = isFull ? Write(destination) : 0;
        _messages.Write(head);
        _messages.Write(body);
        return size;
    }

    /// <summary>Writes what was added, so that a reader gets it.</summary>
    /// <returns>The bytes written.</returns>
    public long Write(IBufferWriter<byte> destination)
    {
        var plain = _messages.Written;
        if (plain.IsEmpty)
            return 0;
        var part = ArrayPool<byte>.Shared.Rent(plain.Length + (plain.Length >> 8) + Spare);
        if (!compression.TryCompress(plain, part, out var size) || (uint)size > (uint)part.Length)
            throw new InvalidOperationException($"The compression {compression} cannot output a part of a stream.");
        var writer = new MemFormatWriter(destination, limits);
        writer.WriteByte(SessionMessage.Part);
        writer.WriteByte(_isBegun ? (byte)WrapperId.None : compression.Id);
        writer.WriteLength((uint)plain.Length);
        writer.WriteLength((uint)size);
        writer.Flush();
        destination.Write(part.AsSpan(0, size));
        ArrayPool<byte>.Shared.Return(part);
        _messages.Clear();
        _isBegun = true;
        return 2 + VarInt.Size((uint)plain.Length) + VarInt.Size((uint)size) + size;
    }

    /// <summary>Keeps the buffer for later. Not after an error: user code may hold a reference.</summary>
    public void Return() => _messages.Return();

    /// <summary>Disposes of the compression, wherever the stream ends: it may hold memory that is not the garbage collector's.</summary>
    public void Dispose()
    {
        if (_isDisposed)
            return;
        _isDisposed = true;
        (compression as IDisposable)?.Dispose();
    }
}
