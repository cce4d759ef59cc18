using System.Runtime.InteropServices;

namespace MemFormat.Tests;

/// <summary>
/// Memory between two pages that cannot be read: whoever looks at a byte before or behind a payload there ends the process.
/// Linux only; elsewhere it is plain memory.
/// </summary>
internal sealed unsafe partial class GuardedMemory : IDisposable
{
    private const int ProtNone = 0, ProtReadWrite = 3, MapPrivateAnonymous = 0x22;

    private readonly nuint _page = (nuint)Environment.SystemPageSize;
    private readonly nuint _size;
    private readonly byte* _start;

    public GuardedMemory(int capacity)
    {
        _size = ((nuint)capacity + _page - 1) / _page * _page;
        if (!IsGuarding)
        {
            _start = (byte*)NativeMemory.Alloc(_size);
            return;
        }

        var all = Map(0, _size + 2 * _page, ProtNone, MapPrivateAnonymous, -1, 0);
        if (all == -1)
            throw new InvalidOperationException("mmap failed.");
        _start = (byte*)all + _page;
        if (Protect((nint)_start, _size, ProtReadWrite) != 0)
            throw new InvalidOperationException("mprotect failed.");
    }

    public static bool IsGuarding => OperatingSystem.IsLinux();

    /// <summary>A copy behind which the unreadable page begins.</summary>
    public Span<byte> AtEnd(ReadOnlySpan<byte> payload) => Copy(payload, End(payload.Length));

    /// <summary>The last bytes before the unreadable page.</summary>
    public Span<byte> End(int length) => new(_start + _size - length, length);

    /// <summary>A copy before which the unreadable page ends.</summary>
    public Span<byte> AtStart(ReadOnlySpan<byte> payload) => Copy(payload, new Span<byte>(_start, payload.Length));

    public void Dispose()
    {
        if (IsGuarding)
            _ = Unmap((nint)(_start - _page), _size + 2 * _page);
        else
            NativeMemory.Free(_start);
    }

    private static Span<byte> Copy(ReadOnlySpan<byte> payload, Span<byte> target)
    {
        payload.CopyTo(target);
        return target;
    }

    [LibraryImport("libc", EntryPoint = "mmap")]
    private static partial nint Map(nint address, nuint length, int protection, int flags, int file, nint offset);

    [LibraryImport("libc", EntryPoint = "mprotect")]
    private static partial int Protect(nint address, nuint length, int protection);

    [LibraryImport("libc", EntryPoint = "munmap")]
    private static partial int Unmap(nint address, nuint length);
}
