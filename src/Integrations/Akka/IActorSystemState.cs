namespace MemFormat.Akka;

/// <summary>
/// What a <see cref="MemFormatOptions.State"/> is for messages with actor references. Without a state of your own, the
/// serializer has one. Yours implements this beside what your own surrogates and codecs ask for.
/// </summary>
public interface IActorSystemState
{
    /// <summary>The system that references are found in.</summary>
    ExtendedActorSystem System { get; }
}

/// <summary>The state without more, for payloads that you make yourself, such as those of <see cref="Serialized{T}"/>.</summary>
/// <param name="system">The system that references are found in.</param>
public sealed class ActorSystemState(ActorSystem system) : IActorSystemState
{
    /// <inheritdoc/>
    public ExtendedActorSystem System { get; } = (ExtendedActorSystem)system;
}
