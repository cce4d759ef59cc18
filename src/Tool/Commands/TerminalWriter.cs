using System.Text;

namespace MemFormat.Tool.Commands;

/// <summary>
/// Where all commands print: whatever it is given is shown as <see cref="TerminalText"/> does. Line breaks pass, so what must be one
/// line goes through <see cref="TerminalText.Line"/> before.
/// </summary>
internal sealed class TerminalWriter : TextWriter
{
    private readonly TextWriter _inner;
    private readonly StringBuilder _shown = new();

    /// <summary>The first half of a character or of a line break, whose second half may follow.</summary>
    private char? _half;

    /// <param name="inner">Where to write.</param>
    public TerminalWriter(TextWriter inner)
    {
        _inner = inner;
        NewLine = inner.NewLine;
    }

    /// <summary>The writer of a terminal, or of what stands for it.</summary>
    public TextWriter Inner => _inner;

    public override Encoding Encoding => _inner.Encoding;

    public override void Write(char value) => Write([value]);

    public override void Write(char[] buffer, int index, int count) => Write(buffer.AsSpan(index, count));

    public override void Write(string? value) => Write(value.AsSpan());

    public override void Write(ReadOnlySpan<char> buffer)
    {
        if (_half is { } half && !buffer.IsEmpty)
        {
            _half = null;
            Write([half, .. buffer]);
            return;
        }

        if (TerminalText.Plain(buffer) == buffer.Length)
        {
            _inner.Write(buffer);
            return;
        }

        if (buffer[^1] == '\r' || char.IsHighSurrogate(buffer[^1]))
        {
            _half = buffer[^1];
            buffer = buffer[..^1];
        }

        TerminalText.Append(_shown, buffer);
        _inner.Write(_shown);
        _shown.Clear();
    }

    public override void WriteLine()
    {
        Complete();
        _inner.WriteLine();
    }

    public override void WriteLine(string? value)
    {
        Write(value);
        WriteLine();
    }

    public override void Flush()
    {
        Complete();
        _inner.Flush();
    }

    /// <summary>A first half without a second one.</summary>
    private void Complete()
    {
        if (_half is not { } half)
            return;
        _half = null;
        _inner.Write(TerminalText.Lines(half.ToString()));
    }
}
