namespace MemFormat.Codecs.Collections.Forms;

/// <summary>Equal as the type says, with hash codes that differ from process to process. Those of other types are made of their own.</summary>
internal sealed class SeededComparer<T> : IEqualityComparer<T>
{
    internal static readonly SeededComparer<T> Instance = new();

    public bool Equals(T? x, T? y) => EqualityComparer<T>.Default.Equals(x, y);

    public int GetHashCode(T value) => SeededHash.IsFor<T>() ? SeededHash.Of(value) : SeededHash.Of(EqualityComparer<T>.Default.GetHashCode(value!));
}
