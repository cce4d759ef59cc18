using System.Runtime.CompilerServices;
using MemFormat;
using MemFormat.Akka;

namespace Akka.Hosting;

/// <summary>Adds MemFormat to an actor system.</summary>
public static class MemFormatAkkaExtensions
{
    /// <summary>Akka.Hosting would take the first of two serializers of one number, and say nothing.</summary>
    private static readonly ConditionalWeakTable<AkkaConfigurationBuilder, HashSet<int>> s_identifiers = [];

    /// <summary>Writes and reads the named roots of a context, and the cases of those that are unions: messages, events and snapshots.</summary>
    /// <param name="builder">The system: <c>services.AddAkka("shop", akka => akka.WithMemFormat(ShopContext.Default))</c>.</param>
    /// <param name="context">The context.</param>
    /// <param name="options">The options to write and read with.</param>
    /// <param name="identifier">The number of the serializer: each context of a system needs its own, the same in all releases.</param>
    /// <exception cref="ArgumentException">The context names no root, or the number is taken.</exception>
    public static AkkaConfigurationBuilder WithMemFormat(
        this AkkaConfigurationBuilder builder, MemFormatContext context, MemFormatOptions? options = null,
        int identifier = MemFormatAkkaSerializer.DefaultIdentifier) =>
        builder.WithMemFormat(context, _ => options ?? MemFormatOptions.Default, identifier);

    /// <summary>Writes and reads the named roots of a context with options that need the system, such as those with a state of yours.</summary>
    /// <param name="builder">The system.</param>
    /// <param name="context">The context.</param>
    /// <param name="options">Makes the options to write and read with.</param>
    /// <param name="identifier">The number of the serializer: each context of a system needs its own, the same in all releases.</param>
    /// <exception cref="ArgumentException">The context names no root, or the number is taken.</exception>
    public static AkkaConfigurationBuilder WithMemFormat(
        this AkkaConfigurationBuilder builder, MemFormatContext context, Func<ExtendedActorSystem, MemFormatOptions> options,
        int identifier = MemFormatAkkaSerializer.DefaultIdentifier)
    {
        ArgumentNullException.ThrowIfNull(builder);
        ArgumentNullException.ThrowIfNull(context);
        ArgumentNullException.ThrowIfNull(options);
        var types = context.GetRoots().Where(root => root.Name is not null).Select(root => root.Type).Distinct().ToList();
        if (types.Count == 0)
            throw new ArgumentException($"No root of {context.GetType().Name} has a name.", nameof(context));
        if (!s_identifiers.GetOrCreateValue(builder).Add(identifier))
            throw new ArgumentException($"The system has a serializer {identifier} of another context. Choose another number.", nameof(identifier));
        return builder.WithCustomSerializer(
            $"memformat-{identifier}", types, system => new MemFormatAkkaSerializer(system, context, options(system), identifier));
    }
}
