using System.Globalization;

namespace MemFormat.Schema.Recorded;

/// <summary>The fields of a line: some in order, then those that may be there. Remembers the first error.</summary>
internal sealed class RecordedFields(IEnumerable<string> fields)
{
    private readonly List<string> _left = fields.ToList();

    public string? Error { get; private set; }

    public bool IsAtEnd => _left.Count == 0;

    /// <summary>The next field, or an empty one.</summary>
    public string Next(string what)
    {
        var next = _left.FirstOrDefault() ?? "";
        if (next.Length == 0)
            return Fail<string>($"{what} is missing") ?? "";
        _left.RemoveAt(0);
        return next;
    }

    /// <summary>The next field, or an empty one where it is not what it has to be.</summary>
    public string Name(string what, Func<string, bool> isOne) =>
        Next(what) is var next && (next.Length == 0 || isOne(next)) ? next : Fail<string>($"'{next}' is not {what}") ?? "";

    /// <summary>All that is left, as one text.</summary>
    public string Rest(string what)
    {
        var rest = string.Join(" ", _left);
        _left.Clear();
        return rest.Length > 0 ? rest : Fail<string>($"{what} is missing") ?? "";
    }

    /// <summary>The text after the prefix in an optional field.</summary>
    public string? Option(string prefix, Func<string, bool> isOne)
    {
        var index = _left.FindIndex(f => f.StartsWith(prefix, StringComparison.Ordinal) && f.Length > prefix.Length);
        if (index < 0)
            return null;
        var value = _left[index].Substring(prefix.Length);
        _left.RemoveAt(index);
        return isOne(value) ? value : Fail<string>($"'{value}' is not valid behind {prefix}");
    }

    /// <summary>Whether a field is there.</summary>
    public bool Flag(string name) => _left.Remove(name);

    /// <summary>The tag of a case.</summary>
    public int Tag()
    {
        var text = Next("a tag");
        if (int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out var tag) && IsPlain(text))
            return tag;
        return Fail<int>($"'{text}' is not a tag");
    }

    /// <summary>A decimal number of any integer type, as it is written.</summary>
    public string Number()
    {
        var text = Next("a value");
        var digits = text.StartsWith("-", StringComparison.Ordinal) ? text.Substring(1) : text;
        return digits.Length is > 0 and <= 20 && digits.All(c => c is >= '0' and <= '9') && IsPlain(digits) && text != "-0"
            ? text
            : Fail<string>($"'{text}' is not a number") ?? "";
    }

    /// <summary>Bytes in Base64.</summary>
    public byte[] Bytes(string what)
    {
        var text = Next(what);
        try
        {
            var bytes = Convert.FromBase64String(text);
            return Convert.ToBase64String(bytes) == text ? bytes : Fail<byte[]>($"{what} is not canonical Base64") ?? [];
        }
        catch (FormatException)
        {
            return Fail<byte[]>($"{what} is not Base64") ?? [];
        }
    }

    public T? Fail<T>(string error)
    {
        Error ??= error;
        return default;
    }

    /// <summary>The error in the line, or null.</summary>
    public string? End() => Error ?? (IsAtEnd ? null : $"'{_left[0]}' has no meaning here");

    private static bool IsPlain(string digits) => digits == "0" || digits[0] != '0';
}
