using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text.RegularExpressions;
using MemFormat.Payloads.Finding;

namespace MemFormat.Tests.Collections;

/// <summary>Generator and runtime each have a table of the collections' codecs.</summary>
public class TableTests
{
    private static IEnumerable<Type> Roots => typeof(CollectionRoots).GetCustomAttributes<MemFormatRootAttribute>().Select(a => a.Type);

    [Fact]
    public void Both_tables_say_the_same() =>
        Assert.All(Roots, type => Assert.Equal(CollectionRoots.Default.GetCodec(type)!.GetType(), CodecComposer.Compose(type)?.GetType()));

    [Fact]
    public void All_of_the_generators_table_are_tested() => Assert.Equal(
        Regex.Matches(File.ReadAllText(Table()), @"(\w+`\d)""]").Select(m => m.Groups[1].Value).Except(["HashSet`1", "Dictionary`2"]).Order(),
        Roots.Select(r => r.Name).Order());

    private static string Table([CallerFilePath] string file = "") =>
        Path.Combine(Path.GetDirectoryName(file)!, "../../../src/Generator/Parsing/CodedCollections.cs");
}
