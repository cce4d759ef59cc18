using System.Diagnostics;

namespace MemFormat.Benchmarks.Running;

/// <summary>
/// The time that this thread had a processor: a slice in which another program was let in does not look longer. Where
/// the system has no such clock at hand, the time of day.
/// </summary>
internal static partial class ThreadClock
{
    private const int ThreadCpuTime = 3; // CLOCK_THREAD_CPUTIME_ID of Linux
    private const double NanosecondsPerSecond = 1e9;

    private static readonly bool s_isLinux = OperatingSystem.IsLinux() && nint.Size == sizeof(long);

    /// <summary>Nanoseconds since some moment.</summary>
    public static double Now
    {
        get
        {
            if (s_isLinux && GetTime(ThreadCpuTime, out var time) == 0)
                return (time.Seconds * NanosecondsPerSecond) + time.Nanoseconds;
            return Stopwatch.GetTimestamp() * (NanosecondsPerSecond / Stopwatch.Frequency);
        }
    }

    [LibraryImport("libc", EntryPoint = "clock_gettime")]
    private static partial int GetTime(int clock, out TimeSpec time);

    [StructLayout(LayoutKind.Sequential)]
    private struct TimeSpec
    {
        public long Seconds;
        public long Nanoseconds;
    }
}
