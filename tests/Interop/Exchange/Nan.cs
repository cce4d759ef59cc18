namespace MemFormat.Interop.Tests;

/// <summary>JavaScript has one NaN, .NET as many as there are bits for: what is written again may have another one.</summary>
internal static class Nan
{
    /// <summary>Whether payloads are the same, NaNs of 16 bits aside.</summary>
    public static bool AreSame(byte[] a, byte[] b) => a.Length == b.Length
        && Enumerable.Range(0, a.Length).All(i => a[i] == b[i] || (IsHalf(a, i) && IsHalf(b, i)) || (IsHalf(a, i - 1) && IsHalf(b, i - 1)));

    private static bool IsHalf(byte[] bytes, int at) => at >= 0 && at + 1 < bytes.Length && Half.IsNaN(BitConverter.ToHalf(bytes, at));
}
