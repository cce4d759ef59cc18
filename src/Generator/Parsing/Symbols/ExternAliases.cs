using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;

namespace MemFormat.Generator.Parsing.Symbols;

/// <summary>
/// What <c>extern alias</c> calls the assemblies that a project gives names of its own. No symbol knows the compilation that it is looked
/// at from, so each parser says it, once, for all names until it ends.
/// </summary>
internal static class ExternAliases
{
    private static readonly ConditionalWeakTable<Compilation, Dictionary<IAssemblySymbol, string>> s_all = new();

    /// <summary>Those of what is parsed now; null for almost all projects.</summary>
    [ThreadStatic]
    private static Dictionary<IAssemblySymbol, string>? s_now;

    /// <summary>Whether there are any.</summary>
    public static bool Exist => s_now is not null;

    /// <summary>Names types as files of a compilation name them, until the scope ends.</summary>
    public static Scope Of(Compilation compilation)
    {
        var before = s_now;
        s_now = s_all.GetValue(compilation, Find) is { Count: > 0 } found ? found : null;
        return new Scope(before);
    }

    /// <summary>What stands before the names of an assembly: <c>global::</c>, or <c>global::Old::</c>, of which the first is not printed.</summary>
    public static string Before(IAssemblySymbol? assembly) =>
        assembly is not null && s_now is { } all && all.TryGetValue(assembly, out var alias) ? $"global::{Identifier.Escape(alias)}" : "global";

    private static Dictionary<IAssemblySymbol, string> Find(Compilation compilation)
    {
        var all = new Dictionary<IAssemblySymbol, string>(SymbolEqualityComparer.Default);
        foreach (var reference in compilation.References)
        {
            if (reference.Properties.Aliases.FirstOrDefault(a => a != MetadataReferenceProperties.GlobalAlias) is { } alias
                && compilation.GetAssemblyOrModuleSymbol(reference) is IAssemblySymbol assembly)
            {
                all[assembly] = alias;
            }
        }

        return all;
    }

    internal readonly struct Scope(Dictionary<IAssemblySymbol, string>? before) : IDisposable
    {
        public void Dispose() => s_now = before;
    }
}
