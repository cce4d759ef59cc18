using System.Buffers;

namespace MemFormat.Campaign.Tests;

/// <summary>How a buffer fails.</summary>
internal enum BufferFault
{
    /// <summary>The call throws.</summary>
    Throws,

    /// <summary>It gives less than it was asked for.</summary>
    IsShort,

    /// <summary>It gives the memory that it gave before, which is written by now.</summary>
    GivesTwice,
}

/// <summary>A buffer whose call number n fails. It gives small pieces.</summary>
internal sealed class FaultyBuffer(int failing, BufferFault fault) : IBufferWriter<byte>
{
    private const int Piece = 64;

    private readonly ArrayBufferWriter<byte> _written = new();
    private Memory<byte> _last;
    private int _calls;

    public byte[] Written => _written.WrittenSpan.ToArray();

    /// <summary>Whether the call came.</summary>
    public bool HasFailed { get; private set; }

    public void Advance(int count)
    {
        if (fault == BufferFault.Throws)
            Count();
        _written.Advance(count);
    }

    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        var isFailing = Count();
        var memory = _written.GetMemory(Math.Max(Math.Max(sizeHint, Piece), _last.Length));
        if (isFailing && fault == BufferFault.GivesTwice && _last.Length >= sizeHint)
            return _last;
        return _last = isFailing && fault == BufferFault.IsShort ? memory[..Math.Max(0, sizeHint - 1)] : memory[..Math.Max(sizeHint, Piece)];
    }

    public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;

    private bool Count()
    {
        var isFailing = _calls++ == failing;
        HasFailed |= isFailing;
        return isFailing && fault == BufferFault.Throws ? throw new FaultException() : isFailing;
    }
}
