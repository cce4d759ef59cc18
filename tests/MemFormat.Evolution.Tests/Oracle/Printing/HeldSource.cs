using System.Text;

namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>A union of the language as C# of today: the pattern that the keyword stands for.</summary>
internal sealed class HeldSource(Model model, TypeText types, TypeDef union)
{
    /// <summary>The attribute that a compiler that knows the keyword has in its framework.</summary>
    public const string Language =
        "namespace System.Runtime.CompilerServices { internal sealed class UnionAttribute : System.Attribute; }";

    /// <summary>The member of a type that takes unknown cases.</summary>
    public const string Kept = "public MemExtensionData? Value { get; init; }";

    /// <summary>The declarations.</summary>
    /// <param name="options">The options of the attribute.</param>
    /// <param name="cases">The attributes with the tags.</param>
    public string Text(string options, string cases)
    {
        var form = union.Held == HeldForm.Class ? "sealed partial class" : "readonly partial struct";
        var code = new StringBuilder(
            $"[System.Runtime.CompilerServices.Union, MemFormattable{options}{cases}] public {form} {union.Name} {{ ");
        List<(string Type, bool IsPlain)> all = [.. union.Cases.Select(c => (types.Of(c.Use), IsPlain(c.Use.Shape)))];
        if (union.Keeps)
            all.Add((union.KeptName, false));
        if (union.Held == HeldForm.Access)
            WithAccess(code, all);
        else
            Boxed(code, all);
        code.Append("}\n");
        if (union.Keeps)
            code.Append($"public class {union.KeptName} {{ {Kept} }}\n");
        return code.ToString();
    }

    private void Boxed(StringBuilder code, List<(string Type, bool IsPlain)> all)
    {
        foreach (var (type, _) in all)
            code.Append($"public {union.Name}({type} value) => Value = value; ");
        code.Append("public object? Value { get; } ");
    }

    /// <summary>Numbers and enums have fields of their own; the others share one.</summary>
    private void WithAccess(StringBuilder code, List<(string Type, bool IsPlain)> all)
    {
        code.Append("private readonly int _case; private readonly object? _other; ");
        foreach (var (i, (type, isPlain)) in all.Index())
        {
            if (!isPlain)
            {
                code.Append($"public {union.Name}({type} value) {{ _case = (object?)value is null ? 0 : -1; _other = value; }} ");
                continue;
            }

            code.Append($"private readonly {type} _{i}; public {union.Name}({type} value) {{ _case = {i + 1}; _{i} = value; }} ");
            code.Append($"public bool TryGetValue(out {type} value) {{ value = _{i}; return _case == {i + 1}; }} ");
        }

        var plain = all.Index().Where(c => c.Item.IsPlain).Select(c => $"{c.Index + 1} => (object)_{c.Index}, ");
        code.Append("public bool HasValue => _case != 0; ");
        code.Append($"public object? Value => _case switch {{ {string.Concat(plain)}_ => _other }}; ");
    }

    private bool IsPlain(Shape shape) => shape is EnumShape || (shape is ScalarShape && !model.IsReference(shape));
}
