using Xunit;

namespace MemFormat.Architecture.Tests.Size;

/// <summary>A test of what is shipped. Another configuration says that it left the test out.</summary>
internal sealed class ReleaseFactAttribute : FactAttribute
{
    public ReleaseFactAttribute()
    {
        if (BuiltAssembly.Configuration != "Release")
            Skip = $"It looks at the release build, and this is {BuiltAssembly.Configuration}.";
    }
}
