using System.IO.Pipelines;

namespace MemFormat.AspNetCore.Reading;

/// <summary>
/// The body of a request as a pipe. Where its end is cut off, a read throws, and Kestrel still takes it for one that goes
/// on: it would log an error of its own when it looks for the next request. So a read that fails is ended here.
/// </summary>
internal sealed class BodyPipe(PipeReader body) : PipeReader
{
    /// <summary>Up to where bytes were taken.</summary>
    private SequencePosition _taken;

    public override async ValueTask<ReadResult> ReadAsync(CancellationToken cancellationToken = default)
    {
        try
        {
            var result = await body.ReadAsync(cancellationToken).ConfigureAwait(false);
            _taken = result.Buffer.Start;
            return result;
        }
        catch
        {
            End();
            throw;
        }
    }

    public override bool TryRead(out ReadResult result)
    {
        var isRead = body.TryRead(out result);
        if (isRead)
            _taken = result.Buffer.Start;
        return isRead;
    }

    public override void AdvanceTo(SequencePosition consumed) => AdvanceTo(consumed, consumed);

    public override void AdvanceTo(SequencePosition consumed, SequencePosition examined)
    {
        _taken = consumed;
        body.AdvanceTo(consumed, examined);
    }

    public override void CancelPendingRead() => body.CancelPendingRead();

    public override void Complete(Exception? exception = null) => body.Complete(exception);

    private void End()
    {
        try
        {
            body.AdvanceTo(_taken);
        }
        catch (Exception error) when (error is InvalidOperationException or ArgumentException)
        {
            // The read was no more, or has taken the bytes with it.
        }
    }
}
