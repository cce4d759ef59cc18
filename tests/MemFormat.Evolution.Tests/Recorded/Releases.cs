namespace MemFormat.Evolution.Tests;

/// <summary>A program in two releases: the second has recorded the schemas of the first.</summary>
internal sealed class Releases : IDisposable
{
    /// <param name="first">The code of the first release.</param>
    /// <param name="second">The code of the second one.</param>
    /// <param name="recorded">The roots that the first one had.</param>
    public Releases(string first, string second, params string[] recorded)
    {
        First = new World(Compiler.Compile("Program", first));
        Second = new World(Compiler.CompileRecorded("Program", second, new Shipped().Add("1.0", First, recorded)));
    }

    public World First { get; }

    public World Second { get; }

    public static TheoryData<MemFormatHeader> Headers => [MemFormatHeader.Fingerprint, MemFormatHeader.Fingerprint64];

    /// <summary>What the second release reads from a payload of the first: the same, whether the payload holds its schema or names it.</summary>
    public string Read(string type, object value, string? writtenAs = null)
    {
        var inline = Second.Read(type, First.Write(writtenAs ?? type, value));
        foreach (var header in (MemFormatHeader[])[MemFormatHeader.Fingerprint, MemFormatHeader.Fingerprint64])
        {
            var payload = First.Write(writtenAs ?? type, value, new() { Header = header });
            Assert.Equal(inline, Second.Read(type, payload));

            // What was learnt does not change how it is read again, or what is written.
            Assert.Equal(inline, Second.Read(type, payload));
            var copy = Second.Codec(type).DeserializeObject(payload)!;
            Assert.Equal(inline, Second.Read(type, Second.Write(type, copy, new() { Header = header })));
            Assert.Equal([inline, inline], Second.ReadMany(type, First.WriteMany(writtenAs ?? type, value, new() { Header = header })));
            Assert.All(Enumerable.Range(0, payload.Length),
                length => Assert.IsType<MemFormatException>(Record.Exception(() => Second.Read(type, payload[..length]))));
        }

        return inline;
    }

    public void Dispose()
    {
        First.Dispose();
        Second.Dispose();
    }
}
