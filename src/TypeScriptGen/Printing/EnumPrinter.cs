using System.Globalization;
using MemFormat.Schema;
using MemFormat.Wire;

namespace MemFormat.Tools.Printing;

/// <summary>Prints an enum: an object of its constants, and a type that values of later versions are of, too.</summary>
internal static class EnumPrinter
{
    public static void Print(EnumManifest type, string name, Printer code)
    {
        var isBig = type.Wire is WireKind.Int64 or WireKind.UInt64;
        code.Gap();
        code.Comment(type.Summary);
        code.Line($"export const {name} = {{");
        foreach (var value in type.Values)
        {
            code.Comment(value.Summary);
            code.Line($"{Identifiers.Key(value.Name)}: {Number(type.Wire, value.Value)}{(isBig ? "n" : "")},");
        }

        code.Line("} as const;");
        code.Gap();
        var number = isBig ? "bigint" : "number";
        code.Line(type.IsFlags || type.Values.Count == 0
            ? $"export type {name} = {number};"
            : $"export type {name} = (typeof {name})[keyof typeof {name}] | ({number} & {{}});");
    }

    private static string Number(WireKind kind, long value) =>
        kind == WireKind.UInt64 ? ((ulong)value).ToString(CultureInfo.InvariantCulture) : value.ToString(CultureInfo.InvariantCulture);
}
