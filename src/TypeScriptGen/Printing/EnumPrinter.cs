namespace MemFormat.TypeScriptGen.Printing;

/// <summary>Prints an enum: an object of its constants, and a type that values of later versions are of, too.</summary>
internal static class EnumPrinter
{
    public static void Print(EnumManifest type, string name, Printer code, TypeScriptOptions options)
    {
        var basis = ScalarMapping.Of(type.Wire, options).Type;
        code.Gap();
        code.Comment(type.Summary);
        code.Line($"export const {name} = {{");
        foreach (var value in type.Values)
        {
            // Reading refuses values that no number can have, so nothing can be compared with them.
            var number = Number(type.Wire, value.Value);
            if (basis == "number" && !CreatePrinter.IsExact(type.Wire, number))
                continue;
            code.Comment(value.Summary);
            code.Line($"{Identifiers.Key(value.Name)}: {(basis == "bigint" ? $"/* @__PURE__ */ {Identifiers.BigInt(number)} as {number}n" : basis == "string" ? Identifiers.Quoted(number) : number)},");
        }

        code.Line("} as const;");
        code.Gap();
        code.Line(type.IsFlags || type.Values.Count == 0
            ? $"export type {name} = {basis};"
            : $"export type {name} = (typeof {name})[keyof typeof {name}] | ({basis} & {{}});");
    }

    private static string Number(WireKind kind, long value) =>
        kind == WireKind.UInt64 ? ((ulong)value).ToString(CultureInfo.InvariantCulture) : value.ToString(CultureInfo.InvariantCulture);
}
