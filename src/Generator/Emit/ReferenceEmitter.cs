using MemFormat.Schema.Planning;

namespace MemFormat.Generator.Emit;

/// <summary>
/// Prints the codec of a class whose objects keep their identity: a value is the object's number, which the runtime knows, and
/// the body is written and read when its turn comes.
/// </summary>
internal sealed class ReferenceEmitter(CodecPlan plan)
{
    private const string Mf = Names.Alias;
    private const string References = Mf + "::MemFormatReferences";
    private const string Reader = "ref global::MemFormat.MemFormatReader reader";
    private const string Writer = "ref global::MemFormat.MemFormatWriter writer";

    private readonly string _codec = Names.OwnCodec(plan.Shape);
    private readonly bool _isPart = ConstructionOf.IsPart(plan.Shape);

    private string Type => plan.Shape.FullName;

    public void Emit(CodeWriter code, string minSize)
    {
        code.Line().Line("/// <inheritdoc/>");
        using (code.Open($"public static void Write({Writer}, {Type} value)"))
        {
            if (!plan.Shape.IsSealed)
                code.Line($"if (value.GetType() != typeof({Type})) {Mf}::MemFormatThrow.DerivedType(value, typeof({Type}));");
            code.Line($"{References}.Write<{_codec}>(ref writer, value);");
        }

        Property(code, $"public static {Type} Read({Reader})", As($"{References}.Read<{_codec}>(ref reader)"));
        Property(code, $"public static {Type} ReadResolved({Reader}, {Mf}::PlanNode node)", As($"{References}.ReadResolved<{_codec}>(ref reader, node)"));
        code.Line().Line($"static int {Mf}::IMemFormatReference.MinBodySize => {minSize};");
        code.Line().Line($"static object {Mf}::IMemFormatReference.Create() => {PartsEmitter.NewEmpty(plan.Shape)};");
        EmitBodies(code);
        if (!plan.Shape.CallsDeserialized && !plan.Shape.CallsWithReport)
            return;
        code.Line().Line($"static bool {Mf}::IMemFormatReference.CallsDeserialized => true;");
        using (Method(code, $"void {Mf}::IMemFormatReference.Deserialized(object target, {Mf}::PlanNode? node)"))
        {
            if (plan.Shape.CallsDeserialized)
                code.Line($"{Mf}::MemFormatCallback.Deserialized(ref value);");
            if (plan.Shape.CallsWithReport)
                code.Line($"{Mf}::MemFormatCallback.Deserialized(ref value, node);");
        }
    }

    private void EmitBodies(CodeWriter code)
    {
        using (Method(code, $"void {Mf}::IMemFormatReference.WriteBody({Writer}, object target)"))
        {
            if (plan.Shape.CallsSerializing)
                code.Line($"{Mf}::MemFormatCallback.Serializing(ref value);");
            if (_isPart)
                code.Line("WriteMembers(ref writer, value);");
            else
                new WriteEmitter(plan).Emit(code);
        }

        using (Method(code, $"void {Mf}::IMemFormatReference.ReadBody({Reader}, object target)"))
        {
            if (_isPart)
                code.Line("ReadMembers(ref reader, value);");
            else
                new ReadEmitter(plan).EmitMembers(code, Construction.Assign);
        }

        using (Method(code, $"void {Mf}::IMemFormatReference.ReadBodyResolved({Reader}, object target, {Mf}::PlanNode node)"))
            new ResolvedEmitter(plan).EmitMembers(code);
    }

    /// <summary>Opens a method that has the object as <c>value</c>.</summary>
    private CodeWriter.Block Method(CodeWriter code, string signature)
    {
        var block = code.Line().Open("static " + signature);
        code.Line($"var value = {As("target")};");
        return block;
    }

    private static void Property(CodeWriter code, string signature, string value) =>
        code.Line().Line("/// <inheritdoc/>").Line($"{signature} => {value};");

    private string As(string expression) => $"global::System.Runtime.CompilerServices.Unsafe.As<{Type}>({expression})";
}
