using System.Text.Json;
using Corpus;
using Corpus.Options;
using MemFormat.EndToEnd.Tests;
using MemFormat.Tests;

namespace MemFormat.Interop.Tests;

/// <summary>Types that were chosen mean the same bytes as the usual ones.</summary>
public class OptionsTests
{
    private static readonly List<Request> s_sent = RoundTripTests.s_sent.ConvertAll(s => s.Request with { Shown = null });

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void Digits_ticks_views_and_typed_arrays_lose_nothing(Runner runner) => PrintedCorpus.Exact.Exchange(runner, "exact", s_sent);

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void Numbers_and_objects_are_stable_after_one_pass_or_say_that_they_cannot_hold_the_value(Runner runner)
    {
        var usual = PrintedCorpus.Default.Exchange(runner, "usual", s_sent.ConvertAll(s => s with { Asks = Asks.Value }));
        var numbers = PrintedCorpus.Numbers.Exchange(
            runner, "numbers", s_sent.ConvertAll(s => s with { Asks = Asks.Stable, Allowed = nameof(MemFormatError.Overflow) }));
        var wrong = new List<string>();
        var same = 0;
        foreach (var ((one, index, _), (expected, number)) in RoundTripTests.s_sent.Zip(usual.Zip(numbers))
            .Where(p => p.Second.Second.Written is not null))
        {
            if (!RoundTripTests.KeepsUnknown(one) && one.Serialize(one.Deserialize(number.Written)).Length != number.Written!.Length)
                wrong.Add($"{one.Name} {index}: C# writes another length");
            else if (number.Written.AsSpan().SequenceEqual(expected.Written))
                same++;
        }

        Assert.True(wrong.Count == 0, $"{wrong.Count} of {s_sent.Count}\n{string.Join("\n", wrong)}");
        Assert.InRange(numbers.Count(n => n.Error is not null), 100, s_sent.Count / 2);
        Assert.InRange(same, s_sent.Count / 3, s_sent.Count);
    }

    [ScriptFact("It runs Node.")]
    public void Members_have_the_form_that_their_attribute_chooses_whatever_the_options_are()
    {
        var sent = new Formed
        {
            Views = 9007199254740991, Serial = ulong.MaxValue, Id = -1, Price = 12.5m, Total = 12.50m, Stock = new() { [-5] = 0.25m },
            Wait = new TimeSpan(1),
            Paid = DateTimeOffset.FromUnixTimeMilliseconds(1), Placed = DateTime.UnixEpoch.AddMilliseconds(2),
            Due = DateTimeOffset.MinValue.AddTicks(30_000_000_001).ToOffset(TimeSpan.FromMinutes(50)),
            Changes = [default, DateTime.MaxValue, DateTime.SpecifyKind(DateTime.MaxValue, DateTimeKind.Utc),
                new(2026, 11, 24, 1, 2, 3, 40, DateTimeKind.Utc)], Raw = [1], Copied = [2],
            Place = (7, "x", true),
        };
        var earlier = new EarlierFormed { Views = -8, Changes = [DateTime.UnixEpoch] };
        var payload = MemFormatSerializer.Serialize(sent);
        foreach (var corpus in new[] { PrintedCorpus.Default, PrintedCorpus.Numbers, PrintedCorpus.Exact })
        {
            Assert.Equal(
                Convert.ToBase64String(payload),
                Node.Script("formed.mjs", corpus.Bundle, Convert.ToBase64String(payload),
                    Convert.ToBase64String(MemFormatSerializer.Serialize(earlier))));
        }

        // Text that C# writes in JSON is text that is read.
        foreach (var date in new[] { sent.Due, DateTimeOffset.MaxValue, new(2026, 11, 24, 1, 2, 3, TimeSpan.FromHours(-14)) })
        {
            Assert.Equal(date,
                MemFormatSerializer.Deserialize<Formed>(Convert.FromBase64String(
                    Node.Script("formed.mjs", PrintedCorpus.Default.Bundle, JsonSerializer.Serialize(date, s_plain).Trim('"'))))!.Due);
        }
    }

    private static readonly JsonSerializerOptions s_plain = new() { Encoder = System.Text.Encodings.Web.JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void Dates_and_times_of_Temporal_lose_no_more_than_that_a_time_is_local(Runner runner)
    {
        var ticks = PrintedCorpus.Lossless.Exchange(runner, "ticks", s_sent.ConvertAll(s => s with { Asks = Asks.Value }));
        var written = PrintedCorpus.Temporal.Exchange(runner, "temporal", s_sent.ConvertAll(s => s with { Asks = Asks.Stable }));

        // A NaN may have other bits each time, and a compact local date of zeros takes more bytes than an unspecified one.
        var sure =
            RoundTripTests.s_sent.ConvertAll(s => s.Case.Name != "CompactScalars"
                && s.Request.Shown?.Contains("NaN", StringComparison.Ordinal) == false);
        Assert.InRange(sure.Count(s => s), 5000, s_sent.Count);
        var wrong = s_sent.Where((_, i) => sure[i] && !IsSame(ticks[i].Written!, written[i].Written!)).Select(s => s.Name).ToList();
        Assert.True(wrong.Count == 0, $"{wrong.Count} of {s_sent.Count}: {string.Join(", ", wrong.Take(20))}");

        // The kind is in the highest two bits, of compact ones in the lowest two: 2 and 3 are local, 0 is unspecified.
        static bool IsSame(byte[] sent, byte[] written) =>
            sent.Length == written.Length
                && sent.Zip(written).All(b => (b.First & ~b.Second) is 0 or 0x80 or 0xC0 or 2 or 3 && (b.Second & ~b.First) == 0);
    }

    [ScriptFact("It runs Node.")]
    public void Dates_and_times_of_Temporal_are_made_converted_and_refused()
    {
        var corpus = PrintedCorpus.Temporal;
        var folder = Path.GetDirectoryName(corpus.Bundle)!;
        var types = Path.Combine(folder, "types.mjs");
        Node.Package("esbuild", Path.Combine(folder, "Corpus.Options.ts"), "--bundle", "--format=esm", "--outfile=" + types, "--log-level=warning");
        var earlier = new EarlierMoments { Reading = DateTime.UnixEpoch, Spans = [TimeSpan.MinValue, TimeSpan.MaxValue] };
        var written = Node.Script("temporal.mjs", corpus.Bundle, types, Convert.ToBase64String(MemFormatSerializer.Serialize(new Moments())),
            Convert.ToBase64String(MemFormatSerializer.Serialize(earlier)));
        Assert.Equivalent(
            new Moments
            {
                At = DateTime.MaxValue, Reading = new DateTime(2026, 11, 26, 1, 2, 3, DateTimeKind.Utc).AddTicks(1),
                Due = new(2026, 7, 1, 12, 0, 0, TimeSpan.FromHours(2)), Wait = new TimeSpan(-1, -2, -3, -4, -5) - new TimeSpan(67),
                Last = DateTime.MinValue, Spans = [TimeSpan.Zero],
                Days = new() { [DateOnly.MaxValue] = TimeOnly.MaxValue, [DateOnly.MinValue] = null }, Short = TimeSpan.FromMinutes(5),
            },
            MemFormatSerializer.Deserialize<Moments>(Convert.FromBase64String(written)), strict: true);
    }

    [ScriptFact("It runs Node.")]
    public void Numbers_that_do_not_fit_are_refused_views_stay_what_they_are_and_every_key_is_a_plain_one()
    {
        var sent = new Measurement
        {
            Count = -9007199254740991, Size = 7, Wide = 8, Price = 12.50m, At = new DateTime(2026, 11, 21, 0, 0, 0, DateTimeKind.Utc),
            Raw = [1, 2, 3],
            Values = [1.5, -0.0, double.PositiveInfinity], Gaps = [1, null, -2], Ticks = [1, -1],
            Stock = new() { ["__proto__"] = 1, ["constructor"] = 2, ["b"] = 3 },
        };
        var earlier = new EarlierMeasurement { Raw = [4, 5, 6, 7] };
        var written = Node.Script(
            "options.mjs", PrintedCorpus.Numbers.Bundle, PrintedCorpus.Exact.Bundle,
            Convert.ToBase64String(MemFormatSerializer.Serialize(sent)), Convert.ToBase64String(MemFormatSerializer.Serialize(earlier)));
        Assert.Equivalent(sent, MemFormatSerializer.Deserialize<Measurement>(Convert.FromBase64String(written)), strict: true);
    }
}
