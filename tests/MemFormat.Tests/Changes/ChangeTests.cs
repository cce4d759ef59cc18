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
    public void Change(string name) => Assert.Null(ChangeCases.All.First(c => c.Name == name).Failure());
}
