using MemFormat.Schema.Planning;

namespace MemFormat.Generator.Emit;

/// <summary>Prints the file of one type.</summary>
internal sealed class TypeEmitter(GeneratedFile file)
{
    private const string Mf = Names.Alias;

    private readonly CodecPlan _plan = file.Plan;

    private TypeShape Shape => _plan.Shape;

    private string Type => Shape.FullName;

    /// <summary>Whether values of the type can be written by themselves.</summary>
    private bool IsRoot => !Shape.IsAbstract || Shape.Union is not null;

    /// <summary>The codec of values that the type is declared for: where it is a union, of all its cases.</summary>
    private string RootCodec => Shape.Union is not { } union ? $"{Type}.{Names.OwnCodec(Shape)}"
        : $"{Mf}::{(union.Held is null ? "" : "Value")}UnionCodec<{Type}, {Type}.{KnownNames.Cases}>";

    /// <summary>A generic type alone does not know the codecs of its arguments.</summary>
    private bool HasCodecObject => !Shape.IsAbstract && Shape.TypeParameters.Count == 0;

    /// <summary>
    /// Whether there is code to generate: an abstract type without derived types of other assemblies is only flattened.
    /// </summary>
    public static bool HasOutput(TypeShape shape) => HasCodec(shape) || shape.Union is not null;

    /// <summary>Whether there are objects of the type, or parts of objects, to be read and written.</summary>
    public static bool HasCodec(TypeShape shape) => !shape.IsAbstract || ConstructionPlan.Of(shape).HasCodec;

    public string Emit()
    {
        var code = CodeWriter.Begin(ownNamespace: Shape.Namespace,
            usings: HasCodec(Shape) && (Shape.IsValueType || new Accessors(_plan).Lines().Any()) ? [Accessors.Using] : []);
        if (Shape.Namespace.Length > 0)
            code.Write($"namespace {Shape.Namespace};\n");
        var blocks = new Stack<IDisposable>(Shape.Declarations.Take(Shape.Declarations.Count - 1).Select(outer => (IDisposable)code.Open(outer)));
        if (IsRoot)
        {
            code.Write(Shape.TypeParameters.Count > 0
                ? $"[{Mf}::MemFormatGeneric(typeof({Names.UnboundCodec(Shape)}))]"
                : $"[{Mf}::MemFormatGenerated(typeof({Mf}::StructCodec<{Type}, {RootCodec}>))]");
        }

        blocks.Push(code.Open(Shape.Declarations[Shape.Declarations.Count - 1]
            + (HasCodecObject ? $" : {Mf}::IMemFormattable<{Type}, {RootCodec}>" : "")));
        EmitMembers(code);
        while (blocks.Count > 0)
            blocks.Pop().Dispose();
        if (HasCodec(Shape) && new Accessors(_plan) is { AreBeside: true } accessors)
            accessors.EmitBeside(code);
        return code.End();
    }

    private void EmitMembers(CodeWriter code)
    {
        if (Shape.Union is { } union)
            new UnionEmitter(union).Emit(code, Shape, isInside: false);
        if (!HasCodec(Shape))
            return;
        if (Shape.Union is not null)
            code.Line();

        var warnings = string.Join(
            ", ", _plan.Members.SelectMany(m => m.Shape.Warnings).Concat(Shape.Warnings).Distinct().OrderBy(id => id, StringComparer.Ordinal));
        if (warnings.Length > 0)
            code.Write($"#pragma warning disable {warnings} // Obsolete and experimental members are stored like any others.");
        new CodecEmitter(_plan).Emit(code, file.HidesCodec);
        if (_plan.Construction.HasParts)
            new PartsEmitter(_plan).Emit(code, file.HidesParts);
        if (_plan.Construction.NeedsConstructor)
            new ConstructorEmitter(_plan).Emit(code);
        if (warnings.Length > 0)
            code.Write($"#pragma warning restore {warnings}");
    }
}
