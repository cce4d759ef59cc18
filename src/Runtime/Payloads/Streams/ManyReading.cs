using System.IO.Pipelines;
using MemFormat.Payloads.Sessions;

namespace MemFormat.Payloads.Streams;

/// <summary>Reads many values, each as soon as its message is complete.</summary>
internal static class ManyReading
{
    /// <summary>Reads until the source ends.</summary>
    /// <param name="source">The pipe.</param>
    /// <param name="completes">Whether the pipe was made for this read, and is completed with it.</param>
    /// <param name="codec">How values are read.</param>
    /// <param name="options">How to read.</param>
    /// <param name="cancellation">Ends the read.</param>
    public static async IAsyncEnumerable<T> ReadAsync<T>(
        PipeReader source, bool completes, MemFormatCodec<T> codec, MemFormatOptions? options,
        [EnumeratorCancellation] CancellationToken cancellation)
    {
        try
        {
            using var session = new SessionReader<T>(codec, options);
            for (var isCompleted = false; !isCompleted;)
            {
                var result = await PipeSource.ReadAsync(source, cancellation).ConfigureAwait(false);
                var left = result.Buffer;
                var examined = left.Start;
                try
                {
                    while (session.TryRead(ref left, out var value))
                    {
                        // A caller that stops here has taken this value and none after it.
                        examined = left.Start;
                        yield return value!;
                        cancellation.ThrowIfCancellationRequested();
                    }

                    examined = left.End;
                    isCompleted = result.IsCompleted;
                    if (isCompleted)
                        session.End(left);
                }
                finally
                {
                    source.AdvanceTo(left.Start, examined);
                }
            }
        }
        finally
        {
            if (completes)
                await source.CompleteAsync().ConfigureAwait(false);
        }
    }
}
