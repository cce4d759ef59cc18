namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>Objects that keep their identity.</summary>
internal static class Shared
{
    /// <summary>Whether a value is or holds one.</summary>
    public static bool IsIn(Model model, object? value) => value switch
    {
        ObjectValue o => model.Types[o.Type].KeepsIdentity || o.Members.Values.Any(m => IsIn(model, m)),
        ListValue list => list.Elements.Any(e => IsIn(model, e)),
        MapValue map => map.Entries.Any(e => IsIn(model, e.Value)),
        _ => false,
    };
}
