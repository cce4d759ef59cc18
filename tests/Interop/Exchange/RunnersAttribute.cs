using System.Reflection;
using Xunit.Sdk;

namespace MemFormat.Interop.Tests;

/// <summary>The test is run with all runners.</summary>
public sealed class RunnersAttribute : DataAttribute
{
    public override IEnumerable<object[]> GetData(MethodInfo testMethod) => Enum.GetValues<Runner>().Select(r => new object[] { r });
}
