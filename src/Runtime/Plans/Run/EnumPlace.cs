namespace MemFormat.Plans.Run;

/// <summary>An enum in a writer's fixed block whose constants have other numbers there.</summary>
internal readonly struct EnumPlace(int offset, EnumNumbers numbers)
{
    /// <summary>The bytes from the start of the flags.</summary>
    public readonly int Offset = offset;

    public readonly EnumNumbers Numbers = numbers;
}
