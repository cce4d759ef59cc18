namespace MemFormat.Evolution.Tests;

/// <summary>Two objects hold the same if they serialize as the same.</summary>
internal static class Objects
{
    public static string Text(object value) => Convert.ToHexString(Payload.Of(Codec.Of(value.GetType()), value));
}
