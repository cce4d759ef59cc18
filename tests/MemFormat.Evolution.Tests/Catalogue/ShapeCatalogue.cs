using System.Collections;
using System.Globalization;
using System.Reflection;
using System.Runtime.CompilerServices;

namespace MemFormat.Evolution.Tests.Catalogue;

/// <summary>A program with all shapes in one of two versions.</summary>
internal sealed class ShapeCatalogue
{
    private const string Usings = """
        using System.Buffers; using System.Collections; using System.Collections.Concurrent; using System.Collections.Frozen; using System.Collections.Immutable; using System.Collections.ObjectModel;
        using System.Drawing; using System.Net; using System.Numerics; using System.Text; using System.Text.Json; using System.Text.Json.Nodes;

        """;

    private const int FormsPerKind = 2;

    private readonly World _world;

    /// <param name="isLater">Whether it is the later version.</param>
    public ShapeCatalogue(bool isLater)
    {
        var shapes = All.Select((s, i) => (s.Form, Members: ShapeMembers.Of("Shape" + i, s.Kind, isLater))).ToList();
        var types = string.Join("\n", shapes.Select(s => s.Form.Print(s.Members)));
        var roots = string.Join("\n", shapes.Select((s, i) => $"{i} => typeof({s.Form.Root(s.Members)}),"));
        var made = string.Join("\n",
            shapes.Select((
                s,
                i) =>
                    $"{i} => {Maker(s.Form, s.Members)}.Make(\"tag {i}\", {s.Members.Kind.First}, [{s.Members.Kind.First}, {s.Members.Kind.Second}], {s.Members.Kind.Second}, isKept ? 6 : 5, isKept ? \"kept\" : null),"));
        var program = $$"""

            public static class Program
            {
                public static Type Root(int shape) => shape switch { {{roots}} _ => throw new InvalidOperationException() };
                public static object Make(int shape, bool isKept) => shape switch { {{made}} _ => throw new InvalidOperationException() };
            }
            """;
        _world = new World(Compiler.Compile(isLater ? "LaterShapes" : "EarlierShapes", Usings + ShapeKinds.Declarations + types + program));
    }

    /// <summary>Every kind in some forms, every form with many kinds.</summary>
    public static IReadOnlyList<(ShapeKind Kind, ShapeForm Form)> All { get; } =
    [
        .. Enumerable.Range(0, FormsPerKind * ShapeKinds.All.Count)
            .Select(i =>
                (ShapeKinds.All[i % ShapeKinds.All.Count],
                    FormOf(ShapeKinds.All[i % ShapeKinds.All.Count], (i + 7 * (i / ShapeKinds.All.Count)) % ShapeForms.All.Count))),
    ];

    /// <summary>The codecs are asked for in open generic code, which does not find these types as arguments.</summary>
    private static ShapeForm FormOf(ShapeKind kind, int form) =>
        kind.Type is "Point" or "PointF" or "Size" or "SizeF" or "Rectangle" or "RectangleF" or "Color"
            && ShapeForms.All[form].Name.StartsWith("generic", StringComparison.Ordinal) ? ShapeForms.All[0] : ShapeForms.All[form];

    public MemFormatCodec Codec(int shape) => Tests.Codec.Of((Type)_world.Call("Root", shape)!);

    /// <summary>A value.</summary>
    /// <param name="shape">Its shape.</param>
    /// <param name="isKept">Whether members of the later version have other values than those they begin with.</param>
    public object Make(int shape, bool isKept) => _world.Call("Make", shape, isKept)!;

    /// <summary>What a value holds.</summary>
    public static string Text(object? value) => value switch
    {
        null => "null",
        string text => text,
        IFormattable number => number.ToString(null, CultureInfo.InvariantCulture),
        ITuple tuple => $"({string.Join(", ", Enumerable.Range(0, tuple.Length).Select(i => Text(tuple[i])))})",
        IDictionary map => $"[{string.Join(", ", map.Keys.Cast<object>().Select(k => $"{Text(k)}: {Text(map[k])}"))}]",
        IEnumerable list => $"[{string.Join(", ", list.Cast<object?>().Select(Text))}]",
        MemExtensionData => "",
        _ when value.GetType().GetProperty("Value") is { } property && value.GetType().Name == "Serialized`1" => Text(property.GetValue(value)),
        _ when value.GetType().Assembly == typeof(object).Assembly
            || value.GetType().Assembly.GetName().Name!.StartsWith("System.", StringComparison.Ordinal) => value.ToString()!,
        _ => $"{{{string.Join(" ", Fields(value.GetType()).Select(f => Text(f.GetValue(value))))}}}",
    };

    private static string Maker(ShapeForm form, ShapeMembers members)
    {
        var root = form.Root(members);
        return root == "Base" + members.Type || root == "I" + members.Type ? members.Type : root;
    }

    /// <summary>All fields, those of base classes, too, in the order of their names.</summary>
    private static IEnumerable<FieldInfo> Fields(Type? type)
    {
        var fields = new List<FieldInfo>();
        for (; type is not null; type = type.BaseType)
            fields.AddRange(type.GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly));
        return fields.OrderBy(f => f.Name, StringComparer.Ordinal);
    }
}
