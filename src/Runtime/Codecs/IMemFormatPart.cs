namespace MemFormat.Codecs;

/// <summary>
/// The codec of a base class that other assemblies can derive from. Codecs of derived classes call it for its members.
/// </summary>
/// <typeparam name="T">The class.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IMemFormatPart<T> : IMemFormatDescribe
    where T : class
{
    /// <summary>Writes the members of the class.</summary>
    static abstract void WriteMembers(ref MemFormatWriter writer, T value);

    /// <summary>Reads the members of the class, written with the same schema, into an object.</summary>
    static abstract void ReadMembers(ref MemFormatReader reader, T value);

    /// <summary>Reads the class's members at the plan's position into an object.</summary>
    /// <param name="reader">The reader to read from.</param>
    /// <param name="plan">The plan.</param>
    /// <param name="part">The number of the class's first member.</param>
    /// <param name="value">The object.</param>
    /// <param name="existing">The same object to populate its members, or null.</param>
    /// <returns>The plan, at a member of another class or at its end.</returns>
    static abstract ObjectPlan ReadMembersResolved(scoped ref MemFormatReader reader, ObjectPlan plan, int part, T value, T? existing);
}
