using System.Runtime.CompilerServices;
using MemFormat.Schema.Planning;

namespace MemFormat.Generator.Emit;

/// <summary>The locals and fields of emitted code that stand for members: called like them, unless the name is taken.</summary>
internal sealed class LocalNames
{
    private static readonly string[] s_reserved =
        ["value", "reader", "writer", "block", "flags", "parts", "plan", "node", "at", "part", "existing", "taken", Names.Alias];

    /// <summary>All emitters of a type use the same ones.</summary>
    private static readonly ConditionalWeakTable<CodecPlan, LocalNames> s_names = new();

    /// <summary>By the members' indexes.</summary>
    private readonly string[] _locals, _has, _widths, _marks;

    public static LocalNames Of(CodecPlan plan) => s_names.GetValue(plan, static p => new LocalNames(p));

    private LocalNames(CodecPlan plan)
    {
        var count = plan.Members.Count == 0 ? 0 : plan.Members.Max(m => m.Index) + 1;
        (_locals, _has, _widths, _marks) = (new string[count], new string[count], new string[count], new string[count]);
        var taken = new HashSet<string>(s_reserved);
        taken.UnionWith(plan.Shape.TypeParameters.SelectMany(p => new[] { p.Name.TrimStart('@'), p.Codec }));
        taken.UnionWith(FlagWords.Locals(plan));
        var fields = new HashSet<string>(plan.Members.Select(m => m.Shape.Name));
        var offered = plan.Construction.OffersParts;
        foreach (var member in plan.Members)
        {
            var name = member.Shape.Name;
            var i = member.Index;
            _locals[i] = Unique(char.ToLowerInvariant(name[0]) + name.Substring(1), taken);
            _has[i] = Unique("has" + name, taken);
            _widths[i] = Unique("width" + name, taken);
            _marks[i] = Unique((member.Shape.Access == MemberAccess.Parameter && offered ? KnownNames.MustPass : KnownNames.Has) + name, fields);
        }
    }

    /// <summary>The local that holds the member's value.</summary>
    public string Local(MemberPlan member) => Identifier.Escape(_locals[member.Index]);

    /// <summary>The local for the presence of a value.</summary>
    public string Has(MemberPlan member) => _has[member.Index];

    /// <summary>The local for the width code of a compact number.</summary>
    public string Width(MemberPlan member) => _widths[member.Index];

    /// <summary>The field for the presence of a value.</summary>
    public string Mark(MemberPlan member) => _marks[member.Index];

    private static string Unique(string name, HashSet<string> taken)
    {
        while (!taken.Add(name))
            name += "_";
        return name;
    }
}
