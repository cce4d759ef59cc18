using System.CommandLine;
using System.Text;
using System.Text.Json;
using MemFormat.Tools.Assemblies;
using MemFormat.Tools.Converting;
using MemFormat.Tools.Inspecting;

namespace MemFormat.Tools.Commands;

/// <summary><c>memformat convert FILE OUTPUT</c>: the same values in another form.</summary>
internal static class ConvertCommand
{
    private const string Json = "json";

    public static Command Create()
    {
        var (file, names, json) = (DataInputs.File(), DataInputs.Names(), DataInputs.Json());
        var output = new Argument<FileInfo>("output") { Description = "The file to write. It must not exist, unless you say --force." };
        var to = new Option<string>("--to", "-t") { Description = "The form: payload, stream, container, or json with a value per line. By default the form of the file." };
        to.AcceptOnlyFromAmong("payload", "stream", "container", Json);
        var compression = new Option<string>("--compression") { Description = "none, brotli or zstd; none by default.", DefaultValueFactory = _ => "none" };
        compression.AcceptOnlyFromAmong("none", "brotli", "zstd");
        var force = new Option<bool>("--force", "-f") { Description = "Writes over a file that exists." };
        var command = new Command("convert", "Writes the values of a file in another form or compression. Their schemas stay. Exits with 1 if the file cannot be read, or the output not be written.") { file, output, to, compression, force, names, json };
        command.SetAction(parsed => DataInputs.With(parsed, parsed.GetRequiredValue(file), names, (data, known) =>
        {
            var target = parsed.GetRequiredValue(output);
            if (target.Exists && !parsed.GetValue(force))
                throw new ToolException($"{target.FullName} exists. Say --force to write over it.");
            if (target.FullName == parsed.GetRequiredValue(file).FullName)
                throw new ToolException("the output is the file itself.");
            var form = parsed.GetValue(to) ?? data.Kind;
            var packed = DataLimits.Compression(parsed.GetRequiredValue(compression));
            var count = Screen.While(parsed, "Writing " + target.Name, () => Whole(target.FullName, path => form == Json ? WriteJson(path, data, known) : Write(path, data, form, packed)));
            target.Refresh();
            parsed.InvocationConfiguration.Output.WriteLine(parsed.GetValue(json)
                ? JsonSerializer.Serialize(new { kind = form, values = count, bytes = target.Length })
                : $"{form}, {DataInputs.Count(count, "value")}, {DataInputs.Count(target.Length, "byte")}");
            return 0;
        }));
        return command;
    }

    /// <summary>Nothing is written over, and no part left, if there is an error.</summary>
    private static long Whole(string path, Func<string, long> write)
    {
        var part = path + ".part";
        try
        {
            var count = write(part);
            File.Move(part, path, overwrite: true);
            return count;
        }
        finally
        {
            File.Delete(part);
        }
    }

    private static long Write(string path, DataFile data, string form, MemFormatCompression compression)
    {
        using ValueSink sink = form switch
        {
            "container" => new ContainerSink(path, compression),
            "stream" => new StreamSink(File.Create(path), compression),
            _ => new PayloadSink(File.Create(path), compression),
        };
        long count = 0;
        data.Visit(value =>
        {
            sink.Add(value);
            count++;
            return true;
        });
        sink.End();
        return count;
    }

    private static long WriteJson(string path, DataFile data, KnownNames names)
    {
        using var text = new StreamWriter(path, append: false, new UTF8Encoding(encoderShouldEmitUTF8Identifier: false)) { NewLine = "\n" };
        using var json = new JsonOutput(text, names, isIndented: false);
        long count = 0;
        data.Visit(value =>
        {
            json.Write(value);
            count++;
            return true;
        });
        return count;
    }
}
