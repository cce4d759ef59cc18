using System.Text.RegularExpressions;
using MemFormat.Schema.Values;
using Microsoft.CodeAnalysis.CSharp;

namespace MemFormat.CodeFixes.Evolution;

/// <summary>A kind of the recorded files as a type of C#.</summary>
internal static class KindName
{
    /// <summary>The type, or null if its kind says too little.</summary>
    public static string? Find(string kind)
    {
        if (Regex.IsMatch(kind, @"\b(Grid\d|Codec)<"))
            return null;
        var name = Regex.Replace(kind, @"[\w.]+", word => DotNetValues.TypeOfKind(word.Value) ?? "global::" + word.Value);
        return SyntaxFactory.ParseTypeName(name) is var parsed && !parsed.ContainsDiagnostics && parsed.FullSpan.Length == name.Length ? name : null;
    }

    /// <summary>As <see cref="Find"/>, without the question mark that references may not have in <c>typeof</c>.</summary>
    public static string? InTypeOf(string kind) => Find(kind.TrimEnd('?'));
}
