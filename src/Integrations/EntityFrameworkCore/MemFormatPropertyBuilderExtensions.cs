using MemFormat;
using MemFormat.EntityFrameworkCore;

namespace Microsoft.EntityFrameworkCore;

/// <summary>Stores properties as payloads.</summary>
public static class MemFormatPropertyBuilderExtensions
{
    /// <summary>
    /// Stores a property as a payload in a column of bytes: <c>blob</c>, <c>bytea</c>, <c>varbinary(max)</c>. Changes
    /// inside of the value are found. A null is stored as NULL. Queries cannot look into the column.
    /// </summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="property">The property: <c>model.Entity&lt;Order&gt;().Property(order => order.Lines)</c>.</param>
    /// <param name="options">The options to write and read with.</param>
    public static PropertyBuilder<T> HasMemFormatConversion<T>(this PropertyBuilder<T> property, MemFormatOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(property);
        return property.HasConversion(new MemFormatValueConverter<T>(options), new MemFormatValueComparer<T>(options));
    }
}
