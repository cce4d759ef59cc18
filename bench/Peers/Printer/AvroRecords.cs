using System.Text;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace MemFormat.Benchmarks.Peers.Printer;

/// <summary>A model as the class that Avro's own tool prints for a schema: it gives its members by number, and takes them.</summary>
internal sealed class AvroRecords
{
    public const string Interface = "Avro.Specific.ISpecificRecord";

    // How Avro has C#'s values: its schema, its type, how a value becomes one and comes back. $ is the value.
    private static readonly Dictionary<string, Form> s_values = new()
    {
        ["bool"] = new("\"boolean\"", "bool"),
        ["int"] = new("\"int\"", "int"),
        ["long"] = new("\"long\"", "long"),
        ["float"] = new("\"float\"", "float"),
        ["double"] = new("\"double\"", "double"),
        ["string"] = new("\"string\"", "string", IsValue: false),
        ["byte[]"] = new("\"bytes\"", "byte[]", IsValue: false),
        ["byte"] = new("\"int\"", "int", "(int)$", "(byte)(int)$"),
        ["sbyte"] = new("\"int\"", "int", "(int)$", "(sbyte)(int)$"),
        ["short"] = new("\"int\"", "int", "(int)$", "(short)(int)$"),
        ["ushort"] = new("\"int\"", "int", "(int)$", "(ushort)(int)$"),
        ["uint"] = new("\"long\"", "long", "(long)$", "(uint)(long)$"),
        ["ulong"] = new("\"long\"", "long", "(long)$", "(ulong)(long)$"),
        ["Guid"] = new("""{"type":"string","logicalType":"uuid"}""", "Guid"),
        ["DateTime"] = new("""{"type":"long","logicalType":"timestamp-micros"}""", "DateTime"),
        ["DateOnly"] = new("""{"type":"int","logicalType":"date"}""", "DateTime", "$.ToDateTime(default)", "DateOnly.FromDateTime((DateTime)$)"),
        // A schema fixes the scale: prices have cents. The last zeros are lost on the way back.
        ["decimal"] = new(
            """{"type":"bytes","logicalType":"decimal","precision":28,"scale":2}""",
            "Avro.AvroDecimal",
            "new Avro.AvroDecimal($)",
            "Avro.AvroDecimal.ToDecimal((Avro.AvroDecimal)$) + 0.00m"),
    };

    private readonly Models _models;
    private readonly string _ours, _numbered;
    private readonly HashSet<string> _none = [];

    public AvroRecords(Models models, string ours, string numbered)
    {
        (_models, _ours, _numbered) = (models, ours, numbered);
        // A type that refers to one of them is one of them, too.
        for (var count = -1; count < _none.Count;)
        {
            count = _none.Count;
            var more = models.Types.Values.Where(type => Types(type).Any(member => Of(member) is null));
            _none.UnionWith([.. more.Select(type => type.Identifier.Text)]);
        }
    }

    public bool IsRecord(TypeDeclarationSyntax type) => Models.Cases(type).Length == 0 && !_none.Contains(type.Identifier.Text);

    public string Print(TypeDeclarationSyntax type)
    {
        if (_none.Contains(type.Identifier.Text))
            return "";
        var hides = _models.Base(type) is null ? "" : "new ";
        StringBuilder text = new($"public static {hides}Avro.Schema AvroSchema {{ get; }} = Avro.Schema.Parse(\"\"\"{Schema(type, [])}\"\"\");\n");
        if (!IsRecord(type))
            return text.ToString();
        var members = _models.Members(type).Select((member, at) => (member.Name, Form: Of(member.Type)!, At: at)).ToList();
        text.AppendLine($"Avro.Schema {Interface}.Schema => AvroSchema;");
        text.AppendLine($"object {Interface}.Get(int at) {{ switch (at) {{");
        members.ForEach(member => text.AppendLine($"case {member.At}: {{ return {member.Form.GotOrEmpty(member.Name)}; }}"));
        text.AppendLine("default: throw new ArgumentOutOfRangeException(nameof(at)); } }");
        text.AppendLine($"void {Interface}.Put(int at, object value) {{ switch (at) {{");
        members.ForEach(member => text.AppendLine($"case {member.At}: {member.Name} = {member.Form.Taken("value")}; break;"));
        return text.AppendLine("default: throw new ArgumentOutOfRangeException(nameof(at)); } }").ToString();
    }

    private IEnumerable<TypeSyntax> Types(TypeDeclarationSyntax type) =>
        _models.Members(type).Select(member => member.Type)
            .Concat(Models.Cases(type).SelectMany(name => Types(_models.Types[name])));

    // A name has its schema where it comes first.
    private string Schema(TypeDeclarationSyntax type, HashSet<string> seen)
    {
        if (Models.Cases(type) is { Length: > 0 } cases)
            return $"[{string.Join(',', cases.Select(name => Schema(_models.Types[name], seen)))}]";
        var (place, name) = (Models.Namespace(type).Replace(_ours, _numbered, StringComparison.Ordinal), type.Identifier.Text);
        if (!seen.Add(name))
            return $"\"{place}.{name}\"";
        var fields = _models.Members(type).Select(member => $$"""{"name":"{{member.Name}}","type":{{Of(member.Type, seen)!.Schema}}}""");
        return $$"""{"type":"record","name":"{{name}}","namespace":"{{place}}","fields":[{{string.Join(',', fields)}}]}""";
    }

    /// <summary>Null where Avro's reader makes nothing of the type: a map of maps. Without schema if nothing is said to be seen.</summary>
    private Form? Of(TypeSyntax type, HashSet<string>? seen = null)
    {
        var name = type.ToString();
        if (s_values.TryGetValue(name, out var form))
            return form;
        if (_models.IsEnum(name))
            return new("\"int\"", "int", "(int)$", $"({name})(int)$");
        if (_models.Types.TryGetValue(name, out var model))
        {
            var held = Models.Cases(model).Length > 0 ? "object" : name;
            var isValue = model is not ClassDeclarationSyntax;
            return _none.Contains(name) ? null : new(seen is null ? "" : Schema(model, seen), held, "$", $"({name})$", isValue);
        }

        return type switch
        {
            NullableTypeSyntax nullable => Of(nullable.ElementType, seen)?.OrNull(),
            ArrayTypeSyntax array when Element(array) is var element => Of(element, seen)?.Array(element),
            GenericNameSyntax { Identifier.Text: "List", TypeArgumentList.Arguments: [var element] } => Of(element, seen)?.List(element),
            GenericNameSyntax { Identifier.Text: "Dictionary", TypeArgumentList.Arguments: [_, var value] } => Of(value, seen)?.Map(value),
            _ => null,
        };
    }

    private static TypeSyntax Element(ArrayTypeSyntax array) =>
        array.RankSpecifiers.Count == 1 ? array.ElementType : array.WithRankSpecifiers(array.RankSpecifiers.RemoveAt(0));

    private sealed record Form(string Schema, string Type, string To = "$", string? Back = null, bool IsValue = true, string? Count = null)
    {
        /// <summary>Avro fills the empty list or map that a new object has. Where it fills a type of its own, it has to get such a one.</summary>
        public string GotOrEmpty(string value) => Count is null ? Got(value) : $"{value} is {{ {Count}: > 0 }} ? {Got(value)} : new {Type[1..]}()";

        public string Got(string value) => To.Replace("$", value, StringComparison.Ordinal);

        public string Taken(string value) => (Back ?? $"({Type})$").Replace("$", value, StringComparison.Ordinal);

        public Form OrNull() => new(
            $"[\"null\",{Schema}]",
            IsValue ? Type + "?" : Type,
            To == "$" ? "$" : $"$ is {{ }} some ? (object){Got("some")} : null",
            $"$ is null ? null : {Taken("$")}",
            IsValue: false);

        public Form Array(TypeSyntax element) =>
            Listed(To == "$" ? "$" : $"System.Array.ConvertAll($, item => {Got("item")})", ".ToArray()", IsSame(element), "Length");

        public Form List(TypeSyntax element) => Listed("$", "", IsSame(element), IsSame(element) ? null : "Count");

        public Form? Map(TypeSyntax element) => Type.StartsWith("IDictionary", StringComparison.Ordinal) ? null : new(
            $$"""{"type":"map","values":{{Schema}}}""",
            $"IDictionary<string, {Type}>",
            "$",
            IsSame(element)
                ? $"(Dictionary<string, {element}>)$"
                : $"((Dictionary<string, {Type}>)$).ToDictionary(pair => pair.Key, pair => {Taken("pair.Value")})",
            false,
            IsSame(element) ? null : "Count");

        // A list that Avro reads holds its own types; where ours are others, they are converted.
        private Form Listed(string to, string end, bool isSame, string? count)
        {
            var item = "item" + Type.Count(c => c == '<');
            return new(
                $$"""{"type":"array","items":{{Schema}}}""",
                $"IList<{Type}>",
                to,
                isSame ? $"((List<{Type}>)$){end}" : $"((List<{Type}>)$).ConvertAll({item} => {Taken(item)}){end}",
                false,
                count);
        }

        private bool IsSame(TypeSyntax element) => element.ToString().TrimEnd('?') == Type.TrimEnd('?');
    }
}
