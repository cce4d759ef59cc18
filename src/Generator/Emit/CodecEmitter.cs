using MemFormat.Schema.Planning;

namespace MemFormat.Generator.Emit;

/// <summary>Prints the struct inside a type that reads and writes it.</summary>
internal sealed class CodecEmitter(CodecPlan plan)
{
    private const string Mf = Names.Alias;
    private const string Reader = Names.Reader, Writer = Names.Writer;

    private readonly bool _isPart = plan.Construction.IsPart;
    private readonly bool _setsParts = plan.Construction.SetsParts;
    private readonly bool _offersParts = plan.Construction.OffersParts;
    private readonly bool _canPopulate = plan.Construction.CanPopulate;

    private readonly MemberCode _members = new(plan);

    private TypeShape Shape => plan.Shape;

    private string Type => Shape.FullName;

    private string Codec => Names.OwnCodec(Shape);

    public void Emit(CodeWriter code, bool hides)
    {
        using (code.Open($"""
            {Remarks.Lines(plan)}
            {Names.Hidden}
            {Names.Generated}
            {(Shape.IsClsChecked ? ["[global::System.CLSCompliant(false)]"] : new string[0])}
            public {(hides ? "new " : "")}readonly struct {Codec} : {Interfaces()}
                {Constraints(Shape)}
            """))
        {
            EmitProperties(code);
            if (Shape.PreservesReferences)
                new ReferenceEmitter(plan).Emit(code, MinSize());
            else if (!Shape.IsAbstract)
                EmitMethods(code);
            if (_isPart || _offersParts)
                EmitWrite(code);
            if (_isPart)
                EmitPart(code);
            if (_offersParts)
                EmitParts(code);
            if (_setsParts)
                EmitSetting(code);
            new DescribeEmitter(plan).Emit(code);
            foreach (var union in Shape.MemberUnions)
            {
                code.Line();
                new UnionEmitter(union).Emit(code, Shape, isInside: true);
            }

            foreach (var line in new Accessors(plan).Lines())
                code.Write(line);
        }
    }

    /// <summary>The constraints on the codecs of a generic type's arguments.</summary>
    public static IEnumerable<string> Constraints(TypeShape shape) =>
        shape.TypeParameters.Select(p => $"where {p.Codec} : struct, {Mf}::IMemFormatCodec<{p.Name}>");

    private string Interfaces() => string.Join(", ", new[]
    {
        Shape.IsAbstract ? null
            : Shape.IsValueType ? $"{Mf}::IMemFormatCodec<{Type}>"
            : $"{Mf}::{(_canPopulate ? "IMemFormatPopulatingCodec" : "IMemFormatObjectCodec")}<{Codec}, {Type}>",
        _isPart || _setsParts ? $"{Mf}::IMemFormatPart<{Type}>" : Shape.IsAbstract ? $"{Mf}::IMemFormatDescribe" : null,
        Shape.PreservesReferences ? $"{Mf}::IMemFormatReference" : null,
    }.Where(i => i is not null));

    private void EmitProperties(CodeWriter code)
    {
        code.Write($"""
            /// <inheritdoc/>
            public static int MinSize => {(Shape.PreservesReferences ? "1" : MinSize())};
            """);
        if (plan.IsBlock)
        {
            code.Write("""

                /// <inheritdoc/>
                public static bool IsBlock => true;
                """);
        }

        if (Shape.IsValueType)
        {
            code.Write("""

                /// <inheritdoc/>
                public static bool CanPopulate => true;
                """);
        }
    }

    /// <summary>The least bytes of a body.</summary>
    private string MinSize() => plan.MinSize.ToString(Names.Culture) + string.Concat(plan.MinSizeOf.Select(t => $" + {Names.Codec(t)}.MinSize"));

    private void EmitMethods(CodeWriter code)
    {
        code.Write($$"""

            /// <inheritdoc/>
            public static void Write({{Writer}}, {{Type}} value)
            {
                {{CheckType(Shape)}}
                {{InstanceEmitter.CallbacksBefore(Shape)}}
                {{(_isPart || _offersParts ? ["WriteMembers(ref writer, value);"] : new WriteEmitter(plan).Lines())}}
            }

            /// <inheritdoc/>
            public static {{Type}} Read({{Reader}})
            {
                {{(_isPart ? ReadPart() : new ReadEmitter(plan).Lines())}}
            }

            /// <inheritdoc/>
            {{ReadResolved()}}
            {
                {{new ResolvedEmitter(plan).Lines()}}
            }
            """);
    }

    /// <summary>The head of the read of payloads of other shapes. Structs have one for new and one for existing values before it.</summary>
    private IEnumerable<string> ReadResolved() => !Shape.IsValueType
        ? [_canPopulate
            ? $"public static {Type} ReadInto({Reader}, {Mf}::PlanNode node, {Type}? existing)"
            : $"public static {Type} ReadResolved({Reader}, {Mf}::PlanNode node)"]
        :
        [
            $"public static {Type} ReadResolved({Reader}, {Mf}::PlanNode node) =>",
            $"    ReadInto(ref reader, node, ref CompilerServices_::Unsafe.NullRef<{Type}>());",
            "",
            "/// <inheritdoc/>",
            $"public static {Type} ReadInto({Reader}, {Mf}::PlanNode node, {Type} existing) => ReadInto(ref reader, node, ref existing);",
            "",
            $"private static {Type} ReadInto({Reader}, {Mf}::PlanNode node, ref {Type} existing)",
        ];

    /// <summary>An object of a derived class would be cut down to this one.</summary>
    public static IEnumerable<string> CheckType(TypeShape shape) => shape.IsSealed ? [] :
    [
        $"if (value.GetType() != typeof({shape.FullName}))",
        $"    writer.ThrowDerived(value, typeof({shape.FullName}));",
    ];

    private IEnumerable<string> ReadPart()
    {
        var instance = new InstanceEmitter(plan, isComplete: true);
        return [.. instance.Begin(), "ReadMembers(ref reader, value);", .. instance.End("null")];
    }

    /// <summary>
    /// The methods for derived classes of other assemblies, also used by the class itself: members are printed once. Most
    /// records have no derived class elsewhere, so their own writes do not pay for a call.
    /// </summary>
    private void EmitWrite(CodeWriter code) => code.Write($$"""

        /// <summary>Writes the members of the class.</summary>
        {{(_isPart ? [] : new[] { "[global::System.Runtime.CompilerServices.MethodImpl(global::System.Runtime.CompilerServices.MethodImplOptions.AggressiveInlining)]" })}}
        public static void WriteMembers({{Writer}}, {{Type}} value)
        {
            {{new WriteEmitter(plan).Lines()}}
        }
        """);

    private void EmitPart(CodeWriter code) => code.Write($$"""

        /// <inheritdoc/>
        public static void ReadMembers({{Reader}}, {{Type}} value)
        {
            {{new ReadEmitter(plan).Members()}}
        }

        /// <inheritdoc/>
        public static {{Mf}}::ObjectPlan {{ResolvedPart}}
        {
            {{new ResolvedEmitter(plan).PartMembers()}}
        }
        """);

    private string ResolvedPart => $"ReadMembersResolved(scoped {Reader}, {Mf}::ObjectPlan plan, int part, {Type} value, {Type}? existing)";

    /// <summary>The reads for derived classes whose constructors take members.</summary>
    private void EmitParts(CodeWriter code) => code.Write($$"""

        /// <summary>Decodes the members of the class.</summary>
        public static void ReadParts({{Reader}}, ref {{Parts}} parts)
        {
            {{new ReadEmitter(plan, isPart: true).Members()}}
        }

        /// <summary>Decodes the members of the class at the plan's position.</summary>
        public static {{Mf}}::ObjectPlan ReadPartsResolved(scoped {{Reader}}, {{Mf}}::ObjectPlan plan, int part, scoped ref {{Parts}} parts, {{Type}}? existing)
        {
            {{new ResolvedEmitter(plan, ofParts: true).PartMembers()}}
        }
        {{(_canPopulate && (plan.Shape.BasePart is null || plan.Shape.KeepsParts) ? KeepParts() : [])}}
        """);

    /// <summary>The way from an object that is there to one of a derived class that takes its place.</summary>
    private IEnumerable<string> KeepParts() =>
    [
        "",
        "/// <summary>Takes the members of an object.</summary>",
        $"public static void {KnownNames.KeepParts}({Type} value, ref {Parts} parts)",
        "{",
        .. InstanceEmitter.KeepBase(plan.Shape, "value")
            .Concat(plan.Members.SelectMany(m => new InstanceEmitter(plan, isComplete: false, isPart: true).Keep(m, MemberCode.Get(m, "value"))))
            .Select(l => "    " + l),
        "}",
    ];

    /// <summary>The reads for derived classes whose objects are there first.</summary>
    private void EmitSetting(CodeWriter code) => code.Write($$"""

        /// <inheritdoc/>
        public static void ReadMembers({{Reader}}, {{Type}} value)
        {
            {{Parts}} parts = default;
            ReadParts(ref reader, ref parts);
            Set(value, ref parts);
        }

        /// <inheritdoc/>
        public static {{Mf}}::ObjectPlan {{ResolvedPart}}
        {
            {{Parts}} parts = default;
            plan = ReadPartsResolved(ref reader, plan, part, ref parts, {{(_canPopulate ? "existing" : "null")}});
            Set(value, ref parts);
            return plan;
        }

        private static void Set({{Type}} value, ref {{Parts}} parts)
        {
            {{plan.Members.Select(m => $"if (parts.{_members.Locals.Mark(m)}) {_members.Set(m, "parts." + MemberCode.Name(m))}")}}
        }
        """);

    private string Parts => $"{Type}.{PartsEmitter.Parts}";
}
