using System.Runtime.CompilerServices;
using System.Text;

namespace MemFormat.Generator.Emit;

/// <summary>
/// A raw string with holes. A hole alone on its line may hold many lines, each with the line's indentation, or
/// none, which removes the line.
/// </summary>
[InterpolatedStringHandler]
internal sealed class CodeBlock
{
    private const int MaxKept = 64 * 1024;

    /// <summary>The buffer of the last block on this thread.</summary>
    [ThreadStatic]
    private static StringBuilder? s_spare;

    private readonly StringBuilder _text;
    private bool _dropsLineEnd;

    public CodeBlock(int literalLength, int formattedCount) =>
        (_text, s_spare) = (s_spare ?? new StringBuilder(Math.Max(2048, literalLength + 64 * formattedCount)), null);

    public void AppendLiteral(string text)
    {
        // A source file may have been checked out with other line ends.
        text = text.Replace("\r\n", "\n");
        var start = _dropsLineEnd && text[0] == '\n' ? 1 : 0;
        _dropsLineEnd = false;
        _text.Append(text, start, text.Length - start);
    }

    public void AppendFormatted(string text) => _text.Append(text);

    public void AppendFormatted(int number) => _text.Append(number);

    public void AppendFormatted(IEnumerable<string> lines)
    {
        var indentation = Indentation();
        var isFirst = true;
        foreach (var line in lines)
        {
            if (!isFirst)
                _text.Append('\n').Append(' ', line.Length == 0 ? 0 : indentation);
            _text.Append(line);
            isFirst = false;
        }

        if (isFirst)
        {
            _text.Length -= indentation;
            _dropsLineEnd = true;
        }
    }

    /// <summary>Gives the text and the block's buffer back: nothing can be done with the block afterwards.</summary>
    /// <param name="buffer">Takes the text from its start on. It is replaced if it is too small.</param>
    /// <returns>The characters of the text.</returns>
    public int Take(ref char[] buffer)
    {
        var length = Length;
        if (buffer.Length < length)
            buffer = new char[Math.Max(length, 2 * buffer.Length)];
        _text.CopyTo(0, buffer, 0, length);
        if (_text.Capacity <= MaxKept)
            s_spare = _text.Clear();
        return length;
    }

    public override string ToString() => _text.ToString(0, Length);

    private int Length => _dropsLineEnd && _text.Length > 0 ? _text.Length - 1 : _text.Length;

    /// <summary>The spaces that the line has so far, which has nothing else.</summary>
    private int Indentation()
    {
        var start = _text.Length;
        while (start > 0 && _text[start - 1] == ' ')
            start--;
        return _text.Length - start;
    }
}
