using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using MemFormat.Codecs;
using MemFormat.Extensions;
using MemFormat.Schemas;

namespace MemFormat.Resolution;

/// <summary>Runs the steps of an object between two members that are simply read.</summary>
internal static class PlanSteps
{
    private static ReadOnlySpan<byte> Bits => [0, 1];

    /// <summary>Runs steps until a member is to be read, a part begins or the body ends.</summary>
    /// <param name="reader">At the value to read afterwards.</param>
    /// <param name="op">The first step.</param>
    /// <param name="block">The flags and block of the part.</param>
    /// <param name="left">What was left of the payload at <paramref name="block"/>.</param>
    /// <returns>The step to which the caller goes.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ref PlanOp Run(scoped ref MemFormatReader reader, [UnscopedRef] ref PlanOp op, ref byte block, nuint left)
    {
        for (; ; op = ref Unsafe.AddByteOffset(ref op, (nint)op.Step))
        {
            switch (op.Action)
            {
                case PlanAction.Read or PlanAction.End or PlanAction.OpenPart:
                    return ref op;
                case PlanAction.ReadPresent or PlanAction.ReadPresentObject:
                    if (FlagBits.IsSet(ref block, op.Bit))
                    {
                        reader.Charge(op.Node!.InstanceSize);
                        return ref op;
                    }

                    if (op.OnNull != NullRule.Keep)
                        return ref Null(ref op);
                    break;
                case PlanAction.Charge:
                    reader.Charge(op.Offset);
                    break;
                case PlanAction.ReadBlock:
                    reader.Move(ref Unsafe.Add(ref block, op.Offset), left - (nuint)op.Offset);
                    return ref op;
                case PlanAction.ReturnFromBlock:
                    reader.Move(ref Unsafe.Add(ref block, op.Offset), left - (nuint)op.Offset);
                    break;
                case PlanAction.Skip:
                    reader.Take((nuint)op.Offset);
                    break;
                case PlanAction.SkipPresent:
                    if (FlagBits.IsSet(ref block, op.Bit))
                        reader.Take((nuint)op.Offset);
                    break;
                case PlanAction.SkipValue:
                    SchemaWalker.Skip(ref reader, Unsafe.As<SkipTarget>(op.Target!));
                    break;
                case PlanAction.SkipPresentValue:
                    if (FlagBits.IsSet(ref block, op.Bit))
                        SchemaWalker.Skip(ref reader, Unsafe.As<SkipTarget>(op.Target!));
                    break;
                case PlanAction.ReturnFromUnpacked:
                    // What was made up has exactly the bytes that were read of it.
                    reader.Move(ref Unsafe.Add(ref block, left - reader.Left), reader.Left);
                    break;
                case PlanAction.ReadBit:
                    Show(ref reader, FlagBits.IsSet(ref block, op.Bit), left - (nuint)op.Offset);
                    return ref op;
                case PlanAction.ReadPresentBit:
                    if (FlagBits.IsSet(ref block, op.Bit))
                    {
                        Show(ref reader, FlagBits.IsSet(ref block, op.Bit + 1), left - (nuint)op.Offset);
                        return ref op;
                    }

                    if (op.OnNull != NullRule.Keep)
                    {
                        // Errors are looked for behind the block, not where the last detour ended.
                        reader.Move(ref Unsafe.Add(ref block, op.Offset), left - (nuint)op.Offset);
                        return ref Null(ref op);
                    }

                    break;
                case PlanAction.ReadCompact:
                    reader.Unpack(op.Node!.Kind, FlagBits.Get(ref block, op.Bit, 2));
                    return ref op;
                case PlanAction.ReadPresentCompact:
                    if (FlagBits.IsSet(ref block, op.Bit))
                    {
                        reader.Unpack(op.Node!.Kind, FlagBits.Get(ref block, op.Bit + 1, 2));
                        return ref op;
                    }

                    if (op.OnNull != NullRule.Keep)
                        return ref Null(ref op);
                    break;
                case PlanAction.ReadSerialized:
                    var serialized = op.Node!.Serialized!;
                    if (!serialized.HasPresence || FlagBits.IsSet(ref block, op.Bit))
                    {
                        ref PlanOp inside = ref serialized.Open(ref reader);
                        if (!Unsafe.IsNullRef(ref inside))
                            return ref inside;
                    }

                    if (op.OnNull != NullRule.Keep)
                        return ref Null(ref op);
                    break;
                case PlanAction.ReturnFromSerialized:
                    SerializedStep.Close(ref reader, op.Target);
                    break;
                case PlanAction.ReturnFromBody:
                    reader.Scope!.References.Leave(ref reader);
                    break;
                case PlanAction.SkipCompact:
                    SkipCompact(ref reader, ref op, FlagBits.Get(ref block, op.Bit, 2));
                    break;
                case PlanAction.SkipPresentCompact:
                    if (FlagBits.IsSet(ref block, op.Bit))
                        SkipCompact(ref reader, ref op, FlagBits.Get(ref block, op.Bit + 1, 2));
                    break;
                default:
                    op = ref ExtensionSteps.Run(ref reader, ref op, ref block);
                    break;
            }
        }
    }

    /// <summary>Lets the reader look at a bool.</summary>
    private static void Show(scoped ref MemFormatReader reader, bool value, nuint left) =>
        reader.Move(ref Unsafe.Add(ref MemoryMarshal.GetReference(Bits), value ? 1 : 0), left + 1);

    private static void SkipCompact(scoped ref MemFormatReader reader, scoped ref PlanOp op, uint code) =>
        reader.Take((nuint)CompactSizes.Of(Unsafe.As<SkipTarget>(op.Target!).Slot.Kind, code));

    /// <summary>The step that assigns null: it lies behind the last one.</summary>
    private static ref PlanOp Null([UnscopedRef] ref PlanOp op)
    {
        if (op.OnNull == NullRule.Refuse)
            MemFormatThrow.NullNotAllowed(Unsafe.As<string>(op.Target!));
        return ref Unsafe.AddByteOffset(ref op, (nint)op.Null);
    }
}
