using Corpus.Changes;
using Corpus;

namespace MemFormat.Tests;

/// <summary>All values of the corpus as messages of sessions, and all its changes of types.</summary>
public class CorpusSessionTests
{
    public static TheoryData<string> All => Cases.All;

    public static TheoryData<string> Changes => ChangeTests.All;

    [Theory]
    [MemberData(nameof(All))]
    public async Task Values_come_back(string name)
    {
        var corpusCase = CorpusCases.Named(name);
        foreach (var options in Headers.All)
        {
            List<object?> values = [.. corpusCase.Values(20).Where(v => v is not null || options.Header != MemFormatHeader.None)];
            var stream = new MemoryStream();
            await corpusCase.WriteManyAsync(stream, values, options);
            stream.Position = 0;
            AssertSame(values, await corpusCase.ReadManyAsync(stream, options));
        }
    }

    [Theory]
    [MemberData(nameof(All))]
    public async Task A_byte_at_a_time(string name)
    {
        var corpusCase = CorpusCases.Named(name);
        List<object?> values = [.. corpusCase.Values(3)];
        var stream = new MemoryStream();
        await corpusCase.WriteManyAsync(stream, values);
        AssertSame(values, await corpusCase.ReadManyAsync(new CrumbStream(stream.ToArray())));
    }

    [Theory]
    [MemberData(nameof(Changes))]
    public async Task Sessions_of_each_change_are_read(string name) =>
        Assert.Null(await ChangeCases.All.First(c => c.Name == name).SessionFailureAsync());

    private static void AssertSame(List<object?> expected, List<object?> actual)
    {
        Assert.Equal(expected.Count, actual.Count);
        for (var i = 0; i < expected.Count; i++)
            Assert.Null(Same.Difference(expected[i], actual[i]));
    }
}
