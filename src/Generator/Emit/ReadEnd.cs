using MemFormat.Schema.Shapes;

namespace MemFormat.Generator.Emit;

/// <summary>Prints the end of a method that reads a value.</summary>
internal static class ReadEnd
{
    /// <param name="code">Where to print.</param>
    /// <param name="shape">The value's type.</param>
    /// <param name="value">The expression that gives the value; <c>value</c> if it is that local.</param>
    /// <param name="node">The plan that it was read by, as an expression.</param>
    public static void Emit(CodeWriter code, TypeShape shape, string value, string node)
    {
        if (!shape.CallsDeserialized && !shape.CallsWithReport)
        {
            code.Line($"return {value};");
            return;
        }

        if (value != "value")
            code.Line($"var value = {value};");
        if (shape.CallsDeserialized)
            code.Line($"{Names.Alias}::MemFormatCallback.Deserialized(ref value);");
        if (shape.CallsWithReport)
            code.Line($"{Names.Alias}::MemFormatCallback.Deserialized(ref value, {node});");
        code.Line("return value;");
    }
}
