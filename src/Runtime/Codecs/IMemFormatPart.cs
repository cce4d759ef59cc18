using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>The codec of a class whose members can be a part of an object: derived classes of other assemblies have its codec write and read them.</summary>
/// <typeparam name="T">The class.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IMemFormatPart<T> : IMemFormatDescribe
    where T : class
{
    /// <summary>Writes the members of the class.</summary>
    static abstract void WriteMembers(ref MemFormatWriter writer, T value);

    /// <summary>Reads the members of the class, written with the same schema, into an object.</summary>
    static abstract void ReadMembers(ref MemFormatReader reader, T value);

    /// <summary>Reads the members of the class that the plan has come to into an object.</summary>
    /// <param name="reader">Where to read.</param>
    /// <param name="plan">The plan.</param>
    /// <param name="part">The number of the class's first member.</param>
    /// <param name="value">The object.</param>
    /// <param name="existing">The same object if its members are to be read into, or null.</param>
    /// <returns>The plan, which has come to a member of another class, or to its end.</returns>
    static abstract ObjectPlan ReadMembersResolved(scoped ref MemFormatReader reader, ObjectPlan plan, int part, T value, T? existing);
}
