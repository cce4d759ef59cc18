using Xunit;

namespace MemFormat.Architecture.Tests;

/// <summary>Sources that are printed are checked in; here they are compared, and with <c>MEMFORMAT_ACCEPT=1</c> written anew.</summary>
public class PrintedFilesTests
{
    [Theory]
    [InlineData("src/Runtime/Codecs/Tuples/TupleElements.1-4.cs", 1, 4)]
    [InlineData("src/Runtime/Codecs/Tuples/TupleElements.5-8.cs", 5, 8)]
    public void Structs_of_tuples_are_as_their_template_prints_them(string file, int first, int last)
    {
        var printed = TupleTemplate.File(first, last);
        if (Environment.GetEnvironmentVariable("MEMFORMAT_ACCEPT") == "1")
            File.WriteAllText(Path.Combine(Repository.Root, file), printed);
        Assert.Equal(printed, Repository.Read(file));
    }
}
