using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using MemFormat.Codecs;

namespace MemFormat;

public ref partial struct MemFormatReader
{
    /// <summary>
    /// Reads the length of a frame and goes into it: until <see cref="LeaveFrame"/> the reader ends where the frame does.
    /// </summary>
    /// <param name="depth">The depth to come back to.</param>
    /// <returns>The bytes behind the frame.</returns>
    internal nuint EnterFrame(out int depth)
    {
        var length = ReadLength();
        if (length > _left)
        {
            MemFormatThrow.Truncated();
        }

        Enter();
        depth = _depth;
        return Narrow((nuint)length);
    }

    /// <summary>Lets the reader end earlier, until <see cref="Widen"/>.</summary>
    /// <param name="length">What is to be left, at most what is.</param>
    /// <returns>The bytes that are behind it then.</returns>
    internal nuint Narrow(nuint length)
    {
        // Offsets are told from what is left, so they are right inside as well.
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

    /// <summary>Steps over bytes that stand behind their length, such as a descriptor, and gives them.</summary>
    internal ReadOnlySpan<byte> TakeFramed()
    {
        var length = ReadLength();
        if (length > _left)
        {
            MemFormatThrow.Truncated();
        }

        return MemoryMarshal.CreateReadOnlySpan(ref Take((nuint)length), (int)length);
    }

    /// <summary>Goes back from a frame, all of which must have been read.</summary>
    /// <param name="end">The byte behind the frame.</param>
    /// <param name="behind">What <see cref="EnterFrame"/> gave.</param>
    /// <param name="depth">What <see cref="EnterFrame"/> gave.</param>
    internal void LeaveFrame(ref byte end, nuint behind, int depth)
    {
        // Code that read the frame may have caught an error of a frame in it, and the reader is anywhere then.
        if (_left != 0 || !Unsafe.AreSame(ref _position, ref end))
        {
            MemFormatThrow.InvalidData("A frame holds more than its custom codec reads.");
        }

        Widen(behind);
        _depth = depth;
        Leave();
    }

    /// <summary>The byte behind the last one that is left.</summary>
    internal readonly ref byte End => ref Unsafe.Add(ref _position, _left);
}
