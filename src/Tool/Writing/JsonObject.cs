namespace MemFormat.Tool.Writing;

/// <summary>The members of an object of JSON: each is taken once, and none may be left.</summary>
internal sealed class JsonObject
{
    private readonly List<JsonProperty> _left;

    /// <exception cref="FormatException">It is no object.</exception>
    public JsonObject(JsonElement value) =>
        _left = value.ValueKind == JsonValueKind.Object ? [.. value.EnumerateObject()] : throw new FormatException();

    /// <summary>The value of a member: under its name, or under what stands for it where names are not known.</summary>
    /// <param name="key">The member's key as text.</param>
    /// <param name="declared">Its name in code, if that is known.</param>
    /// <param name="name">Its name in JSON; else the key.</param>
    public JsonElement? Take(string key, string? declared, out string name)
    {
        for (var i = 0; i < _left.Count; i++)
        {
            name = _left[i].Name;
            if (name != key && name != declared && FormattableString.Invariant($"?{NameKey.Of(name):x8}") != key)
                continue;
            var value = _left[i].Value;
            _left.RemoveAt(i);
            return value;
        }

        name = key;
        return null;
    }

    /// <exception cref="ToolException">A member is in JSON only.</exception>
    /// <param name="path">The object's place.</param>
    /// <param name="names">Has the names of members.</param>
    public void End(string path, Inspecting.KnownNames names)
    {
        if (_left.Count > 0)
            throw new ToolException($"{path}: the schema has no member {names.In(_left[0].Name)}.");
    }
}
