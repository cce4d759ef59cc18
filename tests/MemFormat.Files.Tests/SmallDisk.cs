using System.Diagnostics;

namespace MemFormat.Files.Tests;

/// <summary>A disk in memory, of some kilobytes.</summary>
internal sealed class SmallDisk : IDisposable
{
    public SmallDisk(int kilobytes)
    {
        Directory.CreateDirectory(Folder);
        if (!Run("mount", "-t", "tmpfs", "-o", $"size={kilobytes}k", "tmpfs", Folder))
        {
            Directory.Delete(Folder);
            throw new InvalidOperationException("No disk can be made here.");
        }
    }

    public string Folder { get; } = Path.Combine(Path.GetTempPath(), $"memfile-{Guid.NewGuid():n}");

    /// <summary>Whether this user may make one.</summary>
    public static bool IsPossible()
    {
        try
        {
            new SmallDisk(64).Dispose();
            return true;
        }
        catch (InvalidOperationException)
        {
            return false;
        }
    }

    public void Dispose()
    {
        Run("umount", Folder);
        Directory.Delete(Folder);
    }

    private static bool Run(string program, params string[] arguments)
    {
        try
        {
            using var process = Process.Start(new ProcessStartInfo(program, arguments) { RedirectStandardError = true })!;
            return process.WaitForExit(TimeSpan.FromSeconds(30)) && process.ExitCode == 0;
        }
        catch (System.ComponentModel.Win32Exception)
        {
            return false;
        }
    }
}

/// <summary>A test that needs such a disk. Where there can be none, it says so.</summary>
public sealed class SmallDiskFactAttribute : FactAttribute
{
    public SmallDiskFactAttribute()
    {
        if (!SmallDisk.IsPossible())
            Skip = "It mounts a small disk in memory, which takes root on Linux.";
    }
}
