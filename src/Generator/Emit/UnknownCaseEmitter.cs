namespace MemFormat.Generator.Emit;

/// <summary>Prints what becomes of values of unknown cases, unless they are errors.</summary>
internal static class UnknownCaseEmitter
{
    private const string Data = "global::MemFormat.MemExtensionData";

    /// <summary>The members of the struct of cases; none if values of unknown cases are errors.</summary>
    public static IEnumerable<string> Members(UnionShape union)
    {
        IEnumerable<string> dropped = union.UnknownIsNull
            ? ["/// <inheritdoc/>", "public static global::MemFormat.MemUnknownCase UnknownCase => global::MemFormat.MemUnknownCase.Null;", ""]
            : [];
        return dropped.Concat(Keeping(union));
    }

    /// <summary>How an object of a type keeps them.</summary>
    private static IEnumerable<string> Keeping(UnionShape union)
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
