using System.Globalization;
using System.Text.Json;
using System.Text.RegularExpressions;
using Corpus.Options;
using MemFormat.EndToEnd.Tests;

namespace MemFormat.Interop.Tests;

/// <summary>What a page writes is what is read, or it is refused with its path: nothing becomes something else in silence.</summary>
public class RefusingTests
{
    public static TheoryData<string> Corpora =>
        [nameof(PrintedCorpus.Default), nameof(PrintedCorpus.Exact), nameof(PrintedCorpus.Numbers), nameof(PrintedCorpus.Temporal),
            nameof(PrintedCorpus.Lossless)];

    /// <summary>
    /// Every member gets every value of a long list: iterators, generators, array-likes, objects, text, numbers,
    /// other kinds of collections.
    /// </summary>
    [ScriptTheory("It runs Node."), MemberData(nameof(Corpora))]
    public void Values_of_other_forms_are_refused_with_their_path(string corpus) =>
        Assert.Equal("0 wrong", Node.Script("refusing.mjs", Index(corpus), "Held", "Scalars").Trim());

    /// <summary>All days of some years and beyond, and texts that are almost dates, as member, element, key and optional member.</summary>
    [ScriptFact("It runs Node.")]
    public void Text_is_a_date_in_TypeScript_where_it_is_one_in_CSharp()
    {
        var days = new List<string>();
        foreach (var year in new[] { "0000", "0001", "0004", "0100", "1900", "1999", "2000", "2023", "2024", "2026", "9999" })
        {
            for (var month = 0; month < 14; month++)
            {
                for (var day = 0; day < 33; day++)
                    days.Add(string.Create(CultureInfo.InvariantCulture, $"{year}-{month:00}-{day:00}"));
            }
        }

        days.AddRange(["", " 2026-02-28", "2026-02-28 ", "2026-02-28\n", "2026-2-28", "2026-02-8", "26-02-28", "+002026-02-28", "-2026-02-28",
            "2026-02", "2026", "2026/02/28", "2026-02-28T00:00:00", "２０２６-02-28", "2026-W09-6", "2026-059"]);
        string[] times =
        [
            "00:00:00", "23:59:59", "23:59:59.9999999", "17:05:00.1234567", "17:05:00.1", "24:00:00", "25:00:00", "23:60:00", "23:59:60", "17:05",
            "17", "17:05:00.", "17:05:00.12345678", "17:05:00,5", " 17:05:00", "17:05:00 ", "7:05:00",
            "17:5:00", "17:05:0", "-17:05:00", "17:05:00Z", "T17:05:00", "17:05:00\n", "",
        ];
        string[] zones = ["", "Z", "z", "+00:00", "-00:00", "+14:00", "-14:00", "+14:01", "-14:30", "+15:00", "+24:00", "+01:60", "+1:00", "+0100",
            "+01", "+01:00:00", " Z", "Z ", "UTC", "+01:00Z"];
        List<string> moments =
        [
            .. days.Select(d => d + "T00:00:00Z"), .. times.Select(t => $"2026-02-28T{t}Z"), .. zones.Select(z => $"2026-02-28T17:05:00{z}"),
            .. zones.Select(z => $"2026-02-30T17:05:00{z}"),
            .. zones.Select(z => $"0001-01-01T00:30:00{z}"), .. zones.Select(z => $"9999-12-31T23:30:00{z}"), "2026-02-28t17:05:00Z",
            "2026-02-28 17:05:00Z", "2026-02-28", "2026-02-28Z", "2026-02-28T", "T17:05:00Z",
        ];
        var texts = JsonSerializer.Serialize(new { days, times, moments });
        var file = Path.Combine(Node.Folder, "generated", "days.json");
        File.WriteAllText(file, texts);
        var written = JsonSerializer.Deserialize<Dictionary<string, string?[]>>(Node.Script("days.mjs", Index(nameof(PrintedCorpus.Default)), file))!;
        var wrong = new List<string>();
        Compare<DateOnly>("days", days,
            t => DateOnly.TryParseExact(t, "yyyy-MM-dd", CultureInfo.InvariantCulture, DateTimeStyles.None, out var v) ? v : null,
            h => [h.Day, h.MaybeDay, h.Days.FirstOrDefault(), h.DaySet.FirstOrDefault(), h.Hours.Keys.FirstOrDefault()]);
        Compare<TimeOnly>("times", times,
            t =>
                TimeOnly.TryParseExact(t, ["HH:mm:ss", "HH:mm:ss.FFFFFFF"], CultureInfo.InvariantCulture, DateTimeStyles.None, out var v)
                    && !t.EndsWith('.') ? v : null, h => [h.Time, h.Hours.Values.FirstOrDefault()]);
        Compare<DateTimeOffset>("moments", moments, t => Moment(t) is { } v && (t.EndsWith('Z') || t[^6] is '+' or '-') ? v : null,
            h => [h.IsoDue, h.IsoLog.Keys.FirstOrDefault()]);
        Compare<DateTime>("readings", moments, t => Moment(t) is { } v ? t.EndsWith('Z') || t[^6] is '+' or '-' ? v.UtcDateTime : v.DateTime : null,
            h => [h.IsoAt, h.IsoLog.Values.FirstOrDefault()]);
        Assert.True(wrong.Count == 0, $"{wrong.Count} wrong: {string.Join("; ", wrong.Take(30))}");
        Assert.InRange(written.Sum(w => w.Value.Count(p => p is not null)), 25_000, 40_000);

        // .NET says which dates, times and offsets there are. Its parser takes offsets without a colon, too.
        static DateTimeOffset? Moment(string text) =>
            Regex.IsMatch(text, @"T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})?\z")
                && DateTimeOffset.TryParseExact(text, ["yyyy-MM-dd'T'HH:mm:ss.FFFFFFFK", "yyyy-MM-dd'T'HH:mm:ssK"], CultureInfo.InvariantCulture,
                    DateTimeStyles.AssumeUniversal, out var v) ? v : null;

        void Compare<T>(string name, IReadOnlyList<string> all, Func<string, T?> parse, Func<Held, object?[]> values)
            where T : struct
        {
            for (var i = 0; i < all.Count; i++)
            {
                // Each place is written by itself.
                var places = written[name].Skip(i * (written[name].Length / all.Count)).Take(written[name].Length / all.Count).ToList();
                for (var p = 0; p < places.Count; p++)
                {
                    var expected = parse(all[i]);
                    if (expected is null != places[p] is null)
                    {
                        wrong.Add($"{name} {all[i]} is {expected?.ToString() ?? "none"} in C#, {(places[p] is null ? "none" : "one")} in TypeScript");
                    }
                    else if (places[p] is { } payload
                        && !expected!.Value.Equals(values(MemFormatSerializer.Deserialize<Held>(Convert.FromBase64String(payload))!)[p]))
                    {
                        wrong.Add($"{name} {all[i]} becomes another one");
                    }
                }
            }
        }
    }

    private static string Index(string corpus)
    {
        var folder = Path.Combine(Path.GetDirectoryName(((PrintedCorpus)typeof(PrintedCorpus).GetProperty(corpus)!.GetValue(null)!).Bundle)!);
        var bundle = Path.Combine(folder, "index.mjs");
        Node.Package("esbuild", Path.Combine(folder, "index.ts"), "--bundle", "--format=esm", "--outfile=" + bundle, "--log-level=warning",
            "--inject:" + Path.Combine(Node.Folder, "node_modules/temporal-polyfill/global.esm.js"));
        return bundle;
    }
}
