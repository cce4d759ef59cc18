namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>What C# and the generator ask of types. An edit that breaks a rule is not made.</summary>
internal static class Validity
{
    public static bool IsValid(Model model) =>
        !model.RootType.HasSurrogate && Enumerable.Range(0, model.Types.Count).All(t => IsValid(model, t, model.Types[t]));

    private static bool IsValid(Model model, int place, TypeDef type) =>
        (type.IsHolder ? HeldUnion.HasValidCases(model, type) : type.Cases.All(c => IsListable(model, c)))
        && HasValidForm(model, place, type) && HasEnd(model, place, []) && IsInOneAssembly(model, place, type) && IsNumberedAlike(model, type)
        && type.Members.All(m => IsValid(type, m)) && type.Members.SelectMany(m => m.Use.Parts().Skip(1)).All(p => p.Shape is not SerializedShape)
        && type.Members.SelectMany(m => m.Use.Parts()).All(IsValid) && (!type.Keeps || CanKeep(type));

    private static bool HasValidForm(Model model, int place, TypeDef type)
    {
        if (!type.CanHaveMembers)
        {
            return !type.Cases.IsEmpty
                && type is
                {
                    Members.Count: 0, KeepsIdentity: false, HasExtension: false, HasSurrogate: false, Contract: null,
                    Bases.Count: 0, Parent: null
                };
        }

        if (type.IsStruct && (type is not { Parent: null, Bases.Count: 0, Cases.Count: 0 } || type.Members.Any(m => m.Use.Types().Contains(place))))
            return false;
        if (!type.CanBeMade && type.Cases.IsEmpty)
            return false;
        if (type.KeepsIdentity && type is not { Form: TypeForm.Class, HasExtension: false, HasSurrogate: false })
            return false;
        for (var above = type.KeepsIdentity ? type.Parent : null; above is { } one; above = model.Types[one].Parent)
        {
            if (model.Types[one].HasExtension)
                return false;
        }

        if (type.HasSurrogate
            && !(type is
            {
                Form: TypeForm.Class
                or TypeForm.Struct, Bases.Count: 0, Parent: null, Cases.Count: 0, HasExtension: false, Contract: null
            }
                    && !model.UnionsOf(place).Any()))
        {
            return false;
        }

        if (type.Form is TypeForm.Record or TypeForm.RecordStruct && type is not { Parent: null, Cases.Count: 0 })
            return false;
        if (type.Parent is { } parent && !(type.Bases.IsEmpty && !(type.HasExtension && model.Types[parent].HasExtension)))
            return false;
        return type.Cases.IsEmpty || type.Bases.IsEmpty;
    }

    /// <summary>No object holds its like in any case.</summary>
    private static bool HasEnd(Model model, int place, List<int> above) => !above.Contains(place)
        && (model.Types[place].CanBeMade
            ? model.Members(model.Types[place]).SelectMany(m => Always(m.Use))
            : model.Types[place].Cases.SelectMany(c => Always(c.Use)))
            .Distinct().All(held => HasEnd(model, held, [.. above, place]));

    /// <summary>The types that such a member always holds.</summary>
    private static IEnumerable<int> Always(Use use) => use switch
    {
        { IsNullable: true } => [],
        { Shape: ObjectShape o } => [o.Type],
        { Shape: SerializedShape serialized } => Always(serialized.Inner),
        { Shape: TupleShape tuple } => tuple.Elements.SelectMany(Always),
        _ => [],
    };

    /// <summary>A library does not see the program, and its unions list its own cases.</summary>
    private static bool IsInOneAssembly(Model model, int place, TypeDef type)
    {
        if (type.IsInLibrary && type.Members.SelectMany(m => m.Use.Types()).Append(type.Parent ?? place).Any(t => !model.Types[t].IsInLibrary))
            return false;
        if (type.IsHolder)
            return !type.IsInLibrary || type.Cases.SelectMany(c => c.Use.Types()).All(t => model.Types[t].IsInLibrary);
        if (type.Cases.Any(c => c.Type >= model.Types.Count || model.Types[c.Type].IsInLibrary != type.IsInLibrary)
            || (type.IsInLibrary && type.Bases.Any(b => !b.IsInLibrary)))
        {
            return false;
        }

        if (type.Bases is [{ IsInLibrary: true }, { IsInLibrary: false }]
            || (type.Form == TypeForm.Record && !type.IsInLibrary && type.Bases.Any(b => b.IsInLibrary)))
        {
            return false;
        }

        return type.Members.Where(m => m.Level > 0 && type.Bases[m.Level - 1].IsInLibrary)
            .All(m => m.Access == Access.Set && m.Use.Types().All(t => model.Types[t].IsInLibrary));
    }

    /// <summary>What takes unknown cases is made without arguments, and has one member that keeps them.</summary>
    private static bool CanKeep(TypeDef type) => type is { HasExtension: false, KeepsIdentity: false } && !type.Members.Any(m => m.IsRequired);

    /// <summary>An interface or a class lists objects that derive from it, and no further unions.</summary>
    private static bool IsListable(Model model, UnionCase one) => one.Use is { IsNullable: false, Shape: ObjectShape }
        && one.Type < model.Types.Count && model.Types[one.Type] is { CanBeMade: true, IsUnion: false, HasSurrogate: false };

    private static bool IsNumberedAlike(Model model, TypeDef type) =>
        type.Parent is not { } parent || model.Types[parent].IsNumbered == type.IsNumbered || model.Types[parent].Members.IsEmpty
            || type.Members.IsEmpty;

    private static bool IsValid(TypeDef type, Member member) => member.Level <= type.Bases.Count
        && (member.Access != Access.Parameter || (type.Form is TypeForm.Record or TypeForm.RecordStruct && member.Level == 0 && !type.KeepsIdentity));

    private static bool IsValid(Use use) => (!use.IsNullable || RandomUse.CanBeNull(use.Shape)) && use.Shape switch
    {
        ListShape list => RandomUse.CanHold(list.Form, list.Element),
        MapShape map =>
            map.Key is { IsNullable: false, Shape: ScalarShape { Kind: var kind } }
                && (map.Form != MapForm.SortedDictionary || kind.Group == Group.Integer),
        SerializedShape serialized => !serialized.Inner.IsNullable,
        TupleShape tuple => tuple.Elements.Count is 2 or 3,
        _ => true,
    };
}
