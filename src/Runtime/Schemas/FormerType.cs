namespace MemFormat.Schemas;

/// <summary>An earlier type of a member, whose values a method of the user converts.</summary>
/// <param name="describe">What describes it, when it is needed.</param>
/// <param name="takesNull">Whether the method takes a null, too.</param>
internal readonly struct FormerType(Delegate describe, bool takesNull)
{
    public readonly Delegate Describe = describe;

    public readonly bool TakesNull = takesNull;
}
