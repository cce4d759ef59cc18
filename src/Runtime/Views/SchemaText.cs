using System.Globalization;
using MemFormat.Schemas;
using MemFormat.Schemas.Compose;

namespace MemFormat.Views;

/// <summary>A schema as readable lines.</summary>
/// <param name="text">The text to append to.</param>
/// <param name="root">The reader's schema, if this is one. It has names and the cases of unions.</param>
internal sealed class SchemaText(StringBuilder text, RootSchema? root)
{
    public static string Print(WriterSchema schema, RootSchema? root)
    {
        var text = new StringBuilder();
        new SchemaText(text, root).Append(schema);
        return text.ToString();
    }

    private void Append(WriterSchema schema)
    {
        text.Append("root: ");
        Append(schema.Root, root?.Types);
        foreach (var type in schema.Types)
            Append(type, root?.Types);
        AppendCases();
    }

    private void AppendCases()
    {
        // Each case lists the types it needs, so several may list one type.
        var seen = new HashSet<string>();
        foreach (var union in root?.Unions.Declared ?? [])
        {
            foreach (var known in union.Declared)
            {
                var types = known.Target.Reader.Types;
                text.Append('\n').Append(union.Source.Name).Append(CultureInfo.InvariantCulture, $" case {known.Tag}: ");
                Append(known.Slot, types);
                foreach (var type in known.Target.Reader.Schema.Types.Skip(root!.Types.Length))
                {
                    var start = text.Length;
                    Append(type, types);
                    if (!seen.Add(text.ToString(start, text.Length - start)))
                        text.Length = start;
                }
            }
        }
    }

    private void Append(WriterType type, ReaderType[]? names)
    {
        if (type.Base >= 0)
            text.Append('\n').Append(TypeName(type.Number, names)).Append(" base: ").Append(TypeName(type.Base, names));
        foreach (var constant in type.Enum?.Constants ?? [])
        {
            text.Append('\n').Append(TypeName(type.Number, names)).Append(" constant ");
            text.Append(NameOf(constant.Key, names?[type.Number].Enum)).Append(CultureInfo.InvariantCulture, $" = {constant.Number}");
        }

        for (var i = 0; i < type.Members.Length; i++)
        {
            var member = type.Members[i];
            text.Append('\n').Append(TypeName(type.Number, names)).Append(' ');
            text.Append(names?[type.Number].Members[i].Name ?? member.KeyText(type.IsNamed)).Append(": ");
            Append(member.Slot, names);
        }
    }

    private void Append(WriterSlot slot, ReaderType[]? names)
    {
        if (slot.Kind == WireKind.Reference)
            text.Append("shared ");
        if (slot.Enum >= 0)
            text.Append(TypeName(slot.Enum, names)).Append(' ');
        text.Append(slot.IsObject ? TypeName(slot.Type, names) : slot.Kind == WireKind.Union ? UnionName(slot.Id) : slot.Kind.ToString());
        if (slot.Element is not null)
        {
            text.Append('<');
            if (slot.Key is not null)
            {
                Append(slot.Key, names);
                text.Append(", ");
            }

            Append(slot.Element, names);
            text.Append('>');
        }

        if (slot.Place != WirePlace.Rest)
            text.Append(' ').Append(slot.Place);
    }

    private static string NameOf(uint key, ReaderEnum? known) =>
        known?.Find(key) is >= 0 and var found ? known.Constants[found].Name : WriterMember.KeyText(key, isNamed: true);

    private string UnionName(uint number) => root?.Unions[number]?.Source.Name ?? string.Create(CultureInfo.InvariantCulture, $"union{number}");

    private static string TypeName(int number, ReaderType[]? names) =>
        names?[number].Name ?? string.Create(CultureInfo.InvariantCulture, $"type{number}");
}
