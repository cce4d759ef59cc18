using System.Runtime.CompilerServices;

namespace MemFormat.Generator.Parsing.TypeRefs;

/// <summary>
/// The types of .NET whose codecs the runtime has, beside those that have a <see cref="TypeRefKind"/>: read once from the
/// assembly that is referenced. No symbol is kept.
/// </summary>
internal sealed class CodedTypes
{
    private const string Runtime = "MemFormat";

    private static readonly ConditionalWeakTable<IAssemblySymbol, CodedTypes> s_ofUser = new(), s_ofRuntime = new();

    private readonly Dictionary<string, CodedType> _types = [], _compared = [];

    private CodedTypes(IAssemblySymbol? runtime)
    {
        foreach (var (key, isCompared, type) in runtime is null ? [] : new CodedTypeReader(runtime).Types())
            (isCompared ? _compared : _types).Add(key, type);
    }

    /// <summary>Those that a compilation knows, by the assembly that it makes.</summary>
    public static CodedTypes Of(IAssemblySymbol assembly) => s_ofUser.GetValue(assembly, static user =>
        user.Modules.SelectMany(m => m.ReferencedAssemblySymbols).FirstOrDefault(a => a.Name == Runtime) is { } runtime
            ? s_ofRuntime.GetValue(runtime, static r => new CodedTypes(r))
            : new CodedTypes(null));

    /// <summary>The codec of a type, or null.</summary>
    public CodedType? Find(INamedTypeSymbol type) => _types.TryGetValue(Key(type), out var found) ? found : null;

    /// <summary>As <see cref="Find"/>, for a collection with a comparer of the user's.</summary>
    public CodedType? FindCompared(INamedTypeSymbol type) => _compared.TryGetValue(Key(type), out var found) ? found : Find(type);

    /// <summary>The full name of a type and the number of its type parameters.</summary>
    public static string Key(INamedTypeSymbol type) => AttributeReader.MetadataName(type) + (type.Arity == 0 ? "" : $"`{type.Arity}");
}
