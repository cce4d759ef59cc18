using System.CommandLine;
using System.Text.RegularExpressions;
using MemFormat.Tools.Printing;

namespace MemFormat.Tools.Commands;

/// <summary>The options of <c>memformat ts</c> that say what C# becomes.</summary>
internal sealed partial class TypeScriptArguments
{
    private readonly Option<NameMapping> _names = Choice<NameMapping>("--names", "What properties are called: camel (they begin with a small letter), or keep (their C# names).");
    private readonly Option<bool> _keepNames = new("--keep-names") { Description = "As --names keep." };
    private readonly Option<IntegerMapping> _integers = Choice<IntegerMapping>("--integers", "What integers of 64 bits and more are: bigint, number (an error beyond 2^53), or string.");
    private readonly Option<DecimalMapping> _decimals = Choice<DecimalMapping>("--decimals", "What decimals are: string, or number (the nearest one).");
    private readonly Option<DateMapping> _dates = Choice<DateMapping>("--dates", "What dates are: date, epochMs, or ticks (without loss, spans of time, too).");
    private readonly Option<bool> _ticks = new("--ticks") { Description = "As --dates ticks." };
    private readonly Option<BytesMapping> _bytes = Choice<BytesMapping>("--bytes", "What runs of bytes are: a copy, or a view of the payload.");
    private readonly Option<ArrayMapping> _arrays = Choice<ArrayMapping>("--arrays", "What lists of numbers are: array, or typed (Int32Array and the like).");
    private readonly Option<DictionaryMapping> _dictionaries = Choice<DictionaryMapping>("--dictionaries", "What dictionaries with keys of text are: map, or record (an object without a prototype).");
    private readonly Option<string> _discriminator = new("--discriminator") { Description = "The property that tells the cases of a union apart.", DefaultValueFactory = _ => "$type" };
    private readonly Option<string[]> _exclude = new("--exclude") { Description = "A type to leave out, by its C# name with the namespace. What holds values of it can be read, but not written." };
    private readonly Option<string> _suffix = new("--import-suffix") { Description = "What files are imported with: .ts, .js, or nothing.", DefaultValueFactory = _ => ".ts" };
    private readonly Option<string?> _runtime = new("--runtime") { Description = "The package that the runtime is imported from, memformat for one. Otherwise it is printed, too." };

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
                result.AddError($"'{name}' cannot be the discriminator: it has to be a name like kind or $type, and not value.");
        });
    }

    public void AddTo(Command command)
    {
        Option[] all = [_names, _keepNames, _integers, _decimals, _dates, _ticks, _bytes, _arrays, _dictionaries, _discriminator, _exclude, _suffix, _runtime];
        foreach (var option in all)
            command.Options.Add(option);
    }

    public TypeScriptOptions Of(ParseResult parsed) => new()
    {
        Names = parsed.GetValue(_keepNames) ? NameMapping.Keep : parsed.GetValue(_names),
        Integers = parsed.GetValue(_integers),
        Decimals = parsed.GetValue(_decimals),
        Dates = parsed.GetValue(_ticks) ? DateMapping.Ticks : parsed.GetValue(_dates),
        Bytes = parsed.GetValue(_bytes),
        Arrays = parsed.GetValue(_arrays),
        Dictionaries = parsed.GetValue(_dictionaries),
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
