using MemFormat.Schema.Planning;

namespace MemFormat.Generator.Emit;

/// <summary>
/// Prints the codec of a class whose objects keep their identity: a value is the object's number, which the runtime knows, and
/// the body is written and read when its turn comes.
/// </summary>
internal sealed class ReferenceEmitter(CodecPlan plan)
{
    private const string Mf = Names.Alias, Reader = Names.Reader, Writer = Names.Writer;
    private const string References = Mf + "::MemFormatReferences", Interface = Mf + "::IMemFormatReference";

    private readonly string _codec = Names.OwnCodec(plan.Shape);
    private readonly bool _isPart = plan.Construction.IsPart;

    private TypeShape Shape => plan.Shape;

    private string Type => Shape.FullName;

    public void Emit(CodeWriter code, string minSize)
    {
        code.Write($$"""

            /// <inheritdoc/>
            public static void Write({{Writer}}, {{Type}} value)
            {
                {{CodecEmitter.CheckType(Shape)}}
                {{References}}.Write<{{_codec}}>(ref writer, value);
            }

            /// <inheritdoc/>
            public static {{Type}} Read({{Reader}}) => {{As($"{References}.Read<{_codec}>(ref reader)")}};

            /// <inheritdoc/>
            public static {{Type}} ReadResolved({{Reader}}, {{Mf}}::PlanNode node) => {{As($"{References}.ReadResolved<{_codec}>(ref reader, node)")}};

            static int {{Interface}}.MinBodySize => {{minSize}};

            static object {{Interface}}.Create() => {{new MemberCode(plan).NewEmpty()}};

            static void {{Interface}}.WriteBody({{Writer}}, object target)
            {
                var value = {{As("target")}};
                {{InstanceEmitter.CallbacksBefore(Shape)}}
                {{(_isPart || plan.Construction.OffersParts ? ["WriteMembers(ref writer, value);"] : new WriteEmitter(plan).Lines())}}
            }

            static void {{Interface}}.ReadBody({{Reader}}, object target)
            {
                var value = {{As("target")}};
                {{(_isPart ? ["ReadMembers(ref reader, value);"] : new ReadEmitter(plan).Members())}}
            }

            static void {{Interface}}.ReadBodyResolved({{Reader}}, object target, {{Mf}}::PlanNode node)
            {
                var value = {{As("target")}};
                {{new ResolvedEmitter(plan).Members()}}
            }
            """);
        var callbacks = InstanceEmitter.Callbacks(Shape, "node").ToList();
        if (callbacks.Count == 0)
            return;
        code.Write($$"""

            static bool {{Interface}}.CallsDeserialized => true;

            static void {{Interface}}.Deserialized({{Reader}}, object target, {{Mf}}::PlanNode? node)
            {
                var value = {{As("target")}};
                {{callbacks}}
            }
            """);
    }

    private string As(string expression) => $"global::System.Runtime.CompilerServices.Unsafe.As<{Type}>({expression})";
}
