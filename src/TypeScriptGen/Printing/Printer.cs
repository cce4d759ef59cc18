using System.Text;
using MemFormat.TypeScriptGen.Terminals;

namespace MemFormat.TypeScriptGen.Printing;

/// <summary>Text in lines with two blanks for each level.</summary>
internal sealed class Printer
{
    private readonly StringBuilder _text = new();
    private int _level;

    public void Line(string line = "")
    {
        if (line.StartsWith('}') || line.StartsWith(']'))
            _level--;
        _text.Append(' ', line.Length == 0 ? 0 : 2 * _level).Append(line).Append('\n');
        if (line.EndsWith('{') || line.EndsWith('['))
            _level++;
    }

    /// <summary>A comment, if there is anything to say. It ends where it should, and what is in it can be seen.</summary>
    public void Comment(string text)
    {
        if (text.Length == 0)
            return;
        var lines = TerminalText.Lines(text).Replace("*/", "* /", StringComparison.Ordinal).Split('\n', '\r');
        var between = "\n" + new string(' ', 2 * _level) + " ";
        Line(lines.Length == 1 ? $"/** {lines[0]} */" : "/**" + string.Concat(lines.Select(l => $"{between}* {l}")) + between + "*/");
    }

    /// <summary>A line between two things.</summary>
    public void Gap()
    {
        if (_text.Length > 0)
            _text.Append('\n');
    }

    public override string ToString() => _text.ToString();
}
