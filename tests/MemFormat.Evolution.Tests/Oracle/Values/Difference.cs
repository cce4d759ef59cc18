using System.Collections;
using System.Runtime.CompilerServices;

namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>Compares an object with the plain value that it should hold. All that is lazy is asked for.</summary>
internal sealed class Difference(Model model)
{
    private readonly Dictionary<ObjectValue, object> _met = [];

    /// <summary>What differs first: its path, what was expected, what is there; null when nothing does.</summary>
    public string? Of(ObjectValue expected, object? actual) => Object(expected, actual, model.Types[expected.Type].Name);

    private string? Object(ObjectValue expected, object? actual, string path)
    {
        var definition = model.Types[expected.Type];
        if (actual is null || actual.GetType().Name != definition.Name)
            return $"{path} is {actual?.GetType().Name ?? "null"}, not {definition.Name}";
        if (definition.KeepsIdentity && !_met.TryAdd(expected, actual))
            return ReferenceEquals(_met[expected], actual) ? null : $"{path} is another object than before";
        if (definition.KeepsIdentity && _met.Any(m => m.Key != expected && ReferenceEquals(m.Value, actual)))
            return $"{path} is the same object as another one";
        if (definition.HasExtension && ((Fields.Get(actual, Fields.Extension) as MemExtensionData)?.Count ?? 0) is var count
            && count != expected.Kept.Count)
        {
            return $"{path} keeps {count} unknown members, not {expected.Kept.Count}";
        }

        return model.Members(definition).Select(member =>
        {
            var wanted = expected.Members.TryGetValue(member.Name, out var held) ? held : Defaults.Initial(model, definition, member);
            return Value(member.Use, wanted, Fields.Get(actual, member.Name), $"{path}.{member.Name}");
        }).FirstOrDefault(d => d is not null);
    }

    private string? Value(Use use, object? expected, object? actual, string path) => (use.Shape, expected) switch
    {
        (ListShape { Form: ListForm.ImmutableArray }, null) =>
            actual!.Equals(Activator.CreateInstance(actual.GetType())) ? null : $"{path} is not default",
        (ObjectShape o, null) when IsEmpty(o, use, actual) => null,
        (_, null) => actual is null ? null : $"{path} is {actual}, not null",
        _ when actual is null => $"{path} is null, not {expected}",
        (ObjectShape union, KeptCase) => Kept(model.Types[union.Type], actual, path),
        (ObjectShape union, CaseValue held) => Case(model.Types[union.Type], held, actual, path),
        (ObjectShape, ObjectValue o) => Object(o, actual, path),
        (TupleShape tuple, ListValue list) =>
            Elements(tuple.Elements, list.Elements, Enumerable.Range(0, list.Elements.Count).Select(i => ((ITuple)actual)[i]).ToList(), path),
        (ListShape shape, ListValue list) =>
            Elements(Enumerable.Repeat(shape.Element, list.Elements.Count), list.Elements, List(shape, actual), path),
        (MapShape shape, MapValue map) => Map(shape, map, (IDictionary)actual, path),
        (SerializedShape shape, SerializedValue serialized) => Serialized(shape, serialized, actual, path),
        _ =>
            Same(expected, actual is Enum ? Convert.ChangeType(actual, expected.GetType(), null) : actual)
                ? null
                : $"{path} is {Text(actual)}, not {Text(expected)}",
    };

    /// <summary>The default of a union that is a struct is its null.</summary>
    private bool IsEmpty(ObjectShape union, Use use, object? actual) =>
        !use.IsNullable && model.Types[union.Type].IsHolder && actual is not null && Fields.Get(actual, Fields.Held) is null;

    private string? Case(TypeDef union, CaseValue expected, object actual, string path)
    {
        if (actual.GetType().Name != union.Name || Fields.Get(actual, Fields.Held) is not { } held)
            return $"{path} is an empty {actual.GetType().Name}, not {expected}";
        var use = union.Cases.Single(c => c.Tag == expected.Tag).Use;
        return use.Shape is EnumShape e && held.GetType().Name != model.Enums[e.Enum].Name
            ? $"{path} is {Text(held)}, not an enum"
            : Value(use, expected.Value, held, path);
    }

    private static string? Kept(TypeDef union, object actual, string path)
    {
        var held = union.IsHolder ? Fields.Get(actual, Fields.Held) : actual;
        return held?.GetType().Name == union.KeptName && Fields.Get(held, Fields.Held) is MemExtensionData
            ? null
            : $"{path} is {held ?? "null"}, not a kept case";
    }

    private static List<object?> List(ListShape shape, object actual)
    {
        if (shape.Form == ListForm.ImmutableArray && actual.Equals(Activator.CreateInstance(actual.GetType())))
            return [];
        var elements = ((IEnumerable)actual).Cast<object?>();
        return [.. shape.Form == ListForm.Stack ? elements.Reverse() : elements];
    }

    private string? Elements(IEnumerable<Use> uses, IReadOnlyList<object?> expected, List<object?> actual, string path) =>
        expected.Count != actual.Count
        ? $"{path} has {actual.Count} elements, not {expected.Count}"
        : uses.Select((use, i) => Value(use, expected[i], actual[i], $"{path}[{i}]")).FirstOrDefault(d => d is not null);

    private string? Map(MapShape shape, MapValue expected, IDictionary actual, string path)
    {
        var count = expected.Entries.Count;
        return Elements(
            Enumerable.Repeat(shape.Key, count), expected.Entries.Select(e => (object?)e.Key).ToList(), actual.Keys.Cast<object?>().ToList(), path)
            ?? Elements(Enumerable.Repeat(shape.Value, count), expected.Entries.Select(e => e.Value).ToList(), actual.Values.Cast<object?>().ToList(),
                path);
    }

    private string? Serialized(SerializedShape shape, SerializedValue expected, object actual, string path)
    {
        object? value;
        try
        {
            value = Fields.Get(actual, nameof(Serialized<int>.Value));
        }
        catch (System.Reflection.TargetInvocationException invocation) when (invocation.InnerException is MemFormatException exception)
        {
            return expected.Errors.Any(e => e.Error == exception.Error && (e.Path is null || e.Path == exception.Path)) ? null
                : $"{path}: {exception.Error} at {exception.Path}, not {expected.Errors.FirstOrDefault()}: {exception}";
        }

        return expected.Errors.Count > 0
            ? $"{path} has a value, not {expected.Errors.First()}"
            : new Difference(model).Value(shape.Inner, expected.Value, value, path);
    }

    /// <summary>Bit for bit, but for the payloads of no-numbers, which conversions may change.</summary>
    private static bool Same(object expected, object actual) => (expected, actual) switch
    {
        (decimal a, decimal b) => decimal.GetBits(a).AsSpan().SequenceEqual(decimal.GetBits(b)),
        (double a, double b) => a.Equals(b) && double.IsNegative(a) == double.IsNegative(b),
        (float a, float b) => a.Equals(b) && float.IsNegative(a) == float.IsNegative(b),
        (Half a, Half b) => a.Equals(b) && Half.IsNegative(a) == Half.IsNegative(b),
        (DateTime a, DateTime b) => a.Ticks == b.Ticks && a.Kind == b.Kind,
        (DateTimeOffset a, DateTimeOffset b) => a.EqualsExact(b),
        _ => expected.Equals(actual),
    };

    private static string Text(object value) =>
        $"{value.GetType().Name} {(value is IFormattable formattable ? formattable.ToString(null, System.Globalization.CultureInfo.InvariantCulture) : value)}";
}
