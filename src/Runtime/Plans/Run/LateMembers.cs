using MemFormat.Io;

namespace MemFormat.Plans.Run;

/// <summary>
/// Members that emitted code reads by their offset, and that lie elsewhere in a payload. Another round over the same
/// lines reads each, with a table of offsets in which it is alone: so emitted code has no second list of these members.
/// </summary>
internal static class LateMembers
{
    private const nint None = -1;

    /// <summary>A table for each member of a type: one array. That of a member begins as many entries before the middle as its number says.</summary>
    /// <param name="members">How many members the type has.</param>
    /// <param name="kind">The kind of the values in the payload.</param>
    public static nint[] Table(int members, WireKind kind)
    {
        var offsets = new nint[(2 * members) - 1];
        Array.Fill(offsets, None);
        offsets[members - 1] = ConvertedNumber.EncodeLate(kind);
        return offsets;
    }

    /// <summary>The table for the round of a step.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref nint Offsets(ref PlanOp op) =>
        ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(Unsafe.As<nint[]>(op.Target!)), op.Offset);
}
