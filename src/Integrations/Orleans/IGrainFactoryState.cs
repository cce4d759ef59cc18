using Microsoft.Extensions.DependencyInjection;

namespace MemFormat.Orleans;

/// <summary>
/// What a <see cref="MemFormatOptions.State"/> is for values with grain references. Without a state of your own, silos and
/// clients have one. Yours implements this beside what your own surrogates and codecs ask for.
/// </summary>
public interface IGrainFactoryState
{
    /// <summary>Makes the references.</summary>
    IGrainFactory GrainFactory { get; }

    /// <summary>Makes the reference to a grain or an observer.</summary>
    /// <typeparam name="T">Its interface.</typeparam>
    /// <param name="id">The identity, as <c>GetGrainId().ToString()</c> gives it.</param>
    /// <exception cref="FormatException">The text is no identity.</exception>
    T Find<T>(string id)
        where T : class, IAddressable => GrainId.TryParse(id, out var grain)
            ? GrainFactory.GetGrain<T>(grain)
            : throw new FormatException("The identity of a grain cannot be read.");
}

/// <summary>The state without more.</summary>
/// <param name="services">
/// The services of a silo or a client. The factory is asked for when a reference is read: it needs the serializers itself.
/// </param>
public sealed class GrainFactoryState(IServiceProvider services) : IGrainFactoryState
{
    private IGrainFactory? _factory;

    /// <inheritdoc/>
    public IGrainFactory GrainFactory => _factory ??= services.GetRequiredService<IGrainFactory>();
}
