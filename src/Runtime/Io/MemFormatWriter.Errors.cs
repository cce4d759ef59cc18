using MemFormat.Base;
using MemFormat.Codecs;

namespace MemFormat;

public ref partial struct MemFormatWriter
{
    /// <summary>An object's type is derived from the declared type. Writing it as its base would lose data. For generated code.</summary>
    /// <param name="value">The object.</param>
    /// <param name="declared">The declared type of the member, element or root.</param>
    [DoesNotReturn]
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void ThrowDerived(object value, Type declared) => MemFormatThrow.DerivedType(value, declared, Place(declared));

    /// <summary>A collection was changed while it was written, or has a wrong count.</summary>
    [DoesNotReturn]
    internal readonly void ThrowChanged() => MemFormatThrow.CollectionChanged(Place());

    /// <summary>
    /// The path of the value that is written next, or null where it is unknown. Only errors ask: a handler around each write would
    /// cost small objects 14 %.
    /// </summary>
    /// <param name="type">The type that the value is stored as, if it is known: an object and its first member may start at one place.</param>
    internal readonly partial string? Place(Type? type = null);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private readonly void CheckDepth()
    {
        if (_depth <= 0)
            MemFormatThrow.TooDeep(Depth.IsStackFull ? null : Place());
        Depth.CheckStack();
    }
}
