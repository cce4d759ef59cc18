namespace MemFormat.Schema.Manifest;

/// <summary>How large a type is. Types that occurred before are named by numbers, so a few bytes can name very large ones.</summary>
/// <param name="Levels">How deep it nests.</param>
/// <param name="Parts">How many types it consists of, each as often as it occurs.</param>
internal readonly record struct TypeExtent(int Levels, int Parts)
{
    public const int MaxLevels = 64, MaxParts = 4096;

    public bool IsTooLarge => Levels > MaxLevels || Parts > MaxParts;

    /// <summary>The extent of a type, counted until it is too large.</summary>
    public static TypeExtent Of(ManifestType type)
    {
        var extent = default(TypeExtent);
        foreach (var argument in type.Arguments)
        {
            if (extent.IsTooLarge)
                break;
            extent = extent.With(Of(argument));
        }

        return extent.Around();
    }

    /// <summary>With one more type beside those that there are.</summary>
    public TypeExtent With(TypeExtent other) => new(Math.Max(Levels, other.Levels), (int)Math.Min(int.MaxValue, (long)Parts + other.Parts));

    /// <summary>A type that consists of these.</summary>
    public TypeExtent Around() => new(Levels + 1, (int)Math.Min(int.MaxValue, Parts + 1L));
}
