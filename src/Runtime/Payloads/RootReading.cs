using MemFormat.Base;
using MemFormat.Codecs;
using MemFormat.Compression;
using MemFormat.Payloads.Recorded;
using MemFormat.Payloads.Sessions;
using MemFormat.Plans.Build;
using MemFormat.Plans.Cache;
using MemFormat.Schemas;
using MemFormat.Schemas.Compose;

namespace MemFormat.Payloads;

/// <summary>
/// Finds the shape of a payload. If it is the reader's, reading goes straight on. If not, a plan is made or found, and
/// used.
/// </summary>
internal static class RootReading
{
    /// <summary>Steps over a header that says that the shape is the reader's own, if there is nothing else to see to.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool TryTakeOwn(ref MemFormatReader reader, RootSchema schema, MemFormatOptions? options)
    {
        if (schema.TakesScope)
            return false;
        return IsPlain(options) ? TryTakeInline(ref reader, schema) || TryTakeFingerprint(ref reader, schema) : IsBare(options!);
    }

    /// <summary>Steps over the header of another version that was met before, if there is nothing else to see to.</summary>
    /// <param name="reader">At the payload's start.</param>
    /// <param name="schema">The root's.</param>
    /// <param name="options">How to read.</param>
    /// <param name="plan">How to read the body.</param>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static bool TryTakeKnown(
        ref MemFormatReader reader,
        RootSchema schema,
        MemFormatOptions? options,
        [NotNullWhen(true)] out ResolvedPlan? plan)
    {
        plan = IsPlain(options) ? schema.Plans.Kept.FindPlain(ref reader) : null;
        if (plan is null)
            return false;
        reader.Take((nuint)plan.PlainHeader!.Length);
        reader.GrantPerByte(plan.PlainMemoryPerByte);
        reader.Charge(plan.Cost.Memory(plan.Descriptor.Length));
        return true;
    }

    /// <summary>Reads any header, and gets ready for the body.</summary>
    /// <param name="reader">At the payload's start.</param>
    /// <param name="schema">The root's.</param>
    /// <param name="options">How to read.</param>
    /// <param name="isPopulating">Whether the body is read into a value that is there: always by a plan.</param>
    /// <param name="plan">How to read the body, or null when its shape is the reader's own.</param>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static RootContent Begin(
        ref MemFormatReader reader,
        RootSchema schema,
        MemFormatOptions? options,
        bool isPopulating,
        out ResolvedPlan? plan)
    {
        plan = null;
        ReadSession? session = null;
        var isFingerprint = false;
        if (isPopulating || !IsPlain(options) || !(TryTakeInline(ref reader, schema) || (isFingerprint = TryTakeFingerprint(ref reader, schema))))
        {
            Prepare(ref reader, options);
            if (options is { Header: MemFormatHeader.None })
            {
                session = (ReadSession?)options.ReadSession;
                plan = session is not null ? session.Plan
                    : options.WriterSchema is null ? null
                    : !isPopulating && options.Stated is StatedPlan stated && ReferenceEquals(stated.Root, schema) ? stated.Plan
                    : schema.Plans.Get(options.WriterSchema.Descriptor, options.Bounds, isPopulating);
            }
            else
            {
                if (!TryReadHeader(ref reader, schema, options, isPopulating, out plan))
                    return RootContent.Null;
                isFingerprint = plan is null;
            }
        }

        if (isPopulating)
            plan ??= schema.Plans.Get(schema.Descriptor, reader.Limits, isPopulating: true);
        if (plan is { OpensPayloads: true } && reader.NeedsHome())
            reader.MoveHome();
        var own = schema.Unions.AllocationPerByte;
        var isGiven = options is { Header: MemFormatHeader.None, ReadSession: null, Stated: null };
        reader.Begin(plan is null ? MemFormatReader.MemoryPerByte : MemoryPerByte(schema, plan, isGiven), own >> 1);
        if (plan is { Recorded: null } && options is not { Header: MemFormatHeader.None })
            reader.Charge(plan.Cost.Memory(plan.Descriptor.Length));
        // Extension data of the own shape asks for a scope if it refers to objects.
        if (schema.NeedsScope || plan is { Writer.TakesScope: true })
            Scope(schema, plan, isFingerprint, session).Begin(ref reader, plan is { CopiesReferences: true });
        return RootContent.Value;
    }

    /// <summary>Reads what follows the body, keeps what the payload taught, and comes back from where <see cref="Begin"/> went.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void End(ref MemFormatReader reader, ReadOnlySpan<byte> payload, RootSchema schema, ResolvedPlan? plan, MemFormatOptions? options)
    {
        var scope = ReadScope.Of(ref reader);
        scope?.Finish(ref reader);
        if (plan is { WasKept: false })
            Keep(schema, plan);
        scope?.Keep();
        options?.Report?.Fill(Differences(scope, plan is null ? [] : schema.Plans.Differences(plan)));
        reader.LeaveUnwrapped(payload);
    }

    /// <summary>Keeps a plan that a value was read by.</summary>
    private static void Keep(RootSchema schema, ResolvedPlan plan)
    {
        if (plan is { OpensPayloads: false, IsPopulating: false, Recorded: null, Writer.TakesScope: false }
            && !schema.TakesScope && !ReferenceEquals(plan.Descriptor, schema.Descriptor))
        {
            plan.PlainMemoryPerByte = MemoryPerByte(schema, plan, isGiven: false);
            plan.PlainHeader = PayloadHead.InlineHeader(plan.Descriptor);
        }

        schema.Plans.Keep(plan);
    }

    /// <summary>Strings and collections could state a null themselves. A root has it in its header, in one form only.</summary>
    internal static void ThrowNull() => MemFormatThrow.InvalidData("A root that is null has a header that says so.");

    /// <summary>Whether the header alone decides how to read the payload, and no report is wanted.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool IsPlain(MemFormatOptions? options) =>
        options is null || (options.Form < MemFormatHeader.None && options.Report is null && options.Limits.MaxMemoryBytes == long.MaxValue);

    /// <summary>Whether there is no header, and the shape is the reader's own.</summary>
    private static bool IsBare(MemFormatOptions options) =>
        options is { Form: MemFormatHeader.None, WriterSchema: null, ReadSession: null, Report: null, Limits.MaxMemoryBytes: long.MaxValue };

    /// <summary>Steps over the inline header of the reader's own shape, if that is the payload's.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool TryTakeInline(ref MemFormatReader reader, RootSchema schema)
    {
        var own = schema.InlineHeader;
        if (!reader.StartsWith(own))
            return false;
        reader.Take((nuint)own.Length);
        return true;
    }

    /// <summary>Skips the header that names the reader's schema in 29 bits, if the payload has it.</summary>
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

    /// <summary>
    /// The memory that each byte of another shape pays for: as much as the reader's own types need. A shape that no sender made up
    /// may need more, so that a program's own releases are never refused.
    /// </summary>
    private static ulong MemoryPerByte(RootSchema schema, ResolvedPlan plan, bool isGiven)
    {
        var own = schema.Unions.AllocationPerByte;
        return plan.MemoryPerByte > own && (isGiven || plan.Recorded is not null || schema.History.Knows(plan.Descriptor)) ? plan.MemoryPerByte : own;
    }

    /// <summary>Sees to what options ask for beyond the simple case.</summary>
    private static void Prepare(ref MemFormatReader reader, MemFormatOptions? options)
    {
        if (options is { Form: > MemFormatHeader.None })
        {
            options.CheckForm();
            reader.ExpectWrapped(options);
        }

        options?.Report?.Fill([]);
    }

    /// <summary>What the read of a body remembers whose values depend on each other.</summary>
    private static ReadScope Scope(RootSchema schema, ResolvedPlan? plan, bool isFingerprint, ReadSession? session)
    {
        if (session is not null)
            return session.Scope();
        return plan is null ? new ReadScope(schema, schema.Own) { AreCasesKnown = isFingerprint }
            : plan.Recorded is RecordedVersion recorded
                ? new ReadScope(schema, plan.Writer) { Descriptor = plan.Descriptor, AreCasesKnown = isFingerprint, Recorded = recorded.Cases }
            : new ReadScope(schema, plan.Writer) { Descriptor = plan.Descriptor, AreCasesKnown = isFingerprint, Plan = plan };
    }

    /// <summary>The differences: of the schemas, and of the cases of unions defined in the payload.</summary>
    private static IReadOnlyList<MemFormatReadDifference> Differences(ReadScope? scope, IReadOnlyList<MemFormatReadDifference> ofSchemas) =>
        scope is null ? ofSchemas : ofSchemas.Concat(scope.CaseDifferences()).Distinct().ToArray();

    /// <summary>Reads a header; of a compressed payload, the one inside.</summary>
    /// <param name="reader">At the payload's start.</param>
    /// <param name="schema">The root's.</param>
    /// <param name="options">How to read.</param>
    /// <param name="isPopulating">Whether plans populate.</param>
    /// <param name="plan">How to read the body, or null when a fingerprint is the own schema's.</param>
    /// <returns>Whether a body follows: the root is not null.</returns>
    private static bool TryReadHeader(
        ref MemFormatReader reader,
        RootSchema schema,
        MemFormatOptions? options,
        bool isPopulating,
        out ResolvedPlan? plan)
    {
        plan = null;
        if (reader.Left == 0)
            MemFormatThrow.Empty();
        int first = reader.Position;
        switch (first & PayloadHead.ModeMask)
        {
            case PayloadHead.Inline:
                if (first > PayloadHead.NullRoot)
                    throw ForeignBytes.Error(reader.Rest);
                reader.Take(1);
                if (first == PayloadHead.NullRoot)
                    return false;
                plan = !isPopulating && options?.Stated is SenderPlans sender
                    ? sender.Get(schema, reader.TakeFramed())
                    : schema.Plans.Get(reader.TakeFramed(), reader.Limits, isPopulating);
                return true;
            case PayloadHead.Fingerprint:
                plan = schema.History.Read(ref reader, isWide: (first & PayloadHead.Wide) != 0)?.Plan(isPopulating, reader.Limits.Strictness);
                return true;
            case PayloadHead.Wrapped:
                reader.Unwrap();
                return TryReadHeader(ref reader, schema, options, isPopulating, out plan);
            default:
                if (first > SessionMessage.Null)
                    throw ForeignBytes.Error(reader.Rest);
                throw new MemFormatException(MemFormatError.InvalidData, "The payload is a message of a session. Read it with ReadManyAsync.");
        }
    }
}
