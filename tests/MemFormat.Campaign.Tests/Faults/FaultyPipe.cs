using System.Buffers;
using System.IO.Pipelines;

namespace MemFormat.Campaign.Tests;

/// <summary>How a pipe fails.</summary>
internal enum PipeFault
{
    /// <summary>The call throws.</summary>
    Throws,

    /// <summary>The read was cancelled by someone else.</summary>
    IsCanceled,

    /// <summary>The read gives the same bytes as the one before.</summary>
    GivesTwice,
}

/// <summary>A pipe whose read number n fails, which gives a few bytes more with each, and may give them late.</summary>
internal sealed class FaultyPipe(byte[] bytes, int failing, PipeFault fault, bool isLate, int step) : PipeReader
{
    private int _calls;
    private int _consumed;
    private int _end;

    /// <summary>Whether the reader is between <see cref="ReadAsync"/> and <see cref="AdvanceTo(SequencePosition, SequencePosition)"/>.</summary>
    public bool IsReading { get; private set; }

    public override async ValueTask<ReadResult> ReadAsync(CancellationToken cancellationToken = default)
    {
        if (isLate)
            await Task.Yield();
        var isFailing = _calls++ == failing;
        if (isFailing && fault == PipeFault.Throws)
            throw new FaultException();
        if (!isFailing || fault != PipeFault.GivesTwice)
            _end = Math.Min(bytes.Length, _end + step);
        IsReading = true;
        return new ReadResult(
            new ReadOnlySequence<byte>(bytes, _consumed, _end - _consumed), isFailing && fault == PipeFault.IsCanceled, _end == bytes.Length);
    }

    public override void AdvanceTo(SequencePosition consumed) => AdvanceTo(consumed, consumed);

    public override void AdvanceTo(SequencePosition consumed, SequencePosition examined)
    {
        IsReading = false;
        _consumed = consumed.GetInteger();
    }

    public override bool TryRead(out ReadResult result) => throw new NotSupportedException();

    public override void CancelPendingRead() => throw new NotSupportedException();

    public override void Complete(Exception? exception = null)
    {
    }
}
