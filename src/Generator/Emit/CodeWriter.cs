using System;
using System.Text;

namespace MemFormat.Generator;

/// <summary>Collects lines of C#, indented, with <c>\n</c> line ends.</summary>
internal sealed class CodeWriter
{
    private readonly StringBuilder _text = new();
    private int _depth;

    public CodeWriter Line(string line = "")
    {
        if (line.Length > 0)
            _text.Append(' ', _depth * 4).Append(line);
        _text.Append('\n');
        return this;
    }

    /// <summary>Opens a block: the head, then a brace; disposing closes it.</summary>
    public Block Open(string head)
    {
        Line(head).Line("{");
        _depth++;
        return new Block(this, "}");
    }

    /// <summary>Indents lines without braces.</summary>
    public Block Indent()
    {
        _depth++;
        return new Block(this, null);
    }

    public override string ToString() => _text.ToString();

    internal readonly struct Block(CodeWriter writer, string? end) : IDisposable
    {
        public void Dispose()
        {
            writer._depth--;
            if (end is not null)
                writer.Line(end);
        }
    }
}
