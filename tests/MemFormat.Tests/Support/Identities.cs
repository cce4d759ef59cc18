using System.Reflection;

namespace MemFormat.Tests;

/// <summary>
/// Pairs the objects of two graphs that are compared: one that was met before must be met again beside the same other one.
/// A comparison calls itself for what objects hold, and the pairs are those of the outermost call.
/// </summary>
internal readonly struct Identities : IDisposable
{
    [ThreadStatic]
    private static Dictionary<object, object>? s_pairs;

    private readonly bool _isOutermost;

    private Identities(bool isOutermost) => _isOutermost = isOutermost;

    /// <summary>Whether objects of the type come back as the same ones.</summary>
    public static bool AreKept(Type type) => type.GetCustomAttribute<MemFormattableAttribute>()?.PreserveReferences == true;

    /// <summary>Begins a comparison, or a part of one.</summary>
    public static Identities Enter()
    {
        var isOutermost = s_pairs is null;
        s_pairs ??= new Dictionary<object, object>(ReferenceEqualityComparer.Instance);
        return new Identities(isOutermost);
    }

    /// <summary>Notes a pair.</summary>
    /// <param name="first">An object of the one graph.</param>
    /// <param name="second">An object of the other graph.</param>
    /// <param name="isSame">Whether they were met before, and with each other; what they hold was compared then.</param>
    /// <returns>Whether one of them was met before.</returns>
    public static bool AreMet(object first, object second, out bool isSame)
    {
        isSame = s_pairs!.TryGetValue(first, out var known) && ReferenceEquals(known, second);
        return !s_pairs.TryAdd(first, second) | !s_pairs.TryAdd(second, first);
    }

    public void Dispose()
    {
        if (_isOutermost)
            s_pairs = null;
    }
}
