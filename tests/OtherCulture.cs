using System.Globalization;
using System.Runtime.CompilerServices;

namespace MemFormat.Tests.Cultures;

/// <summary>
/// These tests run under a culture with another minus sign, another decimal separator and another calendar than the invariant one,
/// so that what should not depend on the culture is seen if it does.
/// </summary>
internal static class OtherCulture
{
    [ModuleInitializer]
    internal static void Use()
    {
        var culture = new CultureInfo("fa-IR");
        culture.NumberFormat.NumberDecimalSeparator = ",";
        CultureInfo.DefaultThreadCurrentCulture = culture;
        Set(culture);
    }

    /// <summary>For a test of what does depend on the culture.</summary>
    internal static void Leave() => Set(CultureInfo.InvariantCulture);

#pragma warning disable RS0030 // The machine's culture is replaced here, not used.
    private static void Set(CultureInfo culture) => CultureInfo.CurrentCulture = culture;
#pragma warning restore RS0030
}
