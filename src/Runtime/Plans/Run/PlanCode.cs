namespace MemFormat.Plans.Run;

/// <summary>The code of a step for emitted code, in one number, so that one comparison suffices.</summary>
internal static class PlanCode
{
    /// <summary><see cref="PlanSteps"/> runs it.</summary>
    public const int Run = -1;

    /// <summary>Flags and block of the body's next part are taken.</summary>
    public const int Part = -2;

    /// <summary>The body is read.</summary>
    public const int End = int.MaxValue;

    /// <summary>The upper bound of a member's number. The part is counted above it.</summary>
    public const int PartSize = 1 << 24;

    /// <summary>A member of the type itself (part 0) or of one of its base parts.</summary>
    public static int Of(int part, int member) => part * PartSize | member;

    /// <summary>A member that the code of its part usually reads by the offset.</summary>
    public static int Elsewhere(int code) => Part - 1 - code;

    /// <summary>The member, counted from the first one of the type itself.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int MemberOf(int code) => code < Part ? Elsewhere(code) : code;
}
