using System.Globalization;
using MemFormat.Generator.Parsing.Members;
using MemFormat.Generator.Parsing.Reporting;
using MemFormat.Schema.Planning;

namespace MemFormat.Generator.Parsing.Types;

/// <summary>Members have ids or names, all of a type alike, and each is unique.</summary>
internal static class KeyChecks
{
    /// <summary>Whether the type is numbered. Reports errors in its keys.</summary>
    public static bool Pass(
        INamedTypeSymbol type,
        IReadOnlyList<MemberShape> members,
        IReadOnlyList<MemberCandidate> symbols,
        INamedTypeSymbol? part,
        DiagnosticSink sink)
    {
        var isNumbered = IsNumbered(type, members, symbols, part);
        var seen = new Dictionary<uint, MemberShape>();
        var reserved = new ReservedKeys(type);
        for (var i = 0; i < members.Count; i++)
        {
            // An inherited member may be valid in the base class, so the error is reported on the type.
            var (member, symbol) = (members[i], symbols[i].Symbol);
            var at = SymbolEqualityComparer.Default.Equals(symbol.ContainingType, type) ? symbol : type;
            if (member.Type.IsExtensionData)
            {
                // A second one is reported as such.
                seen[ExtensionKey.Of(!isNumbered)] = member;
                continue;
            }

            if (isNumbered && symbols[i].MemMember is not { ConstructorArguments.Length: 1 })
            {
                sink.Report(Diagnostics.MixedKeys, at, symbol.ToDisplayString(), type.ToDisplayString(), Free(member));
                continue;
            }

            if (isNumbered && (member.Id < 1 || member.Level > 0 && member.Id >= MemberIds.PerLevel))
            {
                sink.Report(Diagnostics.InvalidId, at, symbol.ToDisplayString(), member.Id,
                    member.Level > 0 ? $"1 to {MemberIds.PerLevel - 1}" : "1 or more");
                continue;
            }

            foreach (var (taken, words) in reserved.IsEmpty ? [] : KeysOf(member, isNumbered))
            {
                if (reserved.OwnerOf(taken) is { } owner)
                    sink.Report(Diagnostics.ReservedKey, at, symbol.ToDisplayString(), words, owner.ToDisplayString());
            }

            var key = isNumbered ? MemberIds.Key(member.Id, member.Level) : NameKey.Of(member.WireName);
            if (!seen.TryGetValue(key, out var other))
                seen.Add(key, member);
            else if (isNumbered)
                sink.Report(Diagnostics.DuplicateId, at, symbol.ToDisplayString(), other.Name, member.Id, Free(member));
            else
                sink.Report(Diagnostics.NameCollision, at, symbol.ToDisplayString(), other.Name);
        }

        return isNumbered;

        int Free(MemberShape member) => reserved.Free(members.Where(m => m.Level == member.Level).Select(m => m.Id), member.Level);
    }

    /// <summary>The key of a member. Data without this key finds the member by its present name.</summary>
    private static IEnumerable<(object Key, string Words)> KeysOf(MemberShape member, bool isNumbered)
    {
        if (isNumbered)
            yield return (MemberIds.Key(member.Id, member.Level), "the id " + member.Id.ToString(CultureInfo.InvariantCulture));
        foreach (var name in member.FormerNames.Append(member.Name).Distinct())
            yield return (name, $"the name '{name}'");
    }

    /// <summary>Extension data has no id. If no other member decides, it follows the members of its base class.</summary>
    private static bool IsNumbered(
        INamedTypeSymbol type,
        IReadOnlyList<MemberShape> members,
        IReadOnlyList<MemberCandidate> symbols,
        INamedTypeSymbol? part) =>
        part is not null && members.All(m => m.Type.IsExtensionData)
            ? BasePartChecks.IsNumbered(part)
            : TypeTraits.StoresNumberedOnly(type) || symbols.Any(s => s.MemMember is { ConstructorArguments.Length: 1 });
}
