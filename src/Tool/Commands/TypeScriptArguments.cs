using System.Text.RegularExpressions;
using MemFormat.TypeScriptGen.Printing;

namespace MemFormat.Tool.Commands;

/// <summary>The options of <c>memformat ts</c> for the mapping of C# to TypeScript.</summary>
internal sealed partial class TypeScriptArguments
{
    private readonly Option<NameMapping> _names = Choice<NameMapping>(
        "--names", "Names of properties: camel (the first letter is small), or keep (the C# name).");
    private readonly Option<bool> _keepNames = new("--keep-names") { Description = "Same as --names keep." };
    private readonly Option<IntegerMapping> _integers = Choice<IntegerMapping>(
        "--integers", "Type of integers of 64 bits and more: bigint, number (an error beyond 2^53), or string.");
    private readonly Option<DecimalMapping> _decimals = Choice<DecimalMapping>(
        "--decimals", "Type of decimals: string, or number (the nearest one).");
    private readonly Option<DateMapping> _dates = Choice<DateMapping>("--dates",
        "Type of dates: date, epochMs, iso (text), ticks (without loss; applies to spans of time, too), or temporal (all dates and times).");
    private readonly Option<bool> _ticks = new("--ticks") { Description = "Same as --dates ticks." };
    private readonly Option<BytesMapping> _bytes = Choice<BytesMapping>("--bytes", "Byte arrays: copy, or view (a view of the payload).");
    private readonly Option<ArrayMapping> _arrays = Choice<ArrayMapping>(
        "--arrays", "Type of lists of numbers: array, or typed (Int32Array and the like).");
    private readonly Option<DictionaryMapping> _dictionaries = Choice<DictionaryMapping>(
        "--dictionaries", "Type of dictionaries with string keys: map, or record (an object without a prototype).");
    private readonly Option<VersionsLoading> _versions = Choice<VersionsLoading>(
        "--versions", "What reads other versions: inline (always there), or lazy (loaded when the first one comes, by asynchronous functions).");
    private readonly Option<string> _discriminator =
        new("--discriminator") { Description = "The property with the case of a union.", DefaultValueFactory = _ => "$type" };
    private readonly Option<string[]> _exclude =
        new("--exclude")
        {
            Description =
            "A type to leave out, by its C# name with the namespace. Types with members of it can be read, but not written."
        };
    private readonly Option<string> _suffix =
        new("--import-suffix") { Description = "The ending of imported files: .ts, .js, or nothing.", DefaultValueFactory = _ => ".ts" };
    private readonly Option<string?> _runtime =
        new("--runtime") { Description = "The package to import the runtime from, such as memformat. By default, the runtime is printed, too." };

    public TypeScriptArguments()
    {
        _suffix.AcceptOnlyFromAmong(".ts", ".js", "");
        _runtime.Validators.Add(result =>
        {
            if (result.Tokens is [{ Value: var name }] && !PackageName().IsMatch(name))
                result.AddError($"'{name}' is not the name of a package.");
        });
        _discriminator.Validators.Add(result =>
        {
            var name = result.GetValueOrDefault<string>();
            if (!PropertyName().IsMatch(name) || name is "value" or "__proto__")
                result.AddError($"'{name}' cannot be the discriminator: choose a name such as kind or $type, but not value.");
        });
    }

    public void AddTo(Command command)
    {
        Option[] all = [_names, _keepNames, _integers, _decimals, _dates, _ticks, _bytes, _arrays, _dictionaries, _versions, _discriminator, _exclude,
            _suffix, _runtime];
        foreach (var option in all)
            command.Options.Add(option);
    }

    public TypeScriptOptions Read(ParseResult parsed) => new()
    {
        Names = parsed.GetValue(_keepNames) ? NameMapping.Keep : parsed.GetValue(_names),
        Integers = parsed.GetValue(_integers),
        Decimals = parsed.GetValue(_decimals),
        Dates = parsed.GetValue(_ticks) ? DateMapping.Ticks : parsed.GetValue(_dates),
        Bytes = parsed.GetValue(_bytes),
        Arrays = parsed.GetValue(_arrays),
        Dictionaries = parsed.GetValue(_dictionaries),
        Versions = parsed.GetValue(_versions),
        Discriminator = parsed.GetValue(_discriminator)!,
        Exclude = parsed.GetValue(_exclude) ?? [],
        ImportSuffix = parsed.GetValue(_suffix)!,
        Runtime = parsed.GetValue(_runtime),
    };

    /// <summary>An option that takes the names of an enum's constants, in whatever case.</summary>
    private static Option<T> Choice<T>(string name, string description)
        where T : struct, Enum
    {
        var names = Enum.GetNames<T>().ToDictionary(n => n, Enum.Parse<T>, StringComparer.OrdinalIgnoreCase);
        return new Option<T>(name)
        {
            Description = description,
            CustomParser = result =>
            {
                var text = result.Tokens[0].Value;
                if (!names.TryGetValue(text, out var value))
                    result.AddError($"{name} cannot be '{text}'. {description}");
                return value;
            },
        };
    }

    [GeneratedRegex(@"^(@[a-z0-9-~][a-z0-9-._~]*/)?[a-z0-9-~][a-z0-9-._~]*\z")]
    private static partial Regex PackageName();

    [GeneratedRegex(@"^[\p{L}_$][\p{L}\p{Nd}_$]*\z")]
    private static partial Regex PropertyName();
}
