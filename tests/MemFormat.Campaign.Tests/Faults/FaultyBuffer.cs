using System.Buffers;

namespace MemFormat.Campaign.Tests;

/// <summary>A buffer whose call number n throws, or gives less than it was asked for. It gives small pieces.</summary>
internal sealed class FaultyBuffer(int failing, bool isShort) : IBufferWriter<byte>
{
    private const int Piece = 64;

    private readonly ArrayBufferWriter<byte> _written = new();
    private int _calls;

    public byte[] Written => _written.WrittenSpan.ToArray();

    public void Advance(int count)
    {
        if (!isShort)
            Count();
        _written.Advance(count);
    }

    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        var isFailing = Count();
        var memory = _written.GetMemory(Math.Max(sizeHint, Piece));
        return isFailing ? memory[..Math.Max(0, sizeHint - 1)] : memory[..Math.Max(sizeHint, Piece)];
    }

    public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;

    private bool Count() => _calls++ == failing && (isShort ? true : throw new FaultException());
}
