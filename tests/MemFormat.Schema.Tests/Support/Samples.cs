namespace MemFormat.Schemas.Tests;

/// <summary>Payloads that have something of everything.</summary>
internal static class Samples
{
    public static V1.Part Part() => new() { Number = 5, Weight = 1.5f, Name = "bolt", Packed = 70_000, Where = new V1.Point { X = 3, Y = 4 } };

    public static V1.Doc Full() => new()
    {
        Id = 7, Title = "Title", Removed = 1, RemovedParts = [Part(), Part()], RemovedPart = Part(), RemovedDate = DateTime.UnixEpoch,
        RemovedMap = new() { ["a"] = Part() }, Flag = true, MaybeFlag = null, Main = Part(), Parts = [Part(), null], Old = "renamed",
        Level = V1.Level.High,
    };

    public static byte[] Doc() => MemFormatSerializer.Serialize(Full());
}
