using System.Runtime.CompilerServices;

namespace MemFormat.Plans.Run;

/// <summary>What a step is to emitted code, in one number: it takes one comparison to know it.</summary>
internal static class PlanCode
{
    /// <summary>It is run by <see cref="PlanSteps"/>.</summary>
    public const int Run = -1;

    /// <summary>Flags and block of the body's next part are taken.</summary>
    public const int Part = -2;

    /// <summary>The body is read.</summary>
    public const int End = int.MaxValue;

    // The bits of the member's number; the part is above them.
    private const int PartShift = 24;

    /// <summary>A member of the type itself (part 0) or of one of its base parts.</summary>
    public static int Of(int part, int member) => part << PartShift | member;

    /// <summary>A member of the type itself that its code usually reads by the offset.</summary>
    public static int Away(int member) => Part - 1 - member;

    /// <summary>The member's number in its part.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int MemberOf(int code) => code < Part ? Part - 1 - code : code & ((1 << PartShift) - 1);

    /// <summary>The part: 0 is the type's own, 1 its base part.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int PartOf(int code) => code < Part ? 0 : code >> PartShift;
}
