using System.Collections.Frozen;
using MemFormat.Base;

namespace MemFormat;

/// <summary>
/// The codecs of a fixed set of roots, for frameworks that only have a <see cref="Type"/>. Derive a partial class and
/// name its roots with <see cref="MemFormatRootAttribute"/>. MemFormat generates the rest of the class. Thread-safe.
/// </summary>
public abstract class MemFormatContext
{
    /// <summary>Gets the codec of a root.</summary>
    /// <param name="type">The root's type.</param>
    /// <exception cref="MemFormatException">The type is not a root of this context.</exception>
    public MemFormatCodec GetCodec(Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        return FindCodec(type) ?? throw UnsupportedRoot.Of(type, isOfContext: true);
    }

    /// <summary>Gets the codec of a root.</summary>
    /// <typeparam name="T">The root's type.</typeparam>
    /// <exception cref="MemFormatException">The type is not a root of this context.</exception>
    public MemFormatCodec<T> GetCodec<T>() => (MemFormatCodec<T>)GetCodec(typeof(T));

    /// <summary>Gets the codec of a root, if the context has this root.</summary>
    /// <param name="type">The root's type.</param>
    /// <param name="codec">The codec.</param>
    public bool TryGetCodec(Type type, [NotNullWhen(true)] out MemFormatCodec? codec)
    {
        ArgumentNullException.ThrowIfNull(type);
        codec = FindCodec(type);
        return codec is not null;
    }

    /// <summary>Gets the roots of this context, in the order of their attributes. One with several names is there as often.</summary>
    public IReadOnlyList<MemFormatRoot> GetRoots() => Names.Roots;

    /// <summary>Gets the codec of the root with a name, such as the one that lies beside a payload in a store.</summary>
    /// <param name="name">The name. It may be untrusted input: only <see cref="GetRoots"/> are looked at.</param>
    /// <param name="codec">The codec.</param>
    public bool TryGetCodec(string name, [NotNullWhen(true)] out MemFormatCodec? codec)
    {
        ArgumentNullException.ThrowIfNull(name);
        codec = Names.Types.TryGetValue(name, out var type) ? FindCodec(type) : null;
        return codec is not null;
    }

    /// <summary>Gets the name of a root, to keep it beside a payload: the first one, if it has several.</summary>
    /// <param name="type">The root's type.</param>
    /// <param name="name">The name.</param>
    public bool TryGetName(Type type, [NotNullWhen(true)] out string? name)
    {
        ArgumentNullException.ThrowIfNull(type);
        return Names.Names.TryGetValue(type, out name);
    }

    private RootNames Names => _names ??= new RootNames(FindRoots());

    private RootNames? _names;

    /// <summary>
    /// Generated. Gets the codec of a root, or <see langword="null"/> if the type is not a root. It returns the same
    /// codec every time.
    /// </summary>
    /// <param name="type">The root's type.</param>
    protected abstract MemFormatCodec? FindCodec(Type type);

    /// <summary>Generated. Gets the roots with their names.</summary>
    protected virtual IReadOnlyList<MemFormatRoot> FindRoots() => [];

    private sealed class RootNames
    {
        public readonly IReadOnlyList<MemFormatRoot> Roots;

        public readonly FrozenDictionary<string, Type> Types;

        public readonly Dictionary<Type, string> Names = [];

        public RootNames(IReadOnlyList<MemFormatRoot> roots)
        {
            Roots = roots;
            var types = new Dictionary<string, Type>(StringComparer.Ordinal);
            foreach (var root in roots)
            {
                if (root.Name is null)
                    continue;
                types.Add(root.Name, root.Type);
                Names.TryAdd(root.Type, root.Name);
            }

            Types = types.ToFrozenDictionary(StringComparer.Ordinal);
        }
    }
}
