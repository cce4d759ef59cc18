using Xunit;

namespace MemFormat.Architecture.Tests.Size;

/// <summary>
/// What each program that uses MemFormat carries. More than half is metadata, so what counts is the number of types and methods, not
/// the length of the code. `tests/Package/run.sh` holds the size of the packed assembly.
/// </summary>
public class RuntimeSizeTests
{
    public static TheoryData<string> Targets => ["net8.0", "net10.0"];

    /// <summary>An internal property with a field of its own takes two methods with their names and signatures more than the field.</summary>
    [Theory]
    [MemberData(nameof(Targets))]
    public void Types_that_are_not_public_have_fields_instead_of_auto_properties(string target)
    {
        using var assembly = new BuiltAssembly(target);
        Assert.Empty(assembly.HiddenTypes.SelectMany(assembly.AutoProperties));
    }

    /// <summary>The compiler adds about 1,000 bytes of members to a record: comparing, printing, copying, taking apart.</summary>
    [Theory]
    [MemberData(nameof(Targets))]
    public void Types_that_are_not_public_are_no_records(string target)
    {
        using var assembly = new BuiltAssembly(target);
        Assert.Empty(assembly.HiddenTypes.Where(type => assembly.Methods(type).Any(name => name is "PrintMembers" or "<Clone>$")).Select(assembly.Name));
    }

    /// <summary>For a collection expression that becomes an interface, the compiler adds a list type of 40 methods. Make an array or a list.</summary>
    [Theory]
    [MemberData(nameof(Targets))]
    public void No_collection_expression_becomes_an_interface(string target)
    {
        using var assembly = new BuiltAssembly(target);
        Assert.DoesNotContain(assembly.Types.Select(assembly.Name), name => name.Contains("<>z", StringComparison.Ordinal));
    }
}
