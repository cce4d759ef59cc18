using System.Collections.Immutable;

namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>Pairs of versions that are a little simpler than a given one: with less in them, or with fewer edits between them.</summary>
internal static class SmallerModels
{
    public static IEnumerable<(Model Writer, Model Reader)> Of(Model writer, Model reader)
    {
        var common = Math.Min(writer.Types.Count, reader.Types.Count);
        return Halves(writer, reader)
            .Concat(Enumerable.Range(0, common)
            .SelectMany(t => new[] { (writer, reader.With(t, writer.Types[t])), (writer.With(t, reader.Types[t]), reader) }))
            .Append((writer, reader with { Enums = writer.Enums }))
            .Append((Everywhere(writer, Plain), Everywhere(reader, Plain)))
            .Concat(Members(writer, reader))
            .Concat(Enumerable.Range(0, common).SelectMany(t => Changes.SelectMany(c => new[]
            {
                (writer.With(t, c(writer.Types[t])), reader.With(t, c(reader.Types[t]))), (writer.With(t, c(writer.Types[t])), reader),
                (writer, reader.With(t, c(reader.Types[t]))),
            })))
            .Concat(Enumerable.Range(0, common).SelectMany(t => Cases(writer, reader, t)))
            .Where(p => (p.Item1 != writer || p.Item2 != reader) && Validity.IsValid(p.Item1) && Validity.IsValid(p.Item2));
    }

    private static IEnumerable<Func<TypeDef, TypeDef>> Changes =>
    [
        t => t with { IsNumbered = false },
        t => t with { IsCompact = false },
        t => t with { KeepsIdentity = false },
        t => t with { HasExtension = false },
        t => t with { HasSurrogate = false },
        t => t with { UnknownIsNull = false },
        t => t with { KeepsUnknown = false },
        t => t with { Held = HeldForm.Boxed },
        t => t with { Contract = null },
        t => t with { Bases = [], Members = [.. t.Members.Select(m => m with { Level = 0 })] },
        t =>
            t with { Form = t.CanBeMade ? TypeForm.Class : t.Form,
                Members = [.. t.Members.Select(m => m.Access == Access.Parameter ? m with { Access = Access.Set } : m)] },
        t => t with { Parent = null },
    ];

    /// <summary>Without what hardly ever matters.</summary>
    private static TypeDef Plain(TypeDef type) => type with
    {
        IsInLibrary = false,
        Bases = [],
        Members =
            [.. type.Members.Select(m =>
                m with { Level = 0, Initial = m.Access == Access.Parameter ? m.Initial : null,
                    Access = m.Access is Access.Required or Access.Parameter ? m.Access : Access.Set })],
    };

    private static Model Everywhere(Model model, Func<TypeDef, TypeDef> change) => model with { Types = model.Types.ConvertAll(t => change(t)) };

    /// <summary>Half of a type's members, in both versions.</summary>
    private static IEnumerable<(Model Writer, Model Reader)> Halves(Model writer, Model reader)
    {
        for (var t = 0; t < Math.Min(writer.Types.Count, reader.Types.Count); t++)
        {
            var names = writer.Types[t].Members.Concat(reader.Types[t].Members).Select(m => m.WireName).Distinct().ToList();
            for (var half = names.Count / 2; half > 1; half /= 2)
            {
                foreach (var chunk in names.Chunk(half))
                    yield return (Without(writer, t, m => chunk.Contains(m.WireName)), Without(reader, t, m => chunk.Contains(m.WireName)));
            }
        }
    }

    private static Model Without(Model model, int type, Predicate<Member> isIt) =>
        model.With(type, model.Types[type] with { Members = model.Types[type].Members.RemoveAll(isIt) });

    private static IEnumerable<(Model Writer, Model Reader)> Members(Model writer, Model reader)
    {
        for (var t = 0; t < Math.Min(writer.Types.Count, reader.Types.Count); t++)
        {
            foreach (var name in writer.Types[t].Members.Concat(reader.Types[t].Members).Select(m => m.WireName).Distinct())
            {
                yield return (Without(writer, t, m => m.WireName == name), Without(reader, t, m => m.WireName == name));
                var (first, second) = (
                    writer.Types[t].Members.FindIndex(m => m.WireName == name), reader.Types[t].Members.FindIndex(m => m.WireName == name));
                if (first >= 0 && second >= 0)
                {
                    var (from, to) = (writer.Types[t].Members[first], reader.Types[t].Members[second]);
                    yield return (writer, reader.With((t, second), _ => from));
                    yield return (writer, reader.With((t, second), m => m with { Name = from.Name, FormerNames = from.FormerNames }));
                    foreach (var (one, other) in SmallerUses.Of(writer, from.Use, reader, to.Use))
                    {
                        yield return (writer.With((t, first), m => m with { Use = one, Initial = null }),
                            reader.With((t, second), m => m with { Use = other, Initial = null }));
                    }
                }

                if (first >= 0)
                    yield return (Without(writer, t, m => m.WireName == name), reader);
                if (second >= 0)
                    yield return (writer, Without(reader, t, m => m.WireName == name));
                foreach (var change in (Func<Member, Member>[])[m => m with { Access = Access.Set, Level = 0 }, m => m with { Initial = null }])
                    yield return (first < 0 ? writer : writer.With((t, first), change), second < 0 ? reader : reader.With((t, second), change));
            }
        }
    }

    private static IEnumerable<(Model Writer, Model Reader)> Cases(Model writer, Model reader, int type)
    {
        foreach (var tag in writer.Types[type].Cases.Concat(reader.Types[type].Cases).Select(c => c.Tag).Distinct())
            yield return (Drop(writer), Drop(reader));
        foreach (var one in writer.Types[type].Cases)
        {
            if (!writer.Types[type].IsHolder || reader.Types[type].Cases.FirstOrDefault(c => c.Tag == one.Tag) is not { } other)
                continue;
            foreach (var (first, second) in SmallerUses.Of(writer, one.Use, reader, other.Use))
                yield return (Put(writer, one, first), Put(reader, other, second));
        }

        Model Put(Model model, UnionCase one, Use use) =>
            model.With(type, model.Types[type] with { Cases = model.Types[type].Cases.Replace(one, one with { Use = use }) });

        Model Drop(Model model) =>
            model.With(type,
                model.Types[type] with
                {
                    Cases = model.Types[type].Cases
                    .RemoveAll(c => writer.Types[type].Cases.Concat(reader.Types[type].Cases).Any(o => o.Tag == c.Tag && o == c))
                });
    }
}
