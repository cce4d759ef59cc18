using System.Collections.Immutable;

namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>A program's types in one version. Types and enums are known by their place in the lists, which no edit changes.</summary>
internal sealed record Model(ImmutableList<TypeDef> Types, ImmutableList<EnumDef> Enums, int Root)
{
    public TypeDef RootType => Types[Root];

    /// <summary>The members of a type, those of the union's base that it derives from first.</summary>
    public IEnumerable<Member> Members(TypeDef type) => type.Parent is { } parent ? Members(Types[parent]).Concat(type.Members) : type.Members;

    /// <summary>The unions that list a type, which derives from them.</summary>
    public IEnumerable<int> UnionsOf(int type) =>
        Enumerable.Range(0, Types.Count).Where(u => !Types[u].IsHolder && Types[u].Cases.Any(c => c.Type == type));

    public Model With(int type, TypeDef definition) => this with { Types = Types.SetItem(type, definition) };

    /// <summary>Whether a type's values can be null without a question mark being a wrapper.</summary>
    public bool IsReference(Shape shape) => shape switch
    {
        ScalarShape scalar => !scalar.Kind.Type.IsValueType,
        EnumShape or TupleShape => false,
        ObjectShape o => Types[o.Type] is not ({ IsStruct: true } or { IsHolder: true, Held: not HeldForm.Class }),
        ListShape list => list.Form != ListForm.ImmutableArray,
        _ => true,
    };

    /// <summary>Whether null is a value of a type: that of a union of the language is its default.</summary>
    public bool HasNull(Use use) =>
        use.IsNullable || (use.Shape is ObjectShape { Type: var type } && Types[type].IsHolder && !IsReference(use.Shape));

    /// <summary>What a root needs: it and what it holds, down to the cases and bases, each once.</summary>
    public IReadOnlyList<int> Reachable()
    {
        var found = new List<int>();
        Visit(Root);
        return found;

        void Visit(int type)
        {
            if (found.Contains(type))
                return;
            found.Add(type);
            var definition = Types[type];
            if (definition.Parent is { } parent)
                Visit(parent);
            foreach (var used in definition.Uses().SelectMany(u => u.Types()))
                Visit(used);
        }
    }

    /// <summary>All types that values of a shape may hold, and itself.</summary>
    public IEnumerable<TypeDef> Within(Use use) => use.Types().SelectMany(t => (this with { Root = t }).Reachable()).Distinct().Select(t => Types[t]);
}
