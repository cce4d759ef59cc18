using Xunit;

namespace MemFormat.Tests.Cultures;

/// <summary>The culture of these tests is another one than the invariant one.</summary>
public class OtherCultureTests
{
    [Fact]
    public void Numbers_and_dates_look_different()
    {
        Assert.Equal("1,5", 1.5.ToString("0.0"));
        Assert.NotEqual("-1", (-1).ToString());
        Assert.NotEqual("2026", new DateTime(2026, 5, 6).ToString("yyyy"));
    }
}
