using System;
using System.Text;

namespace MemFormat.Generator.Emit;

/// <summary>Collects lines of C#, indented, with <c>\n</c> line ends.</summary>
internal sealed class CodeWriter
{
    private const int UsualSize = 32 * 1024;

    /// <summary>The buffer of the last file on this thread: a project has a thousand of them.</summary>
    [ThreadStatic]
    private static StringBuilder? s_spare;

    private readonly StringBuilder _text = s_spare ?? new StringBuilder(UsualSize);
    private int _depth;

    public CodeWriter() => s_spare = null;

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
        Line(head);
        return Braces();
    }

    /// <summary>Opens a block whose head has been written.</summary>
    public Block Braces()
    {
        Line("{");
        _depth++;
        return new Block(this, "}");
    }

    /// <summary>Indents lines without braces.</summary>
    public Block Indent()
    {
        _depth++;
        return new Block(this, null);
    }

    /// <summary>Gives the text. Nothing can be written afterwards.</summary>
    public string End()
    {
        var text = _text.ToString();
        s_spare = _text.Capacity <= 4 * UsualSize ? _text.Clear() : null;
        return text;
    }

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
