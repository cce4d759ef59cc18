using System.Text.RegularExpressions;
using System.Text;
using MemFormat.Schema.Composition;
using MemFormat.Schema.Manifest;
using MemFormat.Tool.Recording;
using MemFormat.TypeScriptGen.Assemblies;
using MemFormat.TypeScriptGen.Printing;
using MemFormat.TypeScriptGen.Terminals;

namespace MemFormat.Campaign.Tests;

/// <summary>Does with a manifest all that the commands of the tool do, and says what promise that breaks.</summary>
internal static partial class ManifestUse
{
    /// <summary>What reading a manifest may ask for: a start, and so much for each byte.</summary>
    private const long Flat = 1 << 20, PerByte = 128;

    private static readonly TypeScriptOptions[] s_options =
    [
        new(),
        new() { Integers = IntegerMapping.String, Dates = DateMapping.Ticks, Names = NameMapping.Keep, Versions = VersionsLoading.Lazy },
        new() { Integers = IntegerMapping.Number, Decimals = DecimalMapping.Number, Dates = DateMapping.Temporal, Arrays = ArrayMapping.Typed,
            Dictionaries = DictionaryMapping.Record },
    ];

    /// <summary>The broken promise, or null.</summary>
    /// <param name="text">The manifest as an assembly holds it.</param>
    /// <param name="options">Which options of TypeScript to print with.</param>
    /// <param name="manifest">The manifest, if it is accepted.</param>
    public static string? Broken(string text, int options, out AssemblyManifest? manifest)
    {
        manifest = null;
        try
        {
            var before = GC.GetAllocatedBytesForCurrentThread();
            try
            {
                manifest = ManifestReader.Parse(text);
            }
            catch (FormatException)
            {
                // Refused.
            }

            var asked = GC.GetAllocatedBytesForCurrentThread() - before;
            if (asked > Flat + (PerByte * text.Length))
                return $"memory: {asked:N0} bytes for {text.Length:N0}";
            return manifest is null ? null : Of(manifest, s_options[options % s_options.Length]);
        }
        catch (Exception exception)
        {
            return $"thrown: {exception}";
        }
    }

    private static string? Of(AssemblyManifest manifest, TypeScriptOptions options)
    {
        try
        {
            var all = new ManifestSet([manifest]);
            var lines = RecordedLines.Collect(new LoadedManifests(manifest, all, []), out var warnings).Select(l => l.ToString());
            if (lines.Concat(warnings).FirstOrDefault(l => TerminalText.Line(l) != l) is { } line)
                return $"a line that hides something: {TerminalText.Line(line)}";
            var files = Printed(manifest, all, options);
            if (files.Keys.FirstOrDefault(f => !FileName().IsMatch(f)) is { } file)
                return $"a file called {file}";
            return files.Where(f => Code(f.Value).Contains(ManifestDraw.Mark, StringComparison.Ordinal)).Select(f => $"code in {f.Key}")
                .FirstOrDefault();
        }
        catch (Exception exception) when (exception is PrintingException || ManifestFaults.IsOfData(exception))
        {
            // As the commands tell it.
            return null;
        }
    }

    private static SortedDictionary<string, string> Printed(AssemblyManifest manifest, ManifestSet all, TypeScriptOptions options)
    {
        var roots = all.Roots.Select(r => r.Type).Concat(manifest.Roots.Select(r => r.Type)).Where(r => CanBeComposed(all, r)).ToList();
        return TypeScriptPrinter.Print(new TypeScriptModel(all, roots, [], options));
    }

    private static bool CanBeComposed(ManifestSet all, ManifestType root)
    {
        try
        {
            ManifestComposer.Compose(all, root);
            return true;
        }
        catch (CompositionException)
        {
            return false;
        }
    }

    /// <summary>TypeScript without what is between quotation marks and in comments.</summary>
    private static string Code(string text)
    {
        var code = new StringBuilder();
        for (var i = 0; i < text.Length; i++)
        {
            var end = text[i] switch
            {
                '/' when text.AsSpan(i).StartsWith("//") => text.IndexOfAny(['\n', '\r', '\u2028', '\u2029'], i),
                '/' when text.AsSpan(i).StartsWith("/*") => text.IndexOf("*/", i + 2, StringComparison.Ordinal) + 1,
                '\'' => EndOfLiteral(text, i),
                _ => i,
            };
            if (end == i)
                code.Append(text[i]);
            i = end;
            if (end <= 0)
                break;
        }

        return code.ToString();
    }

    /// <summary>A literal ends at its quotation mark; one that ends at a line break is an error, and what follows it is code.</summary>
    private static int EndOfLiteral(string text, int start)
    {
        for (var i = start + 1; i < text.Length; i++)
        {
            if (text[i] == '\\')
                i++;
            else if (text[i] is '\'' or '\n' or '\r')
                return i;
        }

        return text.Length - 1;
    }

    [GeneratedRegex(@"^(memformat/)?[\w.\-]+\.ts\z")]
    private static partial Regex FileName();
}
