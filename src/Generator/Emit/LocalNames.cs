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

    private readonly CodecPlan _plan;
    private readonly HashSet<string> _taken = [.. s_reserved];

    /// <summary>By the members' indexes. All but the locals are named when they are asked for: most members have none of them.</summary>
    private readonly string?[] _locals, _has, _widths;

    private string[]? _marks;

    public static LocalNames Of(CodecPlan plan) => s_names.GetValue(plan, static p => new LocalNames(p));

    private LocalNames(CodecPlan plan)
    {
        _plan = plan;
        var count = plan.Members.Count == 0 ? 0 : plan.Members.Max(m => m.Index) + 1;
        (_locals, _has, _widths) = (new string[count], new string[count], new string[count]);
        _taken.UnionWith(plan.Shape.TypeParameters.SelectMany(p => new[] { p.Name.TrimStart('@'), p.Codec }));
        _taken.UnionWith(FlagWords.Locals(plan));
        foreach (var member in plan.Members)
        {
            var name = member.Shape.Name;
            _locals[member.Index] = Unique(char.ToLowerInvariant(name[0]) + name.Substring(1), _taken);
        }
    }

    /// <summary>The local that holds the member's value.</summary>
    public string Local(MemberPlan member) => Identifier.Escape(_locals[member.Index]!);

    /// <summary>The local for the presence of a value.</summary>
    public string Has(MemberPlan member) => _has[member.Index] ??= Unique("has" + member.Shape.Name, _taken);

    /// <summary>The local for the width code of a compact number.</summary>
    public string Width(MemberPlan member) => _widths[member.Index] ??= Unique("width" + member.Shape.Name, _taken);

    /// <summary>The field for the presence of a value.</summary>
    public string Mark(MemberPlan member) => (_marks ??= Marks())[member.Index];

    private string[] Marks()
    {
        var marks = new string[_locals.Length];
        HashSet<string> taken = [.. _plan.Members.Select(m => m.Shape.Name)];
        foreach (var member in _plan.Members)
        {
            var mustPass = member.Shape.Access == MemberAccess.Parameter && _plan.Construction.OffersParts;
            marks[member.Index] = Unique((mustPass ? KnownNames.MustPass : KnownNames.Has) + member.Shape.Name, taken);
        }

        return marks;
    }

    private static string Unique(string name, HashSet<string> taken)
    {
        while (!taken.Add(name))
            name += "_";
        return name;
    }
}
