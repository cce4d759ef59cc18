namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>Versions that give back each byte of one another.</summary>
internal static class Kept
{
    /// <summary>Whether the reader lacks nothing of the writer's but cases of unions that keep them.</summary>
    public static bool IsSame(Model writer, Model reader) => writer.Root == reader.Root && writer.Enums == reader.Enums
        && writer.Reachable().All(t => t < reader.Types.Count && IsSame(writer.Types[t], reader.Types[t]));

    private static bool IsSame(TypeDef writer, TypeDef reader) =>
        writer with
        {
            Name = reader.Name,
            Cases = reader.Cases,
            Form = reader.Form,
            Held = reader.Held,
            KeepsUnknown = reader.KeepsUnknown,
            UnknownIsNull = reader.UnknownIsNull,
        } == reader
        && (writer.Form == reader.Form || (!writer.CanHaveMembers && !reader.CanHaveMembers))
        && reader.Cases.All(writer.Cases.Contains) && (writer.Cases.Count == reader.Cases.Count || reader.Keeps);
}
