namespace MemFormat.Generator.Parsing.Members;

/// <summary>How code sets a member.</summary>
/// <param name="Access">The way; null if the member is not stored.</param>
/// <param name="Accessor">The setter or the field behind it, where code needs its name.</param>
internal readonly record struct MemberSetting(MemberAccess? Access, string? Accessor = null);
