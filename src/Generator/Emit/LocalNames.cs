using System.Collections.Generic;
using System.Linq;
using MemFormat.Generator.Parsing.Symbols;
using MemFormat.Schema.Planning;

namespace MemFormat.Generator.Emit;

/// <summary>The locals and fields of emitted code that stand for members: called like them, unless the name is taken.</summary>
internal sealed class LocalNames
{
    private static readonly string[] s_reserved =
        ["value", "reader", "writer", "block", "flags", "parts", "plan", "node", "at", "part", "existing", "MF", KnownNames.Codec, KnownNames.Parts];

    private readonly Dictionary<int, string> _locals = [];
    private readonly Dictionary<int, string> _marks = [];

    public LocalNames(CodecPlan plan)
    {
        // Besides the reserved names, a method has locals for words of flags, and for presence and width of members.
        var taken = new HashSet<string>(s_reserved);
        taken.UnionWith(plan.Shape.TypeParameters.SelectMany(p => new[] { p.Name.TrimStart('@'), p.Codec }));
        taken.UnionWith(Enumerable.Range(0, (plan.FlagBits + 63) / 64).Select(i => "flags" + i));
        taken.UnionWith(plan.Members.Where(m => m.IsOptionalScalar).SelectMany(m => new[] { "has" + m.Shape.Name, "width" + m.Shape.Name }));
        foreach (var member in plan.Members)
            _locals.Add(member.Index, Unique(member.Shape.Name, taken));

        var fields = new HashSet<string>(plan.Members.Select(m => m.Shape.Name));
        foreach (var member in plan.Members)
            _marks.Add(member.Index, Unique("Has" + member.Shape.Name, fields));
    }

    /// <summary>The local that holds the member's value.</summary>
    public string Local(MemberPlan member) => Identifier.Escape(_locals[member.Index]);

    /// <summary>The field that tells whether the member was in the payload.</summary>
    public string Mark(MemberPlan member) => _marks[member.Index];

    private static string Unique(string name, HashSet<string> taken)
    {
        while (!taken.Add(name))
            name += "_";
        return name;
    }
}
