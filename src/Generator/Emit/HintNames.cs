namespace MemFormat.Generator.Emit;

/// <summary>Names files after types, unique without regard to case, as file names must be.</summary>
internal sealed class HintNames(string suffix)
{
    private readonly Dictionary<string, int> _counts = new(StringComparer.OrdinalIgnoreCase);

    /// <summary>The name of the file of a type. The order in which types ask matters where names differ in case only.</summary>
    public string Next(string fullName)
    {
        var name = GenericName.Replace(fullName, arity => "_" + arity).Replace("global::", "").Replace("@", "");
        _counts[name] = _counts.TryGetValue(name, out var count) ? count + 1 : 1;
        return count == 0 ? name + suffix : $"{name}.{count + 1}{suffix}";
    }
}
