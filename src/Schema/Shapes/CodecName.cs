namespace MemFormat.Schema.Shapes;

/// <summary>What emitted code calls a codec, or a part of that name: a type with its arguments, or a hole.</summary>
/// <param name="Name">The type without its arguments; empty for a tuple, whose elements are the arguments.</param>
/// <param name="Arguments">Its arguments.</param>
/// <param name="Hole">What stands in its place, from the reference to the type that the codec is for.</param>
/// <param name="Index">Which argument of that type.</param>
internal sealed record CodecName(string Name, EquatableArray<CodecName> Arguments = default, CodecHole Hole = CodecHole.None, int Index = 0)
{
    /// <summary>The type that the codec is for.</summary>
    public static readonly CodecName Type = new("", Hole: CodecHole.Type);

    /// <summary>An argument of that type.</summary>
    public static CodecName Argument(int index) => new("", Hole: CodecHole.Argument, Index: index);

    /// <summary>The codec of an argument of that type.</summary>
    public static CodecName CodecOf(int index) => new("", Hole: CodecHole.Codec, Index: index);

    /// <summary>A type of the runtime.</summary>
    public static CodecName Runtime(string name, params CodecName[] arguments) => new("M_::" + name, new(arguments));

    public static implicit operator CodecName(string name) => new(name);

    /// <summary>The name with something else in some places.</summary>
    /// <param name="replace">What stands in place of a part, or null where the part stays.</param>
    public CodecName With(Func<CodecName, CodecName?> replace) =>
        replace(this) ?? (Arguments.Count == 0 ? this : this with { Arguments = new(Arguments.Select(a => a.With(replace))) });

    /// <summary>Whether a part is somewhere in the name.</summary>
    public bool Contains(CodecName part) => Equals(part) || Arguments.Any(a => a.Contains(part));
}
