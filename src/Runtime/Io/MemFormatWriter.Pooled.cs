using MemFormat.Io;

namespace MemFormat;

public ref partial struct MemFormatWriter
{
    /// <summary>Writes the number of an earlier string in the place of a pooled one.</summary>
    internal void WritePooledNumber(uint number)
    {
        var code = (ulong)number << StringEncoding.LengthShift | StringEncoding.Null;
        if (code < 1 << 21 && _left >= sizeof(uint))
        {
            // One to three bytes without a branch between them: the processor could not predict it.
            var bits = (uint)code;
            var second = bits >= 1 << 7 ? 0x80u : 0;
            var third = bits >= 1 << 14 ? 0x8000u : 0;
            Unsafe.WriteUnaligned(ref _position, (bits & 0x7F) | (bits << 1 & 0x7F00) | (bits << 2 & 0x7F0000) | second | third);
            Advance(1 + (int)(second >> 7) + (int)(third >> 15));
        }
        else
        {
            WriteLength(code);
        }
    }
}
