using System.Collections.Immutable;

namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>Draws the first version of a program's types. Each type holds those before it, so that the root comes last.</summary>
internal sealed class RandomModel(Random random)
{
    private readonly RandomUse _uses = new(random);
    private Model _model = new([], [], 0);

    public Model Next()
    {
        for (var i = random.Next(1, 3); i > 0; i--)
        {
            var e = new EnumDef($"E{_model.Enums.Count}", _uses.EnumKind(), [.. Enumerable.Range(0, random.Next(1, 4))], IsNamed: Chance(60));
            _model = _model with { Enums = _model.Enums.Add(e) };
        }

        for (var i = random.Next(0, 3); i > 0; i--)
            Add(Plain($"T{_model.Types.Count}", random.Next(1, 5)));
        if (Chance(45))
            AddUnion();
        if (Chance(40))
            _model = HeldUnion.Add(_model, random);
        Add(Holding(Plain($"T{_model.Types.Count}", Chance(12) ? random.Next(12, 40) : random.Next(1, 8)) with { HasSurrogate = false }));
        return Spread(_model with { Root = _model.Types.Count - 1 });
    }

    /// <summary>Some types live in a library, unions together with their cases.</summary>
    private Model Spread(Model model)
    {
        for (var i = 0; i < model.Types.Count; i++)
        {
            var moved = model.With(i, model.Types[i] with { IsInLibrary = true });
            foreach (var type in model.Types[i].Cases.SelectMany(c => c.Use.Types()))
                moved = moved.With(type, moved.Types[type] with { IsInLibrary = true });
            if (!model.UnionsOf(i).Any() && Chance(25) && Validity.IsValid(moved))
                model = moved;
        }

        return model;
    }

    /// <summary>Most of the types that were drawn are of use to the root.</summary>
    private TypeDef Holding(TypeDef root)
    {
        for (var i = 0; i < _model.Types.Count; i++)
        {
            if (!_model.UnionsOf(i).Any() && Chance(80))
                root = root with { Members = root.Members.Add(Held(i)) };
        }

        return root;
    }

    private Member Held(int type)
    {
        var use = new Use(new ObjectShape(type), Chance(40));
        return new Member($"H{type}", Chance(60) ? use : new(Chance(70) ? _uses.List(use) : _uses.Map(use))) { Number = 1000 + type };
    }

    private void Add(TypeDef type) => _model = _model with { Types = _model.Types.Add(type) };

    private TypeDef Plain(string name, int members)
    {
        var type = new TypeDef(name, Pick(TypeForm.Class, TypeForm.Class, TypeForm.Record, TypeForm.Struct, TypeForm.RecordStruct), [])
        {
            IsNumbered = Chance(25),
            IsCompact = Chance(30),
            HasExtension = Chance(15),
            Contract = Chance(5) ? "c" : null,
        };
        if (type.IsStruct && Chance(50))
            return Memory(type, members);
        if (type.Form == TypeForm.Class && !type.HasExtension && Chance(20))
            type = type with { KeepsIdentity = true };
        else if (type.Form is TypeForm.Class or TypeForm.Struct && !type.HasExtension && Chance(15))
            type = type with { HasSurrogate = true, Contract = null };
        else if (type.Form == TypeForm.Class && Chance(40))
            type = type with { Bases = Bases() };
        for (var i = 0; i < members; i++)
            type = type with { Members = type.Members.Add(Member(type, i)) };
        if (!type.IsStruct && !type.HasSurrogate && Chance(type.KeepsIdentity ? 70 : 15))
        {
            type =
                type with
                {
                    Members =
                    type.Members.Add(new Member("Self", new(new ObjectShape(_model.Types.Count), IsNullable: true)) { Number = 99 })
                };
        }

        return type;
    }

    /// <summary>A struct of fields, which are copied as memory where there are no gaps.</summary>
    private TypeDef Memory(TypeDef type, int members) => type with
    {
        Form = TypeForm.Struct,
        HasExtension = false,
        Contract = null,
        Members = Enumerable.Range(0, members).Select(i => new Member($"M{i}", new(_uses.Number())) { Number = i + 1, Access = Access.Field })
            .ToImmutableList(),
    };

    private Member Member(TypeDef type, int i)
    {
        var use = _uses.Next(_model);
        return new Member($"M{i}", use)
        {
            Number = i + 1,
            Level = random.Next(type.Bases.Count + 1),
            Access = AccessOf(type),
            Initial = Chance(60) ? _uses.Initial(use) : null,
        };
    }

    private Access AccessOf(TypeDef type) => random.Next(20) switch
    {
        < 3 => Access.Init,
        3 => Access.Required,
        < 7 when type.Form is TypeForm.Record or TypeForm.RecordStruct => Access.Parameter,
        7 => Access.Field,
        _ => Access.Set,
    };

    private ImmutableList<BaseDef> Bases() => Enumerable.Range(0, random.Next(1, 3)).Select(_ => new BaseDef(Chance(50), false)).ToImmutableList();

    private void AddUnion()
    {
        var form = Pick(TypeForm.Interface, TypeForm.Interface, TypeForm.Abstract, TypeForm.Class);
        var union = new TypeDef(
            $"T{_model.Types.Count}", form, [])
        { UnknownIsNull = Chance(40), KeepsUnknown = Chance(30), IsNumbered = form != TypeForm.Interface && Chance(25) };
        if (form != TypeForm.Interface)
        {
            union =
                union with
                {
                    Members =
                    [.. Enumerable.Range(0, random.Next(0, 3)).Select(i => Member(union, i) with { Name = $"B{i}", Access = Access.Set })]
                };
        }

        var place = _model.Types.Count;
        Add(union);
        for (var i = random.Next(1, 4); i > 0; i--)
            _model = NewCase.Add(_model, place, random);
    }

    private bool Chance(int percent) => random.Next(100) < percent;

    private T Pick<T>(params ReadOnlySpan<T> choices) => choices[random.Next(choices.Length)];
}
