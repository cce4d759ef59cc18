namespace MemFormat.Generator.Parsing.TypeRefs;

/// <summary>What the values of a type are stored as, or why they cannot be stored.</summary>
/// <param name="Reference">The reference to the type, or null.</param>
/// <param name="Reason">Why there is no reference.</param>
/// <param name="IsForbidden">Whether no declaration of the user's would help.</param>
internal readonly record struct ParsedReference(TypeRef? Reference, string? Reason = null, bool IsForbidden = false)
{
    /// <summary>What a reader returns for a type that is not its business.</summary>
    public static ParsedReference Unknown => default;

    /// <summary>Whether a reader decided.</summary>
    public bool IsKnown => Reference is not null || Reason is not null;

    public static ParsedReference Refused(string reason) => new(null, reason);

    public static implicit operator ParsedReference(TypeRef reference) => new(reference);
}
