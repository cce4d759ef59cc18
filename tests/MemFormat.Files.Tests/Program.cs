using System.Globalization;

namespace MemFormat.Files.Tests;

/// <summary>What tests start as a program of its own, to kill it.</summary>
public static class Program
{
    /// <summary>Appends notes forever, and prints their number after each flush. Every so often it closes the file.</summary>
    public static void Main(string[] arguments)
    {
        var random = new Random(int.Parse(arguments[1], CultureInfo.InvariantCulture));
        while (true)
        {
            using var writer = MemFile.Append<Note>(arguments[0], new MemFileOptions { BlockBytes = 1_024 });
            for (var blocks = random.Next(1, 30); blocks > 0; blocks--)
            {
                for (var values = random.Next(1, 100); values > 0; values--)
                    writer.Add(Note.Of(writer.Count));
                writer.Flush(toDisk: false);
                Console.Out.WriteLine(writer.Count);
                Console.Out.Flush();
            }
        }
    }
}
