using System.Text;
using MemFormat.Tool.Converting;
using MemFormat.Tool.Inspecting;
using MemFormat.Tool.Writing;

namespace MemFormat.Tool.Commands;

/// <summary><c>memformat convert FILE OUTPUT</c>: the same values in another form.</summary>
internal static class ConvertCommand
{
    private const string Json = "json";

    public static Command Create()
    {
        var (file, names, json) = (DataInputs.File(), DataInputs.Names(), DataInputs.Json());
        var output = new Argument<FileInfo>("output") { Description = "The file to write. It must not exist, unless --force is given." };
        var to = new Option<string>("--to",
            "-t")
        {
            Description =
                "The form: payload, stream, container, or json with a value per line. By default json for a name that ends with .json, .jsonl or .ndjson, else the form of the file."
        };
        to.AcceptOnlyFromAmong("payload", "stream", "container", Json);
        var compression =
            new Option<string>("--compression") { Description = "none, brotli or zstd; none by default.", DefaultValueFactory = _ => "none" };
        compression.AcceptOnlyFromAmong("none", "brotli", "zstd");
        var type =
            new Option<string?>("--type")
            {
                Description =
                "A type as the assembly or recorded schema file of --names has it, such as Shop.Order: the values get its present schema. JSON needs it."
            };
        var drop = new Option<bool>("--drop") { Description = "With --type: leaves out members and extension data that the schema lacks." };
        var pooled = new Option<bool>("--pooled") { Description = "Pools strings: one that repeats within a value is stored once." };
        var plain = new Option<bool>("--plain") { Description = "Stores each pooled string in full." };
        var force = new Option<bool>("--force", "-f") { Description = "Overwrites an existing file." };
        var command = new Command("convert",
            "Writes the values of a file, or of JSON, in another form, compression or schema. Exits with 1 if the file cannot be read, or the output not be written.") { file, output, to, compression, type, drop, pooled, plain, force, names, json };
        command.SetAction(parsed => With(parsed, parsed.GetRequiredValue(file), names, parsed.GetValue(type), parsed.GetValue(drop), (data, known) =>
        {
            var target = parsed.GetRequiredValue(output);
            if (target.Exists && !parsed.GetValue(force))
                throw new ToolException($"{target.FullName} exists. Use --force to overwrite it.");
            if (target.FullName == parsed.GetRequiredValue(file).FullName)
                throw new ToolException("the output is the file itself.");
            var form = Form(parsed.GetValue(to), target, data);
            if (form == Json && data is JsonFile)
                throw new ToolException("the file is JSON already.");
            var (pools, unpools) = (parsed.GetValue(pooled), parsed.GetValue(plain));
            if (pools && unpools)
                throw new ToolException("--pooled and --plain exclude each other.");
            if (form == Json && (pools || unpools))
                throw new ToolException("JSON has no pooled strings. Leave out --pooled and --plain.");
            var pooling = pools || unpools ? new PooledBody(pools) : null;
            var packed = DataLimits.Compression(parsed.GetRequiredValue(compression));
            var count = Screen.While(parsed, "Writing " + target.Name,
                () => Whole(target.FullName, path => form == Json ? WriteJson(path, data, known) : Write(path, data, form, packed, pooling)));
            target.Refresh();
            parsed.InvocationConfiguration.Output.WriteLine(parsed.GetValue(json)
                ? JsonSerializer.Serialize(new { kind = form, values = count, bytes = target.Length })
                : $"{form}, {DataInputs.Count(count, "value")}, {DataInputs.Count(target.Length, "byte")}");
            return 0;
        }));
        return command;
    }

    /// <summary>The form to write: what the name of the output says must be true, since other programs go by it, this one among them.</summary>
    private static string Form(string? asked, FileInfo target, DataFile data)
    {
        var isJson = JsonFile.Is(target.Name);
        if (isJson && asked is not (null or Json))
            throw new ToolException($"{target.Name} has the name of a JSON file. Choose another name for a {asked}, or --to json.");
        return asked ?? (isJson ? Json : data is JsonFile ? "payload" : data.Kind);
    }

    private static int With(
        ParseResult parsed,
        FileInfo file,
        Option<FileInfo[]> names,
        string? type,
        bool drops,
        Func<DataFile, KnownNames, int> run)
    {
        var isJson = JsonFile.Is(file.Name);
        if (type is null)
        {
            return isJson
                ? throw new ToolException(
                    "JSON has no schema. Name the type of its values with --type, and its assembly or recorded schema file with --names.")
                : DataInputs.With(parsed, file, names, run);
        }

        if (!isJson)
        {
            return DataInputs.With(parsed, file, names, (old, known) =>
            {
                using var data = new UpdatedFile(old, new JsonPayloads(type, known, drops), known);
                return run(data, known);
            });
        }

        if (!file.Exists)
            throw new ToolException($"{file.FullName} does not exist.");
        var all = KnownNames.Read(parsed.GetValue(names) ?? []);
        using var json = new JsonFile(file.FullName, new JsonPayloads(type, all, drops));
        return run(json, all);
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

    private static long Write(string path, DataFile data, string form, MemFormatCompression compression, PooledBody? pooling)
    {
        using ValueSink sink = form switch
        {
            "container" => new ContainerSink(path, compression, pooling),
            "stream" => new StreamSink(File.Create(path), compression, pooling),
            _ => new PayloadSink(File.Create(path), compression, pooling),
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
        using var json = new JsonOutput(text, names, isIndented: false, InnerJson.Write);
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
