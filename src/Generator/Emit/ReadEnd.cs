using MemFormat.Schema;

namespace MemFormat.Generator;

/// <summary>Prints the end of a method that reads a value.</summary>
internal static class ReadEnd
{
    /// <param name="code">Where to print.</param>
    /// <param name="shape">The value's type.</param>
    /// <param name="value">The expression that gives the value; <c>value</c> if it is that local.</param>
    public static void Emit(CodeWriter code, TypeShape shape, string value)
    {
        if (!shape.CallsDeserialized)
        {
            code.Line($"return {value};");
            return;
        }

        if (value != "value")
            code.Line($"var value = {value};");
        code.Line($"{Names.Alias}::MemFormatCallback.Deserialized(ref value);").Line("return value;");
    }
}
