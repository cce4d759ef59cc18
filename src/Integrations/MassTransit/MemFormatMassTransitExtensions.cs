using MemFormat;
using MemFormat.MassTransit;

namespace MassTransit;

/// <summary>Adds MemFormat to a bus.</summary>
public static class MemFormatMassTransitExtensions
{
    /// <summary>
    /// Sends messages as MemFormat payloads, and reads them beside JSON. Types without a codec travel as JSON, in the
    /// same envelope.
    /// </summary>
    /// <param name="configurator">The bus: <c>UsingRabbitMq((context, bus) => bus.UseMemFormat())</c>.</param>
    /// <param name="options">The options to write and read with.</param>
    public static void UseMemFormat(this IBusFactoryConfigurator configurator, MemFormatOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(configurator);
        var factory = new MemFormatSerializerFactory(options);
        configurator.AddSerializer(factory);
        configurator.AddDeserializer(factory);
    }

    /// <summary>
    /// Reads MemFormat payloads, and goes on sending what the bus sends. Deploy this to all services of a bus first, and
    /// <see cref="UseMemFormat"/> next, if they exchange JSON by now.
    /// </summary>
    /// <param name="configurator">The bus.</param>
    /// <param name="options">The options to read with.</param>
    public static void UseMemFormatDeserializer(this IBusFactoryConfigurator configurator, MemFormatOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(configurator);
        configurator.AddDeserializer(new MemFormatSerializerFactory(options));
    }
}
