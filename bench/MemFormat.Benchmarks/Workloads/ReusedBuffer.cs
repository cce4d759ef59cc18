namespace MemFormat.Benchmarks.Workloads;

/// <summary>The buffer that the writes of a workload go to, emptied before each.</summary>
internal sealed class ReusedBuffer : IDisposable
{
    private readonly ArrayBufferWriter<byte> _bytes = new(1 << 16);
    private readonly Utf8JsonWriter _json;

    public ReusedBuffer() => _json = new Utf8JsonWriter(_bytes);

    public ReadOnlySpan<byte> Written => _bytes.WrittenSpan;

    public ArrayBufferWriter<byte> Empty()
    {
        _bytes.ResetWrittenCount();
        return _bytes;
    }

    public Utf8JsonWriter EmptyJson()
    {
        _bytes.ResetWrittenCount();
        _json.Reset();
        return _json;
    }

    /// <summary>The floor of a write.</summary>
    public void Copy(byte[] payload)
    {
        var bytes = Empty();
        payload.CopyTo(bytes.GetSpan(payload.Length));
        bytes.Advance(payload.Length);
    }

    public void Dispose() => _json.Dispose();
}
