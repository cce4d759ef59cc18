using System.Runtime.CompilerServices;
using MemFormat.Codecs;
using MemFormat.Compression;
using MemFormat.Payloads.Recorded;
using MemFormat.Payloads.Sessions;
using MemFormat.Plans.Build;
using MemFormat.Plans.Cache;
using MemFormat.Schemas;
using MemFormat.Schemas.Compose;
using MemFormat.Wire;

namespace MemFormat.Payloads;

/// <summary>
/// Finds the shape of a payload. If it is the reader's, reading goes straight on. If not, a plan is made or found, and
/// used.
/// </summary>
internal static class RootReading
{
    /// <summary>Reads header and body.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static T? Read<T, TCodec>(ref MemFormatReader reader, RootSchema schema, MemFormatOptions? options)
        where TCodec : struct, IMemFormatCodec<T>
    {
        var own = schema.InlineHeader;
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
                session = (ReadSession?)options.ReadSession;
                plan = session is not null ? session.Plan
                    : options.WriterSchema is null ? null : schema.Plans.Get(options.WriterSchema.Descriptor, options.Limits);
            }
            else
            {
                plan = ReadHeader(ref reader, schema, out var form);
                if (form != RootForm.Value)
                {
                    return form == RootForm.Null ? default : ReadWrapped<T, TCodec>(ref reader, schema, options);
                }
            }
        }

        if (plan is null)
        {
            var own = ReadOwn<T, TCodec>(ref reader, schema, isFingerprint: options is not { Header: MemFormatHeader.None }, session);
            report?.Fill(Differences(ref reader, []));
            return own;
        }

        if (plan.OpensPayloads && reader.NeedsHome())
        {
            var outer = reader.MoveHome();
            var moved = ReadResolved<T, TCodec>(ref reader, schema, plan, session, report);
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
        var value = NotNull(TCodec.ReadResolved(ref reader, plan.Root));
        Finish(ref reader, schema, plan, report);
        return value;
    }

    /// <summary>Reads header and body into an existing value, by a plan that populates, also for the reader's shape.</summary>
    internal static T? ReadInto<T, TCodec>(ref MemFormatReader reader, T existing, RootSchema schema, MemFormatOptions? options)
        where TCodec : struct, IMemFormatCodec<T>
    {
        var report = Prepare(ref reader, options);
        ResolvedPlan? plan = null;
        if (options is not { Header: MemFormatHeader.None })
        {
            plan = ReadHeader(ref reader, schema, out var form, isPopulating: true);
            if (form != RootForm.Value)
            {
                return form == RootForm.Null ? default : ReadIntoWrapped<T, TCodec>(ref reader, existing, schema, options);
            }
        }
        else if (options.WriterSchema is not null)
        {
            plan = schema.Plans.Get(options.WriterSchema.Descriptor, options.Limits, isPopulating: true);
        }

        // No plan from a header: its fingerprint is that of the reader's schema.
        var isFingerprint = plan is null && options is not { Header: MemFormatHeader.None };
        plan ??= schema.Plans.Get(schema.Descriptor, reader.Limits, isPopulating: true);
        var movesHome = plan.OpensPayloads && reader.NeedsHome();
        var outer = movesHome ? reader.MoveHome() : default;
        Begin(ref reader, schema, plan, isFingerprint);
        var value = NotNull(TCodec.ReadInto(ref reader, plan.Root, existing));
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
        var outer = reader.Unwrap();
        var value = ReadOther<T, TCodec>(ref reader, schema, options);
        reader.LeaveUnwrapped(outer);
        return value;
    }

    /// <summary>As <see cref="ReadWrapped"/>, into an existing value.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static T? ReadIntoWrapped<T, TCodec>(ref MemFormatReader reader, T existing, RootSchema schema, MemFormatOptions? options)
        where TCodec : struct, IMemFormatCodec<T>
    {
        var outer = reader.Unwrap();
        var value = ReadInto<T, TCodec>(ref reader, existing, schema, options);
        reader.LeaveUnwrapped(outer);
        return value;
    }

    /// <summary>Whether the header alone decides how to read the payload, and no report is wanted.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool IsPlain(MemFormatOptions? options) => options is null || (options.Form < MemFormatHeader.None && options.Report is null);

    /// <summary>Skips the header that names the reader's schema in 29 bits, if the payload has it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool TryTakeFingerprint(ref MemFormatReader reader, RootSchema schema)
    {
        if (reader.Left < sizeof(uint) || (reader.Position & (PayloadHead.ModeMask | PayloadHead.Wide)) != PayloadHead.Fingerprint
            || Unsafe.ReadUnaligned<uint>(ref reader.Position) != schema.Fingerprint)
        {
            return false;
        }

        reader.Take(sizeof(uint));
        return true;
    }

    /// <summary>Handles options beyond the simple case.</summary>
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
        ReadScope? scope = null;
        if (schema.NeedsScope || plan.Writer.NeedsScope)
        {
            scope = session?.Scope() ?? new ReadScope(schema, plan.Writer) { Descriptor = plan.Descriptor, AreCasesKnown = isFingerprint, Recorded = ((RecordedVersion?)plan.Recorded)?.Cases };
        }

        reader.SetBudget(schema.ResolvedBudget(reader.Remaining));
        scope?.Begin(ref reader, plan.CopiesReferences);
    }

    /// <summary>Reads the bodies after the root, and stores new plans in the caches.</summary>
    private static void Finish(ref MemFormatReader reader, RootSchema schema, ResolvedPlan plan, MemFormatReadReport? report)
    {
        var scope = ReadScope.Of(ref reader);
        scope?.Finish(ref reader);
        schema.Plans.Keep(plan);
        scope?.Keep();
        report?.Fill(Differences(ref reader, schema.Plans.Differences(plan)));
    }

    /// <summary>The differences: of the schemas, and of the cases of unions defined in the payload.</summary>
    private static IReadOnlyList<MemFormatReadDifference> Differences(ref MemFormatReader reader, IReadOnlyList<MemFormatReadDifference> ofSchemas) =>
        ReadScope.Of(ref reader) is { } scope ? ofSchemas.Concat(scope.CaseDifferences()).Distinct().ToArray() : ofSchemas;

    private static T ReadOwn<T, TCodec>(ref MemFormatReader reader, RootSchema schema, bool isFingerprint, ReadSession? session)
        where TCodec : struct, IMemFormatCodec<T> =>
        schema.NeedsScope ? ReadScoped<T, TCodec>(ref reader, schema, isFingerprint, session) : NotNull(TCodec.Read(ref reader));

    /// <summary>Not inlined: most roots need no scope.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static T ReadScoped<T, TCodec>(ref MemFormatReader reader, RootSchema schema, bool isFingerprint, ReadSession? session = null)
        where TCodec : struct, IMemFormatCodec<T>
    {
        var scope = session?.Scope() ?? new ReadScope(schema, schema.Own) { AreCasesKnown = isFingerprint };
        scope.Begin(ref reader, copies: false);
        var value = NotNull(TCodec.Read(ref reader));
        scope.Finish(ref reader);
        scope.Keep();
        return value;
    }

    /// <summary>Strings and collections could state a null themselves. A root has it in its header, in one form only.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static T NotNull<T>(T value)
    {
        if (value is null)
        {
            MemFormatThrow.InvalidData("A null root must have the header of a null.");
        }

        return value;
    }

    /// <summary>Reads a header that is not the reader's inline header.</summary>
    /// <returns>The plan for the body, or null for the reader's shape.</returns>
    private static ResolvedPlan? ReadHeader(ref MemFormatReader reader, RootSchema schema, out RootForm form, bool isPopulating = false)
    {
        form = RootForm.Value;
        if (reader.Left == 0)
        {
            MemFormatThrow.Truncated();
        }

        int first = reader.Position;
        switch (first & PayloadHead.ModeMask)
        {
            case PayloadHead.Inline:
                reader.Take(1);
                if (first > PayloadHead.NullRoot)
                {
                    MemFormatThrow.InvalidData("The payload has a later version of the format. Update MemFormat to read it.");
                }

                if (first == PayloadHead.NullRoot)
                {
                    form = RootForm.Null;
                    return null;
                }

                return schema.Plans.Get(reader.TakeFramed(), reader.Limits, isPopulating);
            case PayloadHead.Fingerprint:
                return schema.History.Read(ref reader, isWide: (first & PayloadHead.Wide) != 0)?.Plan(isPopulating);
            case PayloadHead.Wrapped:
                form = RootForm.Wrapped;
                return null;
            default:
                throw new MemFormatException(MemFormatError.InvalidData, "The payload is a message of a session. Read it with ReadManyAsync.");
        }
    }
}
