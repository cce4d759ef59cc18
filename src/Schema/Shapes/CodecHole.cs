namespace MemFormat.Schema.Shapes;

/// <summary>What stands in a hole of a <see cref="CodecName"/>.</summary>
internal enum CodecHole
{
    None,
    Type,
    Argument,
    Codec,
}
