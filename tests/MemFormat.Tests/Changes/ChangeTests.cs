using Corpus.Changes;

namespace MemFormat.Tests;

/// <summary>The changes of the corpus, which run natively, too.</summary>
public class ChangeTests
{
    public static TheoryData<string> All
    {
        get
        {
            var names = new TheoryData<string>();
            foreach (var change in ChangeCases.All)
                names.Add(change.Name);
            return names;
        }
    }

    [Theory]
    [MemberData(nameof(All))]
    public void Payloads_of_each_change_are_read(string name) => Assert.Null(ChangeCases.All.First(c => c.Name == name).Failure());

    [Theory]
    [MemberData(nameof(All))]
    public void Payloads_of_each_change_are_read_by_fingerprint(string name)
    {
        var change = ChangeCases.All.First(c => c.Name == name);
        foreach (var header in (MemFormatHeader[])[MemFormatHeader.Fingerprint, MemFormatHeader.Fingerprint64])
        {
            if (change.IsRecorded)
                Assert.Null(change.Failure(header));
            else
                Assert.Equal(MemFormatError.UnknownSchema, Assert.Throws<MemFormatException>(() => change.Read(change.Payload(header))).Error);
        }
    }
}
