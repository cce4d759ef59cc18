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
#pragma warning disable RS0030 // The machine's culture is replaced here, not used.
        CultureInfo.CurrentCulture = culture;
#pragma warning restore RS0030
    }
}
