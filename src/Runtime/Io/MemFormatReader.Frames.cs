using MemFormat.Codecs;

namespace MemFormat;

public ref partial struct MemFormatReader
{
    /// <summary>
    /// Reads the length of a frame and enters it: the reader ends with the frame until <see cref="LeaveFrame"/>.
    /// </summary>
    /// <param name="depth">The depth to return to.</param>
    /// <returns>The number of bytes after the frame.</returns>
    internal nuint EnterFrame(out int depth)
    {
        var length = ReadLength();
        if (length > _left)
            MemFormatThrow.Truncated();
        Enter();
        depth = _depth;
        return Narrow((nuint)length);
    }

    /// <summary>Makes the reader end earlier, until <see cref="Widen"/>.</summary>
    /// <param name="length">The bytes to leave, at most as many as are left.</param>
    /// <returns>The number of bytes cut off.</returns>
    internal nuint Narrow(nuint length)
    {
        // Offsets are computed from the bytes left, so they are right inside as well.
        var behind = _left - length;
        _left -= behind;
        _length -= behind;
        return behind;
    }

    /// <summary>Undoes a <see cref="Narrow"/>.</summary>
    internal void Widen(nuint behind)
    {
        _left += behind;
        _length += behind;
    }

    /// <summary>Skips bytes with a length before them, such as a descriptor, and returns them.</summary>
    internal ReadOnlySpan<byte> TakeFramed()
    {
        var length = ReadLength();
        if (length > _left)
            MemFormatThrow.Truncated();
        return MemoryMarshal.CreateReadOnlySpan(ref Take((nuint)length), (int)length);
    }

    /// <summary>Leaves a frame. All of it must have been read.</summary>
    /// <param name="end">The byte after the frame.</param>
    /// <param name="behind">The result of <see cref="EnterFrame"/>.</param>
    /// <param name="depth">The depth from <see cref="EnterFrame"/>.</param>
    internal void LeaveFrame(ref byte end, nuint behind, int depth)
    {
        // Code that read the frame may have caught an error of a frame in it, and the reader is anywhere then.
        if (_left != 0 || !Unsafe.AreSame(ref _position, ref end))
            MemFormatThrow.InvalidData("The custom codec did not read all bytes of its frame.");
        Widen(behind);
        _depth = depth;
        Leave();
    }

    /// <summary>The byte after the last one that is left.</summary>
    internal readonly ref byte End => ref Unsafe.Add(ref _position, _left);
}
