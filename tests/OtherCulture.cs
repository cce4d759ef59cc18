using System.Globalization;
using System.Runtime.CompilerServices;
using Xunit;

namespace MemFormat.Tests.Cultures;

/// <summary>
/// These tests run under a culture with another minus sign, another decimal separator and another calendar than the invariant one,
/// so that what should not depend on the culture is seen if it does.
/// </summary>
public class OtherCulture
{
    [ModuleInitializer]
    internal static void Use()
    {
        var culture = new CultureInfo("fa-IR");
        culture.NumberFormat.NumberDecimalSeparator = ",";
        CultureInfo.DefaultThreadCurrentCulture = culture;
#pragma warning disable RS0030 // The machine's culture is replaced here, not used.
        CultureInfo.CurrentCulture = culture;
#pragma warning restore RS0030
    }

    [Fact]
    public void The_culture_is_another_one()
    {
        Assert.Equal("1,5", 1.5.ToString("0.0"));
        Assert.NotEqual("-1", (-1).ToString());
        Assert.NotEqual("2026", new DateTime(2026, 5, 6).ToString("yyyy"));
    }
}
