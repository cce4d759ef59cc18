using MemFormat.Payloads.Recorded;

namespace MemFormat.Evolution.Tests;

/// <summary>Payloads of programs that run with one version of their libraries, read by programs that run with another.</summary>
internal static class Crossing
{
    /// <summary>Reads in each header mode; and what was read is written as a fresh object is.</summary>
    /// <param name="writer">The program that writes.</param>
    /// <param name="written">What it writes: an object of one of its types.</param>
    /// <param name="reader">The program that reads, with a type of that name.</param>
    /// <param name="expected">What is read, as <see cref="Objects.Text"/> has it.</param>
    public static void Reads(World writer, object written, World reader, string expected)
    {
        var type = written.GetType().FullName!;
        var read = reader.Codec(type).DeserializeObject(writer.Write(type, written))!;
        Assert.Equal(expected, Objects.Text(read));
        Assert.Equal(expected, reader.Read(type, reader.Write(type, read)));
        Evolve.Same(writer.Codec(type), written, reader.Codec(type), read);
    }

    /// <summary>
    /// A program that was compiled against another version of its libraries has the descriptor that it has when it is
    /// compiled again.
    /// </summary>
    public static void ReportsWhatIsLoaded(World old, World recompiled, params string[] types)
    {
        foreach (var type in types)
        {
            Assert.Equal(recompiled.Codec(type).RootSchema.Descriptor, old.Codec(type).RootSchema.Descriptor);
            Assert.Equal(recompiled.Codec(type).RootSchema.Fingerprint64, old.Codec(type).RootSchema.Fingerprint64);
        }
    }
}
