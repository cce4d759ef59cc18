namespace MemFormat.Schema.Shapes;

/// <summary>The cases of a union as they were declared.</summary>
/// <param name="Label">The union in messages: the type's name, or <c>Order.Payload</c>.</param>
/// <param name="Struct">The name of the struct that is generated for the cases.</param>
/// <param name="UnknownIsNull">Whether values of other cases are read as null.</param>
/// <param name="Cases">The cases in the order of their tags.</param>
internal sealed record UnionShape(string Label, string Struct, bool UnknownIsNull, EquatableArray<UnionCaseShape> Cases)
{
    /// <summary>The type that stands for values of other cases, or null.</summary>
    public UnknownCaseShape? Unknown { get; init; }

    /// <summary>The type that holds the values, if the union is one; null if its values are of types derived from it.</summary>
    public HeldUnionShape? Held { get; init; }
}

/// <summary>A type that stands for values of a union's unknown cases.</summary>
/// <param name="Type">Its name in emitted code.</param>
/// <param name="Member">The member that keeps the value.</param>
internal sealed record UnknownCaseShape(string Type, string Member);

/// <summary>A case of a union.</summary>
/// <param name="Tag">The number of the case; 0 for the class itself.</param>
/// <param name="Type">The type of its values.</param>
internal sealed record UnionCaseShape(int Tag, TypeRef Type)
{
    /// <summary>
    /// The forms of a generic union that have the case: <c>Source&lt;int&gt;</c> of <c>Source&lt;T&gt;</c>. If there
    /// are none, each has it.
    /// </summary>
    public EquatableArray<TypeRef> Unions { get; init; }

    /// <summary>How a union that holds its values gives and takes one of the case.</summary>
    public HeldCaseShape? Held { get; init; }
}
