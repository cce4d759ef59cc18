using System.Buffers;

namespace MemFormat.Zstandard.Tests;

/// <summary>A compression that counts the streams made of it, and those given back.</summary>
/// <param name="inner">What it does.</param>
/// <param name="id">2 for Zstandard.</param>
public sealed class Owners(MemFormatCompression inner, byte id) : MemFormatCompression(id, $"counted {inner}")
{
    private readonly List<Owner> _made = [];

    /// <summary>What an <see cref="Owner"/> throws where a test wants it.</summary>
    public sealed class FailedException() : Exception("The compression failed.");

    /// <summary>The call, counted over all streams, that fails; 0 for none.</summary>
    public int FailingCall { get; set; }

    public int Calls { get; private set; }

    public int Made
    {
        get
        {
            lock (_made)
                return _made.Count;
        }
    }

    public int GivenBack
    {
        get
        {
            lock (_made)
                return _made.Count(owner => owner.Disposals > 0);
        }
    }

    public override bool TryCompress(ReadOnlySpan<byte> payload, Span<byte> destination, out int bytesWritten) =>
        inner.TryCompress(payload, destination, out bytesWritten);

    public override bool TryDecompress(ReadOnlySpan<byte> compressed, IBufferWriter<byte> destination, int length) =>
        inner.TryDecompress(compressed, destination, length);

    public override MemFormatCompression ForStream()
    {
        var owner = new Owner(this, inner.ForStream()!);
        lock (_made)
            _made.Add(owner);
        return owner;
    }

    /// <summary>Each stream made was given back once, and not called after that; what it works with is gone.</summary>
    public void Check(string where)
    {
        lock (_made)
        {
            foreach (var owner in _made)
            {
                Assert.True(owner.Disposals == 1, $"{where}: {Name} was disposed of {owner.Disposals} times.");
                Assert.True(!owner.IsLate, $"{where}: {Name} was called after that.");
                Assert.True(owner.IsGone(), $"{where}: {Name} still works.");
            }
        }
    }

    private sealed class Owner(Owners all, MemFormatCompression inner) : MemFormatCompression(all.Id, all.Name), IDisposable
    {
        private bool _compressed;
        private bool _decompressed;

        public int Disposals { get; private set; }

        public bool IsLate { get; private set; }

        public override bool TryCompress(ReadOnlySpan<byte> payload, Span<byte> destination, out int bytesWritten)
        {
            Called();
            _compressed = true;
            return inner.TryCompress(payload, destination, out bytesWritten);
        }

        public override bool TryDecompress(ReadOnlySpan<byte> compressed, IBufferWriter<byte> destination, int length)
        {
            Called();
            var isValid = inner.TryDecompress(compressed, destination, length);
            _decompressed |= isValid;
            return isValid;
        }

        public void Dispose()
        {
            Disposals++;
            ((IDisposable)inner).Dispose();
        }

        /// <summary>Whatever was made by a call says so when it is asked again.</summary>
        public bool IsGone() =>
            (!_compressed || Ends(() => inner.TryCompress([1, 2, 3], new byte[100], out _)))
                && (!_decompressed || Ends(() => inner.TryDecompress([1], new ArrayBufferWriter<byte>(), 1)));

        private static bool Ends(Action call)
        {
            try
            {
                call();
                return false;
            }
            catch (ObjectDisposedException)
            {
                return true;
            }
        }

        private void Called()
        {
            IsLate |= Disposals > 0;
            if (++all.Calls == all.FailingCall)
                throw new FailedException();
        }
    }
}
