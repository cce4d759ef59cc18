namespace MemFormat.Schema.Shapes;

/// <summary>A base class with a codec.</summary>
/// <param name="Name">The name of its shape.</param>
/// <param name="Arity">The number of type parameters of its codec: those of the class and of its containing types.</param>
/// <param name="IsForeign">Whether it is of another assembly. Those of this one have no codec where an error is reported.</param>
/// <param name="OffersParts">Whether it is of another assembly and has a struct of its decoded members.</param>
internal sealed record BaseShape(string Name, int Arity, bool IsForeign, bool OffersParts);
