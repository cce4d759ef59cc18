using Corpus;
using Corpus.Options;
using MemFormat.EndToEnd.Tests;
using MemFormat.Tests;

namespace MemFormat.Interop.Tests;

/// <summary>Types that were chosen mean the same bytes as the usual ones.</summary>
public class OptionsTests
{
    private static readonly List<(CorpusCase Case, int Index, Request Request)> s_sent = RoundTripTests.s_sent;

    [ScriptFact("It runs Node.")]
    public void Digits_ticks_views_and_typed_arrays_lose_nothing()
    {
        var wrong = s_sent.Zip(PrintedCorpus.Exact.Exchange(s_sent.Select(s => s.Request)))
            .Where(p => p.Second.Payload is not { } bytes || (!RoundTripTests.KeepsUnknown(p.First.Case) && !RoundTripTests.AreSame(p.First.Case, bytes, p.First.Request.Bytes)))
            .Select(p => $"{p.First.Case.Name} {p.First.Index}: {p.Second}").ToList();
        Assert.True(wrong.Count == 0, $"{wrong.Count} of {s_sent.Count}\n{string.Join("\n", wrong)}");
    }

    [ScriptFact("It runs Node.")]
    public void Numbers_and_objects_are_stable_after_one_pass_or_say_that_they_cannot_hold_the_value()
    {
        var usual = PrintedCorpus.Default.Exchange(s_sent.Select(s => s.Request));
        var first = PrintedCorpus.Numbers.Exchange(s_sent.Select(s => s.Request));
        var second = PrintedCorpus.Numbers.Exchange(s_sent.Zip(first).Select(p => p.First.Request with { Bytes = p.Second.Payload ?? [] }));
        var wrong = new List<string>();
        var (same, overflows) = (0, 0);
        for (var i = 0; i < s_sent.Count; i++)
        {
            var (sent, once, twice) = (s_sent[i], first[i], second[i]);
            if (once.Error == "Overflow")
                overflows++;
            else if (once.Payload is null || once.Bytes != twice.Bytes)
                wrong.Add($"{sent.Case.Name} {sent.Index}: {once}, then {twice}");
            else if (!RoundTripTests.KeepsUnknown(sent.Case) && sent.Case.Serialize(sent.Case.Deserialize(once.Payload)).Length != once.Payload.Length)
                wrong.Add($"{sent.Case.Name} {sent.Index}: C# writes another length");
            else if (once.Bytes == usual[i].Bytes)
                same++;
        }

        Assert.True(wrong.Count == 0, $"{wrong.Count} of {s_sent.Count}\n{string.Join("\n", wrong)}");
        Assert.InRange(overflows, 100, s_sent.Count / 2);
        Assert.InRange(same, s_sent.Count / 3, s_sent.Count);
    }

    [ScriptFact("It runs Node.")]
    public void Numbers_that_do_not_fit_are_refused_views_stay_what_they_are_and_every_key_is_a_plain_one()
    {
        var sent = new Measurement
        {
            Count = -9007199254740991, Size = 7, Wide = 8, Price = 12.50m, At = new DateTime(2026, 11, 21, 0, 0, 0, DateTimeKind.Utc), Raw = [1, 2, 3],
            Values = [1.5, -0.0, double.PositiveInfinity], Gaps = [1, null, -2], Ticks = [1, -1], Stock = new() { ["__proto__"] = 1, ["constructor"] = 2, ["b"] = 3 },
        };
        var earlier = new EarlierMeasurement { Raw = [4, 5, 6, 7] };
        var written = Node.Script(
            "options.mjs", PrintedCorpus.Numbers.Bundle, PrintedCorpus.Exact.Bundle,
            Convert.ToBase64String(MemFormatSerializer.Serialize(sent)), Convert.ToBase64String(MemFormatSerializer.Serialize(earlier)));
        Assert.Equivalent(sent, MemFormatSerializer.Deserialize<Measurement>(Convert.FromBase64String(written)), strict: true);
    }
}
