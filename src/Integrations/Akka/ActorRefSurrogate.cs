namespace MemFormat.Akka;

/// <summary>A reference to an actor: its path with the address of its system.</summary>
/// <param name="Path">The path; empty for <see cref="Nobody"/>.</param>
[MemFormattable]
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly partial record struct ActorRefSurrogate([property: MemMember(1)] string Path)
    : IMemSurrogate<ActorRefSurrogate, IActorRef, IActorSystemState>
{
    /// <summary>The form that is stored. A local reference gets the address that its system is known by to the receiver.</summary>
    /// <param name="value">The reference.</param>
    /// <param name="state">Knows the system.</param>
    public static ActorRefSurrogate From(IActorRef value, IActorSystemState state) =>
        new(value is Nobody ? "" : Serialization.SerializedActorPath(value));

    /// <summary>The reference again. An actor that has ended gives a reference to nothing, as it does in Akka.NET.</summary>
    /// <param name="state">Knows the system.</param>
    public IActorRef ToValue(IActorSystemState state)
    {
        if (Path.Length == 0)
            return Nobody.Instance;

        // Of other text, Akka.NET makes a reference to dead letters, which hides the mistake.
        return ActorPath.TryParse(Path, out _)
            ? state.System.Provider.ResolveActorRef(Path)
            : throw new SerializationException("The path of an actor cannot be read.");
    }
}
