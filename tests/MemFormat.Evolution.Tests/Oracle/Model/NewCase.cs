namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>Adds a case to a union, with a type of its own.</summary>
internal static class NewCase
{
    public static Model Add(Model model, int union, Random random)
    {
        if (model.Types[union].IsHolder && random.Next(3) > 0)
            return HeldUnion.AddCase(model, union, random);
        var uses = new RandomUse(random);
        var definition = model.Types[union];
        var isFree = definition.Form is TypeForm.Interface or TypeForm.Union;
        var place = model.Types.Count;
        var form = !isFree ? TypeForm.Class : random.Next(4) switch { 0 => TypeForm.Struct, 1 => TypeForm.Record, _ => TypeForm.Class };
        var type = new TypeDef($"T{place}", form, [])
        {
            Parent = isFree ? null : union,
            IsNumbered = isFree ? random.Next(4) == 0 : definition.IsNumbered,
            IsCompact = random.Next(4) == 0,
            IsInLibrary = definition.IsInLibrary,
        };
        for (var i = random.Next(1, 4); i > 0; i--)
        {
            var number = (100 * place) + type.Members.Count;
            type = type with { Members = type.Members.Add(new Member($"C{number}", uses.Flat(model)) { Number = number }) };
        }

        if (form != TypeForm.Struct && random.Next(4) == 0)
        {
            type =
                type with
                {
                    Members =
                    type.Members.Add(new Member($"Next{union}", new(new ObjectShape(union), IsNullable: true)) { Number = (100 * place) + 99 })
                };
        }

        model = model with { Types = model.Types.Add(type) };
        var tag = definition.Cases.Select(c => c.Tag).DefaultIfEmpty().Max() + random.Next(1, 3);
        return model.With(union, definition with { Cases = definition.Cases.Add(new(tag, place)) });
    }
}
