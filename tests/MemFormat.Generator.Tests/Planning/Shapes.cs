using MemFormat.Generator.Parsing.Symbols;
using MemFormat.Generator.Parsing.Types;
using MemFormat.Schema.Planning;
using MemFormat.Wire;

namespace MemFormat.Generator.Tests;

/// <summary>Makes shapes by hand, and plans by parsing code.</summary>
internal static class Shapes
{
    /// <summary>The plan of a type of the namespace Shop, linked with its neighbours.</summary>
    public static CodecPlan Plan(string body, string type = "Order")
    {
        var compilation = Source.Compile(Source.Shop(body));
        var shapes = compilation.GetSymbolsWithName(_ => true, Microsoft.CodeAnalysis.SymbolFilter.Type)
            .Cast<Microsoft.CodeAnalysis.INamedTypeSymbol>()
            .Where(t => AttributeReader.Has(t, KnownNames.Formattable))
            .Select(t => TypeParser.Parse(t, compilation)).Select(p => p.Shape ?? throw new InvalidOperationException(string.Join(", ", p.Errors)))
            .ToList();
        return new Planner(new SchemaGraph(shapes)).Plan(shapes.Single(s => s.Name == type));
    }

    public static MemberPlan Member(this CodecPlan plan, string name) => plan.Members.Single(m => m.Shape.Name == name);

    /// <summary>A slot's first byte.</summary>
    public static byte Token(WireKind kind, WirePlace place = WirePlace.Rest) => (byte)((int)kind | (int)place << 5);
}
