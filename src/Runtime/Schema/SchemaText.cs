using System.Globalization;
using System.Text;
using MemFormat.Wire;

namespace MemFormat.Schemas;

/// <summary>A schema as readable lines.</summary>
internal static class SchemaText
{
    public static void Append(StringBuilder text, WriterSchema schema, RootSchema? names)
    {
        text.Append("root: ");
        Append(text, schema.Root, names);
        foreach (var type in schema.Types)
        {
            if (type.Base >= 0)
                text.Append('\n').Append(TypeName(type.Number, names)).Append(" base: ").Append(TypeName(type.Base, names));
            for (var i = 0; i < type.Members.Length; i++)
            {
                var member = type.Members[i];
                text.Append('\n').Append(TypeName(type.Number, names)).Append(' ');
                text.Append(names?.Types[type.Number].Members[i].Name ?? Key(type, member)).Append(": ");
                Append(text, member.Slot, names);
            }
        }
    }

    private static void Append(StringBuilder text, WriterSlot slot, RootSchema? names)
    {
        if (slot.Kind == WireKind.Reference)
            text.Append("shared ");
        text.Append(slot.IsObject ? TypeName(slot.Type, names) : slot.Kind.ToString());
        if (slot.Element is not null)
        {
            text.Append('<');
            if (slot.Key is not null)
            {
                Append(text, slot.Key, names);
                text.Append(", ");
            }

            Append(text, slot.Element, names);
            text.Append('>');
        }

        if (slot.Place != WirePlace.Rest)
            text.Append(' ').Append(slot.Place);
    }

    private static string TypeName(int number, RootSchema? names) =>
        names?.Types[number].Name ?? string.Create(CultureInfo.InvariantCulture, $"type{number}");

    private static string Key(WriterType type, WriterMember member) =>
        type.IsNamed ? $"?{member.Key:x8}" : string.Create(CultureInfo.InvariantCulture, $"#{member.Key}");
}
