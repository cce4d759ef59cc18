using System.Text;

namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>A model as C#: what is in a library, and the program.</summary>
internal sealed class Source
{
    private readonly Model _model;
    private readonly TypeText _types;
    private readonly IReadOnlyList<int> _reached;
    private readonly StringBuilder _library = new(), _program = new();

    private Source(Model model) => (_model, _types, _reached) = (model, new TypeText(model), model.Reachable());

    /// <summary>The declarations, one to a line.</summary>
    public static (string Library, string Program) Of(Model model)
    {
        var source = new Source(model);
        var types = source._reached;
        foreach (var e in types.SelectMany(t => model.Types[t].Uses()).SelectMany(u => u.Parts()).Select(p => p.Shape).OfType<EnumShape>()
            .Select(e => e.Enum).Distinct().Order())
        {
            source.Enum(model.Enums[e]);
        }

        foreach (var type in types.Order())
            source.Type(type);
        return (source._library.ToString(), source._program.ToString());
    }

    /// <summary>Enums are small, so they live with whoever may need them.</summary>
    private void Enum(EnumDef e)
    {
        var code = _model.Types.Any(t => t.IsInLibrary || t.Bases.Any(b => b.IsInLibrary)) ? _library : _program;
        code.Append(
            $"{(e.IsNamed ? "[MemFormattable] " : "")}public enum {e.Name} : {e.Underlying.CSharp} {{ {string.Join(", ", e.Numbers.Select((n, i) => $"Value{i} = {n}"))} }}\n");
    }

    private void Type(int place)
    {
        var type = _model.Types[place];
        var code = type.IsInLibrary ? _library : _program;
        if (type.HasSurrogate)
        {
            Surrogate(code, type);
            return;
        }

        if (type.IsHolder)
        {
            code.Append(new HeldSource(_model, _types, type).Text(Options(type), Cases(type)));
            return;
        }

        var above = "";
        for (var level = type.Bases.Count; level > 0; level--)
            above = Base(type, level, above);
        List<string> bases = [];
        if (above != "")
            bases.Add(above);
        if (type.Parent is { } parent)
            bases.Add(_types.Name(parent));
        bases.AddRange(_model.UnionsOf(place).Where(u => _model.Types[u].Form == TypeForm.Interface && _reached.Contains(u)).Select(_types.Name));
        Declare(code, $"[MemFormattable{Options(type)}{Cases(type)}] public {(type.Form == TypeForm.Abstract ? "abstract " : "")}partial ", type, type.Name,
            bases, type.Members.Where(m => m.Level == 0));
        if (type.Keeps)
            code.Append($"public class {type.KeptName} : {_types.Name(place)} {{ {HeldSource.Kept} }}\n");
    }

    private string Cases(TypeDef type) => string.Concat(type.Cases.Select(c => $", MemUnion({c.Tag}, typeof({_types.Of(c.Use)}))"));

    private static string Options(TypeDef type, bool isDerivedElsewhere = false)
    {
        string?[] options =
        [
            type.IsCompact ? "Encoding = MemEncoding.Compact" : null,
            type.KeepsIdentity ? "PreserveReferences = true" : null,
            isDerivedElsewhere ? "DerivedElsewhere = true" : null,
            type.Contract is { } contract ? $"Contract = \"{contract}\"" : null,
            type is { IsUnion: true, UnknownIsNull: true, KeepsUnknown: false } ? "UnknownCase = MemUnknownCase.Null" : null,
            type.Keeps ? $"UnknownCaseType = typeof({type.KeptName})" : null,
        ];
        return options.All(o => o is null) ? "" : $"({string.Join(", ", options.Where(o => o is not null))})";
    }

    private string Base(TypeDef type, int level, string above)
    {
        var definition = type.Bases[level - 1];
        var name = $"{type.Name}Base{level}";
        var generated = definition.IsGenerated
            ? $"[MemFormattable{Options(type with { KeepsIdentity = false, Contract = null, Cases = [] }, definition.IsInLibrary)}] public partial "
            : "public ";
        Declare(definition.IsInLibrary ? _library : _program, generated, type with { HasExtension = false }, name, above == "" ? [] : [above],
            type.Members.Where(m => m.Level == level));
        return name;
    }

    /// <summary>A plain type, and the one that stands for it.</summary>
    private void Surrogate(StringBuilder code, TypeDef type)
    {
        var parts = type.Name + "Parts";
        Declare(code, $"[MemSurrogate(typeof({parts}))] public ",
            type with { IsNumbered = false, HasExtension = false, Members = [.. type.Members.Select(m => m with { FormerNames = [] })] }, type.Name,
            [], type.Members.Select(m => m with { FormerNames = [] }));
        var copies = string.Join(", ", type.Members.Select(m => $"{m.Name} = value.{m.Name}"));
        var back = string.Join(", ", type.Members.Select(m => $"{m.Name} = {m.Name}"));
        Declare(code, $"[MemFormattable{Options(type)}] public partial ", type, parts, [$"IMemSurrogate<{parts}, {type.Name}>"], type.Members,
            $"public static {parts} From({type.Name} value) => new() {{ {copies} }}; public {type.Name} ToValue() => new() {{ {back} }}; ");
    }

    private void Declare(
        StringBuilder code,
        string start,
        TypeDef type,
        string name,
        List<string> bases,
        IEnumerable<Member> members,
        string more = "")
    {
        var form = type.Form switch
        {
            TypeForm.Record => "record",
            TypeForm.Struct => "struct",
            TypeForm.RecordStruct => "record struct",
            TypeForm.Interface => "interface",
            _ => "class",
        };
        var all = members.ToList();
        var parameters = all.Where(m => m.Access == Access.Parameter).OrderBy(HasDefault).Select(m => Attributes(type, m) + Parameter(m)).ToList();
        code.Append($"{start}{form} {name}");
        if (parameters.Count > 0)
            code.Append($"({string.Join(", ", parameters)})");
        if (bases.Count > 0)
            code.Append($" : {string.Join(", ", bases)}");
        if (type.HasExtension)
            more += "public MemExtensionData? Extra { get; set; } ";
        code.Append($" {{ {string.Concat(all.Where(m => m.Access != Access.Parameter).Select(m => Attributes(type, m) + Declaration(type, m)))}{more}}}\n");
    }

    private static string Attributes(TypeDef type, Member member) =>
        (type.IsNumbered ? $"[MemMember({member.Number})] " : "") + string.Concat(member.FormerNames.Select(n => $"[MemFormerName(\"{n}\")] "));

    private string Parameter(Member member) =>
        $"{_types.Of(member.Use)} {member.Name}"
            + (member.Initial is { } initial ? $" = {Literals.Scalar(initial)}" : HasDefault(member) ? " = null" : "");

    /// <summary>A parameter that may be null needs no default, and every other one states it.</summary>
    private static bool HasDefault(Member member) => member.Initial is not null || (member.Use.IsNullable && member.Name.Length % 2 == 0);

    private string Declaration(TypeDef type, Member member)
    {
        var start = $"public {(member.Access == Access.Required ? "required " : "")}{_types.Of(member.Use)} {member.Name}";
        var initial = Initial(type, member);
        if (member.Access == Access.Field)
            return $"{start}{(initial is null ? "" : $" = {initial}")}; ";
        return $"{start} {{ get; {(member.Access is Access.Set ? "set" : "init")}; }}{(initial is null ? "" : $" = {initial};")} ";
    }

    /// <summary>What <see cref="Defaults.Initial"/> says, as C#; null when it is the default anyway.</summary>
    private string? Initial(TypeDef type, Member member)
    {
        if (type.IsStruct || member.IsRequired)
            return null;
        return Defaults.Initial(_model, type, member) switch
        {
            null => member.Use.IsNullable || !_model.IsReference(member.Use.Shape) ? null : "null!",
            ObjectValue => _model.IsReference(member.Use.Shape) ? "new()" : null,
            ListValue when member.Use.Shape is TupleShape => null,
            ListValue { Elements.Count: 0 } when member.Use.Shape is ListShape { Form: ListForm.Queue or ListForm.Stack or ListForm.LinkedList } =>
                "new()",
            ListValue => "[]",
            MapValue =>
                member.Use.Shape is MapShape { Form: MapForm.IReadOnlyDictionary } map
                    ? $"new Dictionary<{_types.Of(map.Key)}, {_types.Of(map.Value)}>()"
                    : "new()",
            var scalar => member.Initial is null && scalar is not "" ? null : Literals.Scalar(scalar),
        };
    }
}
