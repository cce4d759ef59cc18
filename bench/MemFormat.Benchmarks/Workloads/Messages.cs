using System.Collections;
using System.Globalization;
using System.Reflection;
using Google.Protobuf;
using Google.Protobuf.Reflection;
using Google.Protobuf.WellKnownTypes;

namespace MemFormat.Benchmarks.Workloads;

/// <summary>The same data as messages, whose fields have the names of the members; made once, not measured.</summary>
internal static class Messages
{
    private const decimal NanosInOne = 1_000_000_000;

    private static readonly Dictionary<System.Type, Dictionary<string, PropertyInfo>> s_members = [];

    public static T From<T>(object value)
        where T : IMessage<T>, new()
    {
        T message = new();
        Fill(message, value);
        return message;
    }

    private static void Fill(IMessage message, object? value)
    {
        var fields = message.Descriptor.Fields.InDeclarationOrder();
        if (message is Timestamp time)
        {
            time.MergeFrom(Timestamp.FromDateTime((DateTime)value!));
        }
        else if (message is Protos.DecimalValue number)
        {
            number.Units = decimal.ToInt64((decimal)value!);
            number.Nanos = decimal.ToInt32(((decimal)value - decimal.Truncate((decimal)value)) * NanosInOne);
        }
        else if (!IsModel(value))
        {
            // Lists, maps and cases hold no lists, maps and nulls: a message with one field wraps them.
            Set(message, fields.Single(), value);
        }
        else
        {
            foreach (var field in fields)
            {
                if (field.RealContainingOneof is null)
                    Set(message, field, Members(value!.GetType())[field.Name.Replace("_", "", StringComparison.Ordinal)].GetValue(value));
                else if (field.MessageType.Name == value!.GetType().Name)
                    Set(message, field, value);
            }
        }
    }

    private static void Set(IMessage message, FieldDescriptor field, object? value)
    {
        if (value is null)
            return;
        if (field.IsMap)
        {
            var (map, element) = ((IDictionary)field.Accessor.GetValue(message), field.MessageType.FindFieldByNumber(2));
            foreach (DictionaryEntry entry in (IDictionary)value)
                map.Add(entry.Key, Single(element, entry.Value));
        }
        else if (field.IsRepeated)
        {
            var list = (IList)field.Accessor.GetValue(message);
            foreach (var item in (IEnumerable)value)
            {
                // A list of numbers has those of all its objects, one after the other.
                if (field.FieldType == FieldType.Message || !IsModel(item))
                    list.Add(Single(field, item));
                else
                    Members(item.GetType()).Values.ToList().ForEach(m => list.Add(Single(field, m.GetValue(item))));
            }
        }
        else
        {
            field.Accessor.SetValue(message, Single(field, value));
        }
    }

    private static object Single(FieldDescriptor field, object? value)
    {
        if (field.FieldType == FieldType.Message)
        {
            var message = (IMessage)Activator.CreateInstance(field.MessageType.ClrType)!;
            Fill(message, value);
            return message;
        }

        var held = value switch
        {
            DateTime time => time.ToBinary(),
            TimeSpan time => time.Ticks,
            DateOnly date => date.DayNumber,
            byte[] bytes => ByteString.CopyFrom(bytes),
            Guid id => ByteString.CopyFrom(id.ToByteArray()),
            _ => value!,
        };
        return field.FieldType switch
        {
            FieldType.Enum or FieldType.Int32 or FieldType.SInt32 or FieldType.SFixed32 => Convert.ToInt32(held, CultureInfo.InvariantCulture),
            FieldType.Int64 or FieldType.SInt64 or FieldType.SFixed64 => Convert.ToInt64(held, CultureInfo.InvariantCulture),
            FieldType.UInt32 or FieldType.Fixed32 => Convert.ToUInt32(held, CultureInfo.InvariantCulture),
            FieldType.UInt64 or FieldType.Fixed64 => Convert.ToUInt64(held, CultureInfo.InvariantCulture),
            _ => held,
        };
    }

    private static bool IsModel(object? value) => value?.GetType().IsDefined(typeof(MemFormattableAttribute), inherit: false) == true;

    private static Dictionary<string, PropertyInfo> Members(System.Type type) => s_members.TryGetValue(type, out var members)
        ? members
        : s_members[type] = type.GetProperties().ToDictionary(p => p.Name, StringComparer.OrdinalIgnoreCase);
}
