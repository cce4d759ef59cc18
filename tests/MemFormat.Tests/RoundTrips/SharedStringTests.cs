using Corpus;

namespace MemFormat.Tests;

/// <summary>Equal strings of a payload as one object.</summary>
public class SharedStringTests
{
    private static readonly MemFormatOptions s_sharing = new() { ShareStrings = true };

    [Fact]
    public void Equal_strings_are_one_object()
    {
        string[] texts =
            ["red", "a text of more than thirty-one chars", "\u00dcn\u00ef", "\u6f22\u5b57", "\u6f22\u5b57 abcdefghijkl", "\ud800", new('x', 511)];
        var payload = MemFormatSerializer.Serialize(texts.Concat(texts.Select(t => new string(t.AsSpan()))).ToList());
        var shared = MemFormatSerializer.Deserialize<List<string>>(payload, s_sharing)!;
        var plain = MemFormatSerializer.Deserialize<List<string>>(payload)!;
        Assert.Equal(plain, shared);
        for (var i = 0; i < texts.Length; i++)
        {
            Assert.Same(shared[i], shared[i + texts.Length]);
            Assert.NotSame(plain[i], plain[i + texts.Length]);
        }
    }

    [Fact]
    public void Longer_ones_are_not_looked_for_and_empty_and_null_ones_are_what_they_are()
    {
        var text = new string('x', 512);
        var payload = MemFormatSerializer.Serialize(new List<string?> { text, text, "", null });
        var read = MemFormatSerializer.Deserialize<List<string?>>(payload, s_sharing)!;
        Assert.Equal([text, text, "", null], read);
        Assert.NotSame(read[0], read[1]);
    }

    [Fact]
    public void One_read_does_not_know_the_strings_of_another()
    {
        var payload = MemFormatSerializer.Serialize(new List<string> { "red" });
        var first = MemFormatSerializer.Deserialize<List<string>>(payload, s_sharing)![0];
        Assert.NotSame(first, MemFormatSerializer.Deserialize<List<string>>(payload, s_sharing)![0]);
    }

    [Fact]
    public void Less_memory_is_allocated_for_text_that_repeats()
    {
        var payload = MemFormatSerializer.Serialize(Enumerable.Range(0, 20_000).Select(i => $"the text of number {i % 100}").ToList());
        Assert.InRange(Allocated(s_sharing), 160_000, 190_000);
        Assert.InRange(Allocated(MemFormatOptions.Default), 1_000_000, 2_000_000);

        long Allocated(MemFormatOptions options)
        {
            var least = long.MaxValue;
            for (var i = 0; i < 5; i++)
            {
                var before = GC.GetAllocatedBytesForCurrentThread();
                MemFormatSerializer.Deserialize<List<string>>(payload, options);
                least = Math.Min(least, GC.GetAllocatedBytesForCurrentThread() - before);
            }

            return least;
        }
    }

    /// <summary>All cases of the corpus are read as they are without it, and errors are the same.</summary>
    [Fact]
    public void Values_and_errors_are_the_same()
    {
        foreach (var corpusCase in CorpusCases.All.Where(c => c.Type is { IsGenericType: false }))
        {
            foreach (var value in corpusCase.Values(3))
            {
                var payload = corpusCase.Serialize(value);
                Assert.Equal(payload, corpusCase.Serialize(corpusCase.Deserialize(payload, s_sharing)));
            }
        }

        byte[] cut = [.. MemFormatSerializer.Serialize(new List<string> { "a text" })];
        for (var length = 0; length < cut.Length; length++)
        {
            var (one, other) = (Error(cut.AsSpan(0, length), s_sharing), Error(cut.AsSpan(0, length), MemFormatOptions.Default));
            Assert.Equal((other.Error, other.Path), (one.Error, one.Path));
        }
    }

    private static MemFormatException Error(ReadOnlySpan<byte> payload, MemFormatOptions options)
    {
        try
        {
            MemFormatSerializer.Deserialize<List<string>>(payload, options);
        }
        catch (MemFormatException exception)
        {
            return exception;
        }

        throw new InvalidOperationException("The payload was read.");
    }
}
