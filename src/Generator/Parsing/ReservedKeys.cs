using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using MemFormat.Schema;
using Microsoft.CodeAnalysis;

namespace MemFormat.Generator;

/// <summary>The ids, names and tags that must not come back.</summary>
internal sealed class ReservedKeys
{
    private readonly Dictionary<object, INamedTypeSymbol> _owners = [];

    /// <param name="type">The type; what its base classes reserve holds for it, too.</param>
    public ReservedKeys(INamedTypeSymbol type)
    {
        for (var current = type; current is not null; current = current.BaseType)
        {
            foreach (var attribute in AttributeReader.All(current.GetAttributes(), KnownNames.Reserved))
            {
                if (attribute.ConstructorArguments.FirstOrDefault().Value is { } key && !_owners.ContainsKey(key))
                    _owners.Add(key, current);
            }
        }
    }

    /// <summary>Reports a member with an id or a name that is reserved.</summary>
    public void Check(MemberShape member, ISymbol symbol, ISymbol at, bool isNumbered, DiagnosticSink sink)
    {
        if (isNumbered)
            Check(member.Id, "the id " + member.Id.ToString(CultureInfo.InvariantCulture), symbol.ToDisplayString(), at, sink);

        // By its current name a member is found, too, in data that knows it by nothing else.
        foreach (var name in member.FormerNames.Concat([member.Name]).Distinct())
            Check(name, $"the name '{name}'", symbol.ToDisplayString(), at, sink);
    }

    /// <summary>Why a union cannot have a case with a tag, or null.</summary>
    public string? WhyNot(int tag) => _owners.TryGetValue(tag, out var owner) ? $"'{owner.ToDisplayString()}' has reserved it" : null;

    private void Check(object key, string words, string member, ISymbol at, DiagnosticSink sink)
    {
        if (_owners.TryGetValue(key, out var owner))
            sink.Report(Diagnostics.ReservedKey, at, member, words, owner.ToDisplayString());
    }
}
