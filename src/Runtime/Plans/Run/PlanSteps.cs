using MemFormat.Codecs;
using MemFormat.Io;
using MemFormat.Schemas.Walk;

namespace MemFormat.Plans.Run;

/// <summary>Runs the steps of an object between two members that are simply read.</summary>
internal static class PlanSteps
{
    private static ReadOnlySpan<byte> Bits => [0, 1];

    /// <summary>Runs steps until the next member to read, the next part or the end of the body.</summary>
    /// <param name="reader">The reader. It is moved to the value to read.</param>
    /// <param name="op">The first step.</param>
    /// <param name="block">The flags and block of the part.</param>
    /// <param name="left">The bytes of the payload left at <paramref name="block"/>.</param>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ref PlanOp Run(scoped ref MemFormatReader reader, ref PlanOp op, ref byte block, nuint left)
    {
        while (op.Code == PlanCode.Run)
        {
            switch (op.Action)
            {
                case PlanAction.Jump:
                    op = ref Unsafe.Add(ref op, op.Jump);
                    continue;
                case PlanAction.Enums:
                    break;
                case PlanAction.Charge:
                    reader.Charge(op.Offset);
                    break;
                case PlanAction.ChargePresent:
                    if (!BitString.Get(ref block, op.Bit))
                    {
                        op = ref Null(ref op);
                        continue;
                    }

                    reader.Charge(op.Offset);
                    break;
                case PlanAction.PassNull:
                    if (op.Bit >= 0 && BitString.Get(ref block, op.Bit))
                    {
                        if (op.Node!.TakeNull(ref reader))
                            MemFormatThrow.NullAgainstBit();
                    }
                    else if (op.Bit >= 0 || op.Node!.TakeNull(ref reader))
                    {
                        op = ref Null(ref op);
                        continue;
                    }

                    break;
                case PlanAction.Move:
                    // A true earlier place of the payload: errors there know their offset.
                    reader.Move(ref Unsafe.Add(ref block, op.Offset), left - (nuint)op.Offset);
                    break;
                case PlanAction.Skip:
                    reader.Take((nuint)op.Offset);
                    break;
                case PlanAction.SkipPresent:
                    if (BitString.Get(ref block, op.Bit))
                        reader.Take((nuint)op.Offset);
                    break;
                case PlanAction.SkipValue:
                    SchemaWalker.Skip(ref reader, Unsafe.As<SkipTarget>(op.Target!));
                    break;
                case PlanAction.SkipPresentValue:
                    if (BitString.Get(ref block, op.Bit))
                        SchemaWalker.Skip(ref reader, Unsafe.As<SkipTarget>(op.Target!));
                    break;
                case PlanAction.ReturnFromUnpacked:
                    // Made-up values have exactly the bytes that were read of them.
                    reader.Move(ref Unsafe.Add(ref block, left - reader.Left), reader.Left);
                    break;
                case PlanAction.ShowBit:
                    Show(ref reader, BitString.Get(ref block, op.Bit), left - (nuint)op.Offset);
                    break;
                case PlanAction.ShowPresentBit:
                    if (!BitString.Get(ref block, op.Bit))
                    {
                        // Errors are searched after the block, not at the end of the last detour.
                        reader.Move(ref Unsafe.Add(ref block, op.Offset), left - (nuint)op.Offset);
                        op = ref Null(ref op);
                        continue;
                    }

                    Show(ref reader, BitString.Get(ref block, op.Bit + 1), left - (nuint)op.Offset);
                    break;
                case PlanAction.Unpack:
                    reader.Unpack(op.Node!.Kind, BitString.Get(ref block, op.Bit, CompactSizes.CodeBits));
                    break;
                case PlanAction.UnpackPresent:
                    if (!BitString.Get(ref block, op.Bit))
                    {
                        op = ref Null(ref op);
                        continue;
                    }

                    reader.Unpack(op.Node!.Kind, BitString.Get(ref block, op.Bit + 1, CompactSizes.CodeBits));
                    break;
                case PlanAction.OpenSingle:
                    if (!SingleElement.Open(ref reader, ref op, ref block))
                    {
                        op = ref Null(ref op);
                        continue;
                    }

                    break;
                case PlanAction.OpenCase:
                    if (op.Bit >= 0 && !BitString.Get(ref block, op.Bit))
                    {
                        op = ref Null(ref op);
                        continue;
                    }

                    PlanScope.Of(ref reader).OpenCase(ref reader, op.Node!);
                    break;
                case PlanAction.ReturnFromSingle:
                    var end = reader.Left - reader.BehindShown;
                    reader.BehindShown = 0;
                    reader.Move(ref Unsafe.Add(ref block, left - end), end);
                    break;
                case PlanAction.OpenSerialized:
                    op = ref op.Node!.Serialized!.Run(ref reader, ref op, ref block);
                    continue;
                case PlanAction.ReturnFromSerialized when op.Target is null:
                    break;
                case PlanAction.ReturnFromBody:
                    PlanScope.Of(ref reader).LeaveBody(ref reader);
                    break;
                case PlanAction.SkipCompact:
                    SkipCompact(ref reader, ref op, BitString.Get(ref block, op.Bit, CompactSizes.CodeBits));
                    break;
                case PlanAction.SkipPresentCompact:
                    if (BitString.Get(ref block, op.Bit))
                        SkipCompact(ref reader, ref op, BitString.Get(ref block, op.Bit + 1, CompactSizes.CodeBits));
                    break;
                default:
                    op = ref Unsafe.As<PlanStep>(op.Target!).Run(ref reader, ref op, ref block);
                    continue;
            }

            op = ref Unsafe.Add(ref op, 1);
        }

        return ref op;
    }

    /// <summary>Lets the reader look at a bool.</summary>
    private static void Show(scoped ref MemFormatReader reader, bool value, nuint left) =>
        reader.Move(ref Unsafe.Add(ref MemoryMarshal.GetReference(Bits), value ? 1 : 0), left + 1);

    private static void SkipCompact(scoped ref MemFormatReader reader, scoped ref PlanOp op, uint code) =>
        reader.SkipCompact(Unsafe.As<SkipTarget>(op.Target!).Slot.Kind, code);

    /// <summary>The step to continue at if the value is null.</summary>
    public static ref PlanOp Null(ref PlanOp op)
    {
        if (op.RefusesNull)
            throw NullIn.Payload(Unsafe.As<string>(op.Target!));
        return ref Unsafe.Add(ref op, op.Jump);
    }
}
