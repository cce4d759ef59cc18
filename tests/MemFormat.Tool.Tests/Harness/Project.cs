using MemFormat.Generator.Tests;
using MemFormat.Schema.Recorded;
using MemFormat.Tool.Commands;
using Microsoft.CodeAnalysis;

namespace MemFormat.Tool.Tests;

/// <summary>A folder with a project file, which assemblies are built into, and in which the tool is run.</summary>
internal sealed class Project : IDisposable
{
    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("memformat-");

    public Project()
    {
        File.WriteAllText(Path("Shop.csproj"), "<Project />");
        _folder.CreateSubdirectory("bin/Release");
    }

    public string Folder => _folder.FullName;

    public string Path(string file) => System.IO.Path.Combine(Folder, file);

    public string Text(string file) => File.ReadAllText(Path(file));

    /// <summary>Where an assembly lies that was built.</summary>
    public string Assembly(string name = "Shop") => Path($"bin/Release/{name}.dll");

    /// <summary>Builds the body of a file in the namespace Shop, with attributes of the assembly, and with the recorded schemas.</summary>
    public Project Build(
        string body,
        string name = "Shop",
        string? reference = null,
        bool emitsSchema = true,
        string attributes = "",
        bool isRecorded = false)
    {
        MetadataReference[] references = reference is null ? [] : [MetadataReference.CreateFromFile(Assembly(reference))];
        var compilation = Source.Compile(
            name, [Source.Shop(body).Replace("namespace Shop;", attributes + "\nnamespace Shop;", StringComparison.Ordinal)], references);
        var files = isRecorded
            ? new[] { RecordedFile.ShippedName, RecordedFile.UnshippedName }.Where(f => File.Exists(Path(f))).Select(f => new TextFile(f, Text(f)))
                .ToArray()
            : [];
        File.WriteAllBytes(Assembly(name), Generated.From(compilation, emitsSchema ? ProjectOptions.EmitSchema : null, files).Emit());
        return this;
    }

    /// <summary>Writes a payload as a program of the types does.</summary>
    public Project Keep(string file, string body, string value, string options = "")
    {
        var program =
            $"{body} public static class Program {{ public static byte[] Write() => MemFormatSerializer.Serialize({value}, new MemFormatOptions {{ {options} }}); }}";
        var image = Generated.From(Source.Compile("Writer" + Guid.NewGuid().ToString("N"), [Source.Shop(program)])).Emit();
        var payload = (byte[])System.Reflection.Assembly.Load(image).GetType("Shop.Program")!.GetMethod("Write")!.Invoke(null, null)!;
        Directory.CreateDirectory(System.IO.Path.GetDirectoryName(Path(file))!);
        File.WriteAllBytes(Path(file), payload);
        return this;
    }

    /// <summary>Writes values as a program of the types does: many to a stream, or to a file of MemFormat.Files.</summary>
    public Project KeepMany(string file, string body, string values, MemFormatCompression? compression = null, bool isStream = false)
    {
        var program = $"{body} public static class Program {{ public static System.Array Values() => {values}; }}";
        var image = Generated.From(Source.Compile("Writer" + Guid.NewGuid().ToString("N"), [Source.Shop(program)])).Emit();
        var all = (Array)System.Reflection.Assembly.Load(image).GetType("Shop.Program")!.GetMethod("Values")!.Invoke(null, null)!;
        var write = GetType()
            .GetMethod(isStream ? nameof(WriteStream) : nameof(WriteContainer),
                System.Reflection.BindingFlags.NonPublic | System.Reflection.BindingFlags.Static)!;
        write.MakeGenericMethod(all.GetType().GetElementType()!)
            .Invoke(null, [all, Path(file), new MemFormatOptions { Compression = compression ?? MemFormatCompression.None }]);
        return this;
    }

    private static void WriteContainer<T>(T[] values, string path, MemFormatOptions options)
    {
        using var writer = MemFile.Append<T>(path, new MemFileOptions { Values = options, BlockBytes = 1_024 });
        writer.AddRange(values);
    }

    private static void WriteStream<T>(T[] values, string path, MemFormatOptions options)
    {
        using var stream = new FileStream(path, FileMode.Append);
        var write = MemFormatSerializer.WriteManyAsync(stream, values, options);
        if (!write.IsCompletedSuccessfully)
            write.AsTask().Wait();
    }

    /// <summary>Arguments in which names of files of values and of recorded schemas are paths in the folder.</summary>
    public string[] Paths(params string[] arguments) =>
        [.. arguments.Select(a => System.IO.Path.GetExtension(a) is ".mem" or ".bin" or ".txt" ? Path(a) : a)];

    /// <summary>Runs the tool.</summary>
    /// <returns>The exit code and a line, then what was written, errors last; the folder is called <c>~</c>.</returns>
    public string Run(params string[] arguments)
    {
        var (output, error) = (new StringWriter { NewLine = "\n" }, new StringWriter { NewLine = "\n" });
        var code = Cli.Run(arguments, output, error);
        return $"{code}\n{output}{error}".Replace(Folder, "~").Replace('\\', '/').TrimEnd();
    }

    public void Dispose() => _folder.Delete(recursive: true);
}
