namespace MemFormat.Generator.Parsing.TypeRefs;

/// <summary>
/// Tuples, structs and classes. .NET nests the elements after the seventh; here they are flat: the arguments of the
/// reference are all the elements.
/// </summary>
internal static class TupleParser
{
    private const int MaxElements = 64, Nested = 8;

    public static bool IsTuple(INamedTypeSymbol type) =>
        type is { Name: "ValueTuple" or "Tuple", Arity: > 0, ContainingNamespace: { Name: "System", ContainingNamespace.IsGlobalNamespace: true } };

    /// <summary>The codec of a tuple of that many elements.</summary>
    public static CodecName Codec(bool isValueType, int count) => isValueType
        ? CodecName.Runtime("TupleCodec", CodecName.Type, Elements(count, 0))
        : CodecName.Runtime("TupleFormCodec", CodecName.Type, Tuple(count, 0), Elements(count, 0), Form(count, 0));

    /// <summary>
    /// The elements of a tuple and of its nested ones in a row. For a tuple that cannot be stored, the known ones.
    /// </summary>
    public static IReadOnlyList<ITypeSymbol> Elements(INamedTypeSymbol type, out string? reason)
    {
        var elements = new List<ITypeSymbol>();
        Flatten(type, type.Name, elements, out reason);
        return elements;
    }

    /// <summary>The names of a tuple's elements; none if it has none. An element without one is called Item1 and so on.</summary>
    public static EquatableArray<string> Names(ITypeSymbol? symbol) =>
        symbol is INamedTypeSymbol { IsTupleType: true } tuple && tuple.TupleElements.Any(e => e.IsExplicitlyNamedTupleElement)
        ? tuple.TupleElements.Select(e => e.Name).ToEquatableArray()
        : default;

    private static bool Flatten(INamedTypeSymbol type, string name, List<ITypeSymbol> elements, out string? reason)
    {
        reason = null;
        elements.AddRange(type.TypeArguments.Take(Nested - 1));
        if (elements.Count > MaxElements)
            reason = $"a tuple of more than {MaxElements} elements is too long; declare a type instead";
        else if (type.Arity < Nested)
            return true;
        else if (type.TypeArguments[Nested - 1] is INamedTypeSymbol rest && rest.Name == name && IsTuple(rest))
            return Flatten(rest, name, elements, out reason);
        else
            reason = "the eighth argument of a tuple must be a tuple; use the syntax (a, b, ...)";
        return false;
    }

    /// <summary>The struct tuple of all elements from one on.</summary>
    private static CodecName Tuple(int count, int from) =>
        Closed("global::System.ValueTuple", count, from, Types(count, from), (all, rest) => [Tuple(all, rest)]);

    /// <summary>Each type beside its codec.</summary>
    private static CodecName Elements(int count, int from) => Closed(
        "M_::TupleElements", count, from, Numbers(count, from).SelectMany(i => new[] { CodecName.Argument(i), CodecName.CodecOf(i) }),
        (all, rest) => [Tuple(all, rest), Elements(all, rest)]);

    private static CodecName Class(int count, int from) =>
        Closed("global::System.Tuple", count, from, Types(count, from), (all, rest) => [Class(all, rest)]);

    private static CodecName Form(int count, int from)
    {
        var types = Types(count, from);
        if (count - from >= Nested)
            types = types.Append(Class(count, from + Nested - 1)).Append(Tuple(count, from + Nested - 1)).Append(Form(count, from + Nested - 1));
        return CodecName.Runtime("TupleForm", [.. types]);
    }

    private static CodecName Closed(
        string name, int count, int from, IEnumerable<CodecName> arguments, System.Func<int, int, CodecName[]> rest) =>
        new(name, new(count - from < Nested ? arguments : arguments.Concat(rest(count, from + Nested - 1))));

    private static IEnumerable<CodecName> Types(int count, int from) => Numbers(count, from).Select(CodecName.Argument);

    /// <summary>The elements of one level of nesting.</summary>
    private static IEnumerable<int> Numbers(int count, int from) => Enumerable.Range(from, System.Math.Min(Nested - 1, count - from));
}
