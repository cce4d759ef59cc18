namespace MemFormat.Evolution.Tests;

/// <summary>Roots whose types come from several assemblies, each with releases of its own.</summary>
public class RecordedLibraryTests
{
    private const string LibraryCode =
        "namespace Lib; [MemFormattable] public partial class Base { public int A { get; set; } } [MemFormattable] public partial class Part { public int P { get; set; } }";
    private const string ProgramCode =
        "[MemFormattable] public partial class Derived : Lib.Base { public int D { get; set; } public Lib.Part? Part { get; set; } }";

    private static readonly Image s_first = Compiler.Compile("Library", LibraryCode);

    private static object Derived(World world) => world.New("Derived", ("A", 1), ("D", 2), ("Part", world.New("Lib.Part", ("P", 3))));

    [Fact]
    public void A_new_library_under_a_program_that_recorded_the_old_one()
    {
        using var old = new World(s_first, Compiler.Compile("Program", ProgramCode, s_first));
        var program = Compiler.CompileRecorded("Program", ProgramCode, new Shipped().Add("1.0", old, "Derived"), s_first);
        using var same = new World(s_first, program);
        var library = Compiler.Compile("Library", LibraryCode.Replace("int A", "int Z { get; set; } public long A", StringComparison.Ordinal));
        using var loaded = new World(library, program);
        var payload = old.Write("Derived", Derived(old), Payload.Fingerprint);
        Assert.Equal("{A=1 D=2 Part={P=3}}", same.Read("Derived", payload));
        Assert.Equal("{A=1 D=2 Part={P=3} Z=0}", loaded.Read("Derived", payload));

        // What the new combination writes was never recorded by anybody: only itself knows it.
        var mixed = loaded.Write("Derived", loaded.New("Derived", ("A", 4L)), Payload.Fingerprint);
        Assert.Equal("{A=4 D=0 Part=null Z=0}", loaded.Read("Derived", mixed));
        Assert.Equal(MemFormatError.UnknownSchema, Assert.Throws<MemFormatException>(() => same.Read("Derived", mixed)).Error);
    }

    [Fact]
    public void A_library_has_recorded_its_own_roots_for_all_programs()
    {
        const string MainProgram = """
            public static class Program
            {
                public static byte[] Write() => MemFormatSerializer.Serialize(new List<Lib.Part> { new() { P = 3 } }, new MemFormatOptions { Header = MemFormatHeader.Fingerprint });
                public static long Read(byte[] payload) => MemFormatSerializer.Deserialize<List<Lib.Part>>(payload)![0].P;
            }
            """;
        using var old = new World(s_first, Compiler.Compile("Program", MainProgram, s_first));
        var library = Compiler.CompileRecorded(
            "Library", LibraryCode.Replace("int P", "long P", StringComparison.Ordinal), new Shipped().Add("1.0", old, "Lib.Part"));
        using var loaded = new World(library, Compiler.Compile("Program", MainProgram, library));
        Assert.Equal(3L, loaded.Call("Read", old.Call("Write")));
        Assert.Equal("{P=3}", loaded.Read("Lib.Part", old.Write("Lib.Part", old.New("Lib.Part", ("P", 3)), Payload.Fingerprint)));
    }

    [Fact]
    public void Fingerprints_that_two_assemblies_use_for_different_schemas_are_an_error_that_names_both()
    {
        var (one, other) = Collisions.Short;
        var library = Compiler.CompileRecorded("Library", LibraryCode, new Shipped().Add("Lib.Base", "1.0", one, []));
        using var world = new World(
            library, Compiler.CompileRecorded("Program", ProgramCode, new Shipped().Add("Derived", "2.0", other, []), library));
        foreach (var act in (Action[])[
            () => world.Write("Derived", Derived(world), Payload.Fingerprint), () => world.Read("Derived", [1, 0, 0, 0, 0])])
        {
            var error = Assert.ThrowsAny<InvalidOperationException>(act);
            Assert.Contains("Derived 2.0 and Lib.Base 1.0 have the same fingerprint", error.Message, StringComparison.Ordinal);
        }

        // 61 bits tell them apart, and payloads that hold their schema need no fingerprint.
        foreach (var options in (MemFormatOptions?[])[Payload.Fingerprint64, null])
            Assert.Equal("{A=1 D=2 Part={P=3}}", world.Read("Derived", world.Write("Derived", Derived(world), options)));

        // A root that only one of them reaches has no part in it.
        Assert.Equal("{P=3}", world.Read("Lib.Part", world.Write("Lib.Part", world.New("Lib.Part", ("P", 3)), Payload.Fingerprint)));
    }

    [Fact]
    public void A_recorded_schema_that_is_none_is_the_builds_fault()
    {
        byte[] descriptor = [26, 9];
        using var world = new World(Compiler.CompileRecorded("Program", LibraryCode, new Shipped().Add("Lib.Part", "1.0", descriptor, [])));
        var fingerprint = (uint)Wire.Fingerprints.Of(Wire.Fingerprints.Hash(descriptor)) << 3 | 1;
        var error = Assert.ThrowsAny<InvalidOperationException>(() => world.Read("Lib.Part", [.. BitConverter.GetBytes(fingerprint), 0, 0, 0, 0]));
        Assert.Contains("recorded schema of Lib.Part 1.0", error.Message, StringComparison.Ordinal);
    }
}
