namespace Xunit;

/// <summary>The tests of the rows are run as they are: these stand in for the attributes that they carry.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal class FactAttribute : Attribute;

[AttributeUsage(AttributeTargets.Method)]
internal sealed class TheoryAttribute : FactAttribute;

/// <summary>The arguments of one call of a theory.</summary>
[AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
internal sealed class InlineDataAttribute(params object?[] arguments) : Attribute
{
    public object?[] Arguments { get; } = arguments;
}

/// <summary>The static property that holds the arguments of a theory's calls.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class MemberDataAttribute(string member) : Attribute
{
    public string Member { get; } = member;
}
