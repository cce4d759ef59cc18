namespace MemFormat.Evolution.Tests.Oracle;

// The tag of a union's value says which type it is, whatever the form of the union.
internal partial class Interpreter
{
    /// <summary>How often a value of an unknown case was kept.</summary>
    public int KeptCases { get; private set; }

    /// <summary>An object, the value of a union, or one that becomes it.</summary>
    private object? Held(Model from, Use source, object value, int type, string path)
    {
        (from, source, value) = Tuples.AsObject(from, source, value);
        var target = to.Types[type];
        if (source.Shape is ObjectShape { Type: var declared } && from.Types[declared].IsUnion)
        {
            var known = Cased(from, declared, value);
            return OfCase(known.From, known.Tag, known.Use, known.Value, type, path);
        }

        return Fits.IsHeld(from, source, to, target)
            ? InCase(target, Fits.CaseOf(from, source, to, target)!, from, source, value, path)
            : Object(from, (ObjectValue)value, type, path);
    }

    private object? OfCase(Model from, int tag, Use use, object value, int type, string path)
    {
        var target = to.Types[type];
        if (!target.IsUnion && tag != 0)
        {
            Fail(MemFormatError.SchemaMismatch, path);
            return null;
        }

        if (tag == 0 && target.CanBeMade)
            return Object(from, (ObjectValue)value, type, path);
        if (target.Cases.FirstOrDefault(c => c.Tag == tag) is { } known)
            return InCase(target, known, from, use, value, path);
        if (target.Keeps && !Shared.IsIn(from, value))
        {
            KeptCases++;
            return new KeptCase(from, tag, use, value);
        }

        if (target.Keeps || !target.UnknownIsNull)
            Fail(MemFormatError.UnknownCase, path);
        return null;
    }

    /// <summary>A union whose value holds nothing is null itself, where it allows that.</summary>
    private object? InCase(TypeDef target, UnionCase known, Model from, Use use, object value, string path)
    {
        if (!Fits.Case(from, use, to, known.Use))
        {
            Fail(MemFormatError.SchemaMismatch, path);
            return null;
        }

        var errors = Errors.Count;
        var read = Element(from, use, value, known.Use, path);
        if (read is null && errors == Errors.Count && (target.Keeps || !target.UnknownIsNull))
            Fail(MemFormatError.NullNotAllowed, path);
        return read is not null && target.IsHolder ? new CaseValue(known.Tag, read) : read;
    }

    /// <summary>A union that becomes one of its cases.</summary>
    private object? Uncased(Model from, Use source, object value, Shape target, string path)
    {
        var known = Cased(from, ((ObjectShape)source.Shape).Type, value);
        if (Fits.IsOfKind(known.From, known.Use.Shape, to, target))
            return known.Value;
        Fail(MemFormatError.UnknownCase, path);
        return null;
    }

    /// <summary>The case of a union's value, and what it holds.</summary>
    private static (Model From, int Tag, Use Use, object Value) Cased(Model from, int union, object value)
    {
        var cases = from.Types[union].Cases;
        return value switch
        {
            KeptCase kept => (kept.From, kept.Tag, kept.Use, kept.Value),
            CaseValue held => (from, held.Tag, cases.Single(c => c.Tag == held.Tag).Use, held.Value),
            ObjectValue o when cases.FirstOrDefault(c => c.Type == o.Type) is { } known => (from, known.Tag, known.Use, o),
            _ => (from, 0, new Use(new ObjectShape(union)), value),
        };
    }
}
