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
    private readonly StringBuilder _text;
    private bool _dropsLineEnd;

    public CodeBlock(int literalLength, int formattedCount) => _text = new StringBuilder(literalLength + 64 * formattedCount);

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

    public override string ToString() => _text.ToString(0, _dropsLineEnd && _text.Length > 0 ? _text.Length - 1 : _text.Length);

    /// <summary>The spaces that the line has so far, which has nothing else.</summary>
    private int Indentation()
    {
        var start = _text.Length;
        while (start > 0 && _text[start - 1] == ' ')
            start--;
        return _text.Length - start;
    }
}
