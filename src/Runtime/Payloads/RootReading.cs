using System.Runtime.CompilerServices;
using MemFormat.Codecs;
using MemFormat.Payloads.Compression;
using MemFormat.Payloads.Recorded;
using MemFormat.Payloads.Sessions;
using MemFormat.Plans.Build;
using MemFormat.Schemas;

namespace MemFormat.Payloads;

/// <summary>
/// Finds out in which shape a payload was written. The reader's own: straight on. Another: a plan is made or found, and used.
/// </summary>
internal static class RootReading
{
    private const int ModeMask = 3;
    private const int ModeInline = 0;
    private const int ModeFingerprint = 1;
    private const int NullOrWideBit = 4;

    /// <summary>Reads header and body.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static T? Read<T, TCodec>(ref MemFormatReader reader, RootSchema schema, MemFormatOptions? options)
        where TCodec : struct, IMemFormatCodec<T>
    {
        byte[] own = schema.InlineHeader;
        if (IsPlain(options) && reader.StartsWith(own))
        {
            reader.Take((nuint)own.Length);
            return schema.NeedsScope ? ReadScoped<T, TCodec>(ref reader, schema, isFingerprint: false) : NotNull(TCodec.Read(ref reader));
        }

        return ReadOther<T, TCodec>(ref reader, schema, options);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static T? ReadOther<T, TCodec>(ref MemFormatReader reader, RootSchema schema, MemFormatOptions? options)
        where TCodec : struct, IMemFormatCodec<T>
    {
        MemFormatReadReport? report = null;
        ResolvedPlan? plan = null;
        ReadSession? session = null;
        if (!IsPlain(options) || !TryTakeFingerprint(ref reader, schema))
        {
            report = Prepare(ref reader, options);
            if (options is { Header: MemFormatHeader.None })
            {
                session = options.ReadSession;
                plan = session is not null ? session.Plan
                    : options.WriterSchema is null ? null : schema.Plan(options.WriterSchema.Descriptor, options.Limits);
            }
            else
            {
                plan = ReadHeader(ref reader, schema, out RootForm form);
                if (form != RootForm.Value)
                {
                    return form == RootForm.Null ? default : ReadWrapped<T, TCodec>(ref reader, schema, options);
                }
            }
        }

        if (plan is null)
        {
            T own = ReadOwn<T, TCodec>(ref reader, schema, isFingerprint: options is not { Header: MemFormatHeader.None }, session);
            report?.Fill(Differences(ref reader, []));
            return own;
        }

        if (plan.OpensPayloads && reader.NeedsHome)
        {
            UnwrappedPayload outer = reader.MoveHome();
            T moved = ReadResolved<T, TCodec>(ref reader, schema, plan, session, report);
            reader.LeaveHome(outer);
            return moved;
        }

        return ReadResolved<T, TCodec>(ref reader, schema, plan, session, report);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static T ReadResolved<T, TCodec>(
        ref MemFormatReader reader, RootSchema schema, ResolvedPlan plan, ReadSession? session, MemFormatReadReport? report)
        where TCodec : struct, IMemFormatCodec<T>
    {
        Begin(ref reader, schema, plan, isFingerprint: false, session);
        T value = NotNull(TCodec.ReadResolved(ref reader, plan.Root));
        Finish(ref reader, schema, plan, report);
        return value;
    }

    /// <summary>Reads header and body into a value that is there, by a plan that populates, also when the shape is the reader's own.</summary>
    internal static T? ReadInto<T, TCodec>(ref MemFormatReader reader, T existing, RootSchema schema, MemFormatOptions? options)
        where TCodec : struct, IMemFormatCodec<T>
    {
        MemFormatReadReport? report = Prepare(ref reader, options);
        ResolvedPlan? plan = null;
        if (options is not { Header: MemFormatHeader.None })
        {
            plan = ReadHeader(ref reader, schema, out RootForm form, isPopulating: true);
            if (form != RootForm.Value)
            {
                return form == RootForm.Null ? default : ReadIntoWrapped<T, TCodec>(ref reader, existing, schema, options);
            }
        }
        else if (options.WriterSchema is not null)
        {
            plan = schema.Plan(options.WriterSchema.Descriptor, options.Limits, isPopulating: true);
        }

        // No plan from a header: its fingerprint is the own schema's.
        bool isFingerprint = plan is null && options is not { Header: MemFormatHeader.None };
        plan ??= schema.Plan(schema.Descriptor, reader.Limits, isPopulating: true);
        bool movesHome = plan.OpensPayloads && reader.NeedsHome;
        UnwrappedPayload outer = movesHome ? reader.MoveHome() : default;
        Begin(ref reader, schema, plan, isFingerprint);
        T value = NotNull(TCodec.ReadInto(ref reader, plan.Root, existing));
        Finish(ref reader, schema, plan, report);
        if (movesHome)
        {
            reader.LeaveHome(outer);
        }

        return value;
    }

    /// <summary>Reads the payload that is compressed in this one.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static T? ReadWrapped<T, TCodec>(ref MemFormatReader reader, RootSchema schema, MemFormatOptions? options)
        where TCodec : struct, IMemFormatCodec<T>
    {
        UnwrappedPayload outer = reader.Unwrap();
        T? value = ReadOther<T, TCodec>(ref reader, schema, options);
        reader.LeaveUnwrapped(outer);
        return value;
    }

    /// <summary>As <see cref="ReadWrapped"/>, into a value that is there.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static T? ReadIntoWrapped<T, TCodec>(ref MemFormatReader reader, T existing, RootSchema schema, MemFormatOptions? options)
        where TCodec : struct, IMemFormatCodec<T>
    {
        UnwrappedPayload outer = reader.Unwrap();
        T? value = ReadInto<T, TCodec>(ref reader, existing, schema, options);
        reader.LeaveUnwrapped(outer);
        return value;
    }

    /// <summary>Whether the payload's header alone says how it is read, and nobody wants to know.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool IsPlain(MemFormatOptions? options) => options is null || (options.Form < MemFormatHeader.None && options.Report is null);

    /// <summary>Steps over the header that names the own schema in 29 bits, if that is the payload's.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool TryTakeFingerprint(ref MemFormatReader reader, RootSchema schema)
    {
        if (reader.Left < sizeof(uint) || (reader.Position & (ModeMask | NullOrWideBit)) != ModeFingerprint
            || Unsafe.ReadUnaligned<uint>(ref reader.Position) != schema.Fingerprint)
        {
            return false;
        }

        reader.Take(sizeof(uint));
        return true;
    }

    /// <summary>Sees to what options ask for beyond the simple case.</summary>
    /// <returns>The report to fill, if one is wanted.</returns>
    private static MemFormatReadReport? Prepare(ref MemFormatReader reader, MemFormatOptions? options)
    {
        if (options is null)
        {
            return null;
        }

        if (options.Form > MemFormatHeader.None)
        {
            options.CheckForm();
            reader.ExpectWrapped(options);
        }

        options.Report?.Fill([]);
        return options.Report;
    }

    /// <summary>Gets ready for a body that is read by a plan.</summary>
    private static void Begin(ref MemFormatReader reader, RootSchema schema, ResolvedPlan plan, bool isFingerprint, ReadSession? session = null)
    {
        if (schema.NeedsScope || plan.Writer.NeedsScope)
        {
            reader.Scope = session?.Scope() ?? new ReadScope(schema, plan.Writer) { Descriptor = plan.Descriptor, AreCasesKnown = isFingerprint, Recorded = plan.Recorded?.Cases };
        }

        reader.SetBudget(schema.ResolvedBudget(reader.Remaining));
        reader.Scope?.Begin(ref reader, plan.CopiesReferences);
    }

    /// <summary>Reads what follows the root, and keeps what the payload taught.</summary>
    private static void Finish(ref MemFormatReader reader, RootSchema schema, ResolvedPlan plan, MemFormatReadReport? report)
    {
        reader.Scope?.Finish(ref reader);
        schema.Keep(plan);
        reader.Scope?.Keep();
        report?.Fill(Differences(ref reader, schema.Differences(plan)));
    }

    /// <summary>What differed: of the schemas, and of the cases of unions that the payload defined.</summary>
    private static IReadOnlyList<MemFormatReadDifference> Differences(ref MemFormatReader reader, IReadOnlyList<MemFormatReadDifference> ofSchemas) =>
        reader.Scope is { } scope ? ofSchemas.Concat(scope.CaseDifferences()).Distinct().ToArray() : ofSchemas;

    private static T ReadOwn<T, TCodec>(ref MemFormatReader reader, RootSchema schema, bool isFingerprint, ReadSession? session)
        where TCodec : struct, IMemFormatCodec<T> =>
        schema.NeedsScope ? ReadScoped<T, TCodec>(ref reader, schema, isFingerprint, session) : NotNull(TCodec.Read(ref reader));

    /// <summary>Not inlined: most roots need no scope.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static T ReadScoped<T, TCodec>(ref MemFormatReader reader, RootSchema schema, bool isFingerprint, ReadSession? session = null)
        where TCodec : struct, IMemFormatCodec<T>
    {
        ReadScope scope = session?.Scope() ?? new ReadScope(schema, schema.Own) { AreCasesKnown = isFingerprint };
        reader.Scope = scope;
        scope.Begin(ref reader, copies: false);
        T value = NotNull(TCodec.Read(ref reader));
        scope.Finish(ref reader);
        scope.Keep();
        return value;
    }

    /// <summary>Strings and collections could say themselves that they are null; a root does so in its header, and so in one way only.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static T NotNull<T>(T value)
    {
        if (value is null)
        {
            MemFormatThrow.InvalidData("A root that is null has a header that says so.");
        }

        return value;
    }

    /// <summary>Reads a header that is not the reader's own inline one.</summary>
    /// <returns>How to read the body, or null when the shape is the reader's own.</returns>
    private static ResolvedPlan? ReadHeader(ref MemFormatReader reader, RootSchema schema, out RootForm form, bool isPopulating = false)
    {
        form = RootForm.Value;
        if (reader.Left == 0)
        {
            MemFormatThrow.Truncated();
        }

        int first = reader.Position;
        switch (first & ModeMask)
        {
            case ModeInline:
                reader.Take(1);
                if (first > NullOrWideBit)
                {
                    MemFormatThrow.InvalidData("The payload is of a later version of the format.");
                }

                if (first == NullOrWideBit)
                {
                    form = RootForm.Null;
                    return null;
                }

                return schema.Plan(reader.TakeFramed(), reader.Limits, isPopulating);
            case ModeFingerprint:
                return ReadFingerprint(ref reader, schema, isWide: (first & NullOrWideBit) != 0)?.Plan(isPopulating);
            case WrappedPayload.Mode:
                form = RootForm.Wrapped;
                return null;
            default:
                throw new MemFormatException(MemFormatError.InvalidData, "The payload is a message of a session: ReadManyAsync reads them.");
        }
    }

    /// <summary>Finds the schema that a header names.</summary>
    /// <returns>A recorded schema, or null when it is the reader's own.</returns>
    internal static RecordedVersion? ReadFingerprint(ref MemFormatReader reader, RootSchema schema, bool isWide)
    {
        ulong header = isWide ? ScalarCodec<ulong>.Read(ref reader) : ScalarCodec<uint>.Read(ref reader);
        if (header == (isWide ? schema.Fingerprint64 : schema.Fingerprint))
        {
            return null;
        }

        return schema.History.Find(header) ?? throw schema.History.Unknown(header);
    }
}
