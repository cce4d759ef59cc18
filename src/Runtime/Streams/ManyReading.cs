using System.IO.Pipelines;
using System.Runtime.CompilerServices;
using MemFormat.Sessions;

namespace MemFormat.Streams;

/// <summary>Reads many values, each as soon as all of its message is there.</summary>
internal static class ManyReading
{
    public static async IAsyncEnumerable<T> ReadAsync<T>(
        Stream stream, MemFormatCodec<T> codec, MemFormatOptions? options, [EnumeratorCancellation] CancellationToken cancellation)
    {
        var pipe = PipeSource.Of(stream);
        try
        {
            await foreach (var value in ReadAsync(pipe, codec, options, cancellation).ConfigureAwait(false))
                yield return value;
        }
        finally
        {
            await pipe.CompleteAsync().ConfigureAwait(false);
        }
    }

    public static async IAsyncEnumerable<T> ReadAsync<T>(
        PipeReader pipe, MemFormatCodec<T> codec, MemFormatOptions? options, [EnumeratorCancellation] CancellationToken cancellation)
    {
        var session = new SessionReader<T>(codec, options);
        for (var isCompleted = false; !isCompleted;)
        {
            var result = await PipeSource.ReadAsync(pipe, cancellation).ConfigureAwait(false);
            var left = result.Buffer;
            var examined = left.Start;
            try
            {
                while (session.TryRead(ref left, out var value))
                {
                    // Who stops here has taken this value and none behind it.
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
                pipe.AdvanceTo(left.Start, examined);
            }
        }
    }
}
