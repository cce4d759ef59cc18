namespace MemFormat.Generator.Emit;

/// <summary>Prints how values of unknown cases are kept by objects of a type.</summary>
internal static class UnknownCaseEmitter
{
    private const string Data = "global::MemFormat.MemExtensionData";

    /// <summary>The members of the struct of cases; none if they are not kept.</summary>
    public static IEnumerable<string> Members(UnionShape union)
    {
        if (union.Unknown is not { } unknown)
            return [];
        var made = $"new {unknown.Type} {{ {unknown.Member} = value }}";
        var (keep, kept) = union.Held is { } held
            ? ($"{held.Type} KeepValue({Data} value) => new {held.Type}({made})", $"KeptValue({held.Type} union) => union.Value")
            : ($"object? Keep({Data} value) => {made}", "Kept(object value) => value");
        return
        [
            "/// <inheritdoc/>",
            "public static bool KeepsUnknown => true;",
            "",
            "/// <inheritdoc/>",
            $"public static {keep};",
            "",
            "/// <inheritdoc/>",
            $"public static {Data}? {kept} is {unknown.Type} unknown ? unknown.{unknown.Member} : null;",
            "",
        ];
    }
}
