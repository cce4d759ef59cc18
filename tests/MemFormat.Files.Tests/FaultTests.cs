using System.Diagnostics;
using System.Globalization;

namespace MemFormat.Files.Tests;

/// <summary>Programs that are killed, and disks that are full.</summary>
public class FaultTests
{
    /// <summary>How often to kill; 1,000 for a release.</summary>
    private static readonly int s_kills =
        int.TryParse(Environment.GetEnvironmentVariable("MEMFORMAT_KILLS"), CultureInfo.InvariantCulture, out var kills) ? kills : 8;

    [Fact]
    public async Task Nothing_that_was_flushed_is_lost_when_the_program_is_killed()
    {
        using var file = new TemporaryFile();
        var random = new Random(11);
        long before = 0;
        for (var kill = 0; kill < s_kills; kill++)
        {
            var start = new ProcessStartInfo("dotnet",
                ["exec", typeof(Program).Assembly.Location, file.Path,
                    kill.ToString(CultureInfo.InvariantCulture)])
            { RedirectStandardOutput = true };
            using var child = Process.Start(start)!;
            long flushed = 0;
            var reading = Task.Run(() =>
            {
                while (child.StandardOutput.ReadLine() is { } line)
                    Volatile.Write(ref flushed, long.Parse(line, CultureInfo.InvariantCulture));
            });
            Assert.True(SpinWait.SpinUntil(() => Volatile.Read(ref flushed) > 0, TimeSpan.FromMinutes(1)));
            Thread.Sleep(random.Next(20));
            child.Kill();
            Assert.True(child.WaitForExit(TimeSpan.FromMinutes(1)));
            await reading.WaitAsync(TimeSpan.FromMinutes(1));

            using var reader = MemFile.Open<Note>(file.Path);
            Assert.True(flushed > before);
            Assert.True(reader.Count >= flushed, $"{flushed} values were flushed, and {reader.Count} are there.");
            Assert.Equal(
                Enumerable.Range(0, (int)(reader.Count - before)).Select(i => Note.Of(before + i)), reader.Range(before, reader.Count - before));
            before = reader.Count;
            if (before > 1_000_000)
            {
                reader.Dispose();
                File.Delete(file.Path);
                before = 0;
            }
        }
    }

    [SmallDiskFact]
    public void A_full_disk_loses_nothing_that_was_written()
    {
        using var disk = new SmallDisk(256);
        var path = Path.Combine(disk.Folder, "notes.mem");
        var noise = new Random(4);
        var writer = MemFile.Create<string>(path);
        var ballast = Path.Combine(disk.Folder, "ballast");
        File.WriteAllBytes(ballast, new byte[64 << 10]);
        long added = 0;
        Assert.ThrowsAny<IOException>((Action)(() =>
        {
            for (; ; added++)
                writer.Add(new string((char)noise.Next('a', 'z'), 1_000));
        }));
        Assert.Equal(added, writer.Count);

        // With room, the same writer goes on.
        File.Delete(ballast);
        writer.Add("last");
        writer.Flush();
        Assert.Equal(added + 1, writer.Count);
        writer.Dispose();
        using (var reader = MemFile.Open<string>(path))
        {
            Assert.Equal(added + 1, reader.Count);
            Assert.Equal("last", reader.Last());
        }

        // Without room, what was flushed is there.
        var again = MemFile.Append<string>(path);
        Assert.ThrowsAny<IOException>((Action)(() =>
        {
            while (true)
                again.Add(new string('x', 1_000));
        }));
        Assert.ThrowsAny<IOException>(again.Dispose);
        using (var reader = MemFile.Open<string>(path))
        {
            Assert.True(reader.Count >= added + 1);
            Assert.Equal("last", reader.Skip((int)added).First());
        }
    }
}
