namespace MemFormat.Schema.Shapes;

/// <summary>Reads a type as C# names it: <c>Shop.Page&lt;T&gt;.Row</c>, <c>(int Id, string?[,] Names)?</c>.</summary>
internal sealed class CSharpTypeName(string text)
{
    private const int MaxDepth = 64;

    private int _position, _depth;

    public bool IsType() => Type() && _position == text.Length;

    public bool IsDeclared() => Declared() && _position == text.Length;

    private bool Type()
    {
        if (++_depth > MaxDepth || !(Is('(') ? Tuple() : Declared()))
            return false;
        _depth--;
        while (true)
        {
            if (Is('['))
            {
                while (Is(','))
                {
                }

                if (!Is(']'))
                    return false;
            }
            else if (!Is('?'))
            {
                return true;
            }
        }
    }

    /// <summary>Elements, each with or without a name.</summary>
    private bool Tuple()
    {
        do
        {
            Skip();
            if (!Type())
                return false;
            Skip();
            Identifier();
        }
        while (Is(','));
        return Is(')');
    }

    private bool Declared()
    {
        do
        {
            if (!Identifier() || !Arguments())
                return false;
        }
        while (Is('.'));
        return true;
    }

    private bool Arguments()
    {
        if (!Is('<'))
            return true;
        do
        {
            Skip();
            if (!Type())
                return false;
        }
        while (Is(','));
        return Is('>');
    }

    private bool Identifier()
    {
        var end = CSharpName.Identifier(text, _position);
        var isThere = end > _position;
        _position = end;
        return isThere;
    }

    /// <summary>A blank, if there is one.</summary>
    private void Skip() => Is(' ');

    private bool Is(char c)
    {
        var isThere = _position < text.Length && text[_position] == c;
        _position += isThere ? 1 : 0;
        return isThere;
    }
}
