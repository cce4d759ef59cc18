using Xunit;

namespace MemFormat.Architecture.Tests.Size;

/// <summary>
/// What each program that uses MemFormat carries. More than half is metadata, so what counts is the number of types and methods, not
/// the length of the code. `tests/Package/run.sh` holds the size of the packed assembly.
/// </summary>
public class RuntimeSizeTests
{
    public static TheoryData<string> Targets => ["net8.0", "net10.0"];

    /// <summary>
    /// For a collection expression that becomes an interface, the compiler adds a list type of 40 methods. Make an
    /// array or a list.
    /// </summary>
    [Theory]
    [MemberData(nameof(Targets))]
    public void No_collection_expression_becomes_an_interface(string target)
    {
        using var assembly = new BuiltAssembly(target);
        Assert.DoesNotContain(assembly.Types.Select(assembly.Name), name => name.Contains("<>z", StringComparison.Ordinal));
    }
}
