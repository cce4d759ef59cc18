using System.Buffers;
using System.Text;
using System.Text.Encodings.Web;

namespace MemFormat.Tool.Inspecting;

/// <summary>Prints values as JSON, with known names in the place of hashes, a part at a time.</summary>
internal sealed class JsonOutput : IBufferWriter<byte>, IDisposable
{
    /// <summary>The levels that JSON may have: more than values.</summary>
    internal const int MaxDepth = 1 << 20;

    private const int PartSize = 1 << 16;

    /// <summary>A key that is a hash: a quotation mark, a question mark, eight digits, a quotation mark and a colon.</summary>
    private const int KeySize = 12;

    private readonly TextWriter _output;
    private readonly KnownNames _names;
    private readonly Utf8JsonWriter _writer;
    private readonly InnerWriter _inner;
    private readonly Decoder _decoder = Encoding.UTF8.GetDecoder();
    private byte[] _bytes = new byte[2 * PartSize];
    private int _count;

    /// <param name="output">Where to print.</param>
    /// <param name="names">The names.</param>
    /// <param name="isIndented">Whether values have line breaks.</param>
    /// <param name="inner">Writes payloads within the payload; for people by default.</param>
    public JsonOutput(TextWriter output, KnownNames names, bool isIndented, InnerWriter? inner = null)
    {
        (_output, _names, _inner) = (output, names, inner ?? ShownJson.WriteInner);
        _writer = new Utf8JsonWriter(this,
            new JsonWriterOptions
            {
                Indented = isIndented, MaxDepth = MaxDepth, SkipValidation = true,
                Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping
            });
    }

    /// <summary>Prints a value and what follows it.</summary>
    public void Write(DataValue value, string end = "\n")
    {
        ShownJson.Write(value, _writer, _inner);
        _writer.Flush();
        _writer.Reset();
        Print(isEnd: true);
        _output.Write(end);
    }

    public void Advance(int count)
    {
        _count += count;
        if (_count >= PartSize)
            Print(isEnd: false);
    }

    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        var needed = _count + Math.Max(sizeHint, 1);
        if (needed > _bytes.Length)
            Array.Resize(ref _bytes, Math.Max(needed, (int)Math.Min(Array.MaxLength, 2L * _bytes.Length)));
        return _bytes.AsMemory(_count);
    }

    public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;

    public void Dispose() => _writer.Dispose();

    /// <summary>Prints what there is; if more follows, without what may be the start of a key.</summary>
    private void Print(bool isEnd)
    {
        var left = (ReadOnlySpan<byte>)_bytes.AsSpan(0, _count);
        while (left.IndexOf("\"?"u8) is >= 0 and var start && (isEnd || left.Length - start >= KeySize))
        {
            Text(left[..start]);
            left = left[start..];
            if (IsKey(left) && _names.NameOf(Encoding.ASCII.GetString(left.Slice(2, 8))) is { } name)
            {
                _output.Write('"' + JsonEncodedText.Encode(name, JavaScriptEncoder.UnsafeRelaxedJsonEscaping).ToString() + '"');
                left = left[(KeySize - 1)..];
            }
            else
            {
                Text(left[..2]);
                left = left[2..];
            }
        }

        var kept = isEnd ? 0 : Math.Min(left.Length, KeySize);
        Text(left[..^kept]);
        left[^kept..].CopyTo(_bytes);
        _count = kept;
    }

    /// <summary>Within texts, a quotation mark has a backslash before it, so none is followed by a colon.</summary>
    private static bool IsKey(ReadOnlySpan<byte> bytes) =>
        bytes.Length >= KeySize && bytes[10] == '"' && bytes[11] == ':' && bytes.Slice(2, 8).IndexOfAnyExcept("0123456789abcdef"u8) < 0;

    private void Text(ReadOnlySpan<byte> bytes)
    {
        var characters = ArrayPool<char>.Shared.Rent(Encoding.UTF8.GetMaxCharCount(bytes.Length));
        _output.Write(characters, 0, _decoder.GetChars(bytes, characters, flush: false));
        ArrayPool<char>.Shared.Return(characters);
    }
}
