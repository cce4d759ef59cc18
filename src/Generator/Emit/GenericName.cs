using System.Text;

namespace MemFormat.Generator.Emit;

/// <summary>Names of types with type parameters or arguments in angle brackets.</summary>
internal static class GenericName
{
    /// <summary>Puts something else in the place of each outermost pair of brackets, given how many types it holds.</summary>
    public static string Replace(string name, Func<int, string> replacement)
    {
        if (name.IndexOf('<') < 0)
            return name;
        var text = new StringBuilder();
        int depth = 0, arity = 1;
        foreach (var letter in name)
        {
            if (letter == '<')
                depth++;
            else if (letter == '>' && --depth == 0)
                (_, arity) = (text.Append(replacement(arity)), 1);
            else if (depth == 0)
                text.Append(letter);
            else if (depth == 1 && letter == ',')
                arity++;
        }

        return text.ToString();
    }
}
