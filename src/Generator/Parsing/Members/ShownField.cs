namespace MemFormat.Generator.Parsing.Members;

/// <summary>The field that a getter returns.</summary>
/// <param name="Field">The field. It may be a <c>Lazy&lt;T&gt;</c> of what is returned.</param>
/// <param name="IsKept">Whether what the getter makes on first use is in the field from then on.</param>
internal sealed record ShownField(IFieldSymbol Field, bool IsKept);
