using System.Reflection;
using MemFormat.Base;

namespace MemFormat.Schemas;

/// <summary>Facts about one of the reader's types that are not in the descriptor.</summary>
internal sealed class ReaderType(string name, ReaderMember[] members, int instanceSize)
{
    public ReaderType(Type type, ReaderMember[] members, int instanceSize)
        : this(TypeNames.InPaths(type), members, instanceSize) =>
        (Assembly, WantsReport) = (type.Assembly, typeof(IMemDeserializedWithReport).IsAssignableFrom(type));

    /// <summary>The name in paths.</summary>
    public readonly string Name = name;

    /// <summary>
    /// The assembly that declares it, whose recorded schemas are known to the roots that reach it; this one, which has none, where no
    /// type is known.
    /// </summary>
    public readonly Assembly Assembly = typeof(ReaderType).Assembly;

    /// <summary>In the order of the descriptor's members.</summary>
    public readonly ReaderMember[] Members = members;

    /// <summary>Members of base parts that the type's constructor needs. Their own types may do without.</summary>
    public string[] DemandedOfBase = [];

    /// <summary>The bytes that an instance takes, estimated by generated code.</summary>
    public readonly int InstanceSize = instanceSize;

    /// <summary>Whether values want to know how the payload's shape differed.</summary>
    public readonly bool WantsReport;

    /// <summary>Of a class whose objects keep their identity.</summary>
    public SchemaState? Reference;

    /// <summary>Whether values can be read into existing ones.</summary>
    public bool CanPopulate;

    /// <summary>Whether values are copied as memory.</summary>
    public bool IsBlock;

    /// <summary>The keys of <see cref="Members"/> and the base part's number, known once the segment is composed.</summary>
    public uint[] Keys = [];

    /// <summary>Whether the keys are names' hashes, else they are ids.</summary>
    public bool IsNamed;

    public int Base = -1;

    /// <summary>The plans by which entries of extension data are read as members, if there ever were any.</summary>
    public SchemaState? ExtensionPlans;

    /// <summary>Takes over the facts in the type's segment.</summary>
    public void Fill(FilledSegment segment)
    {
        if (segment.Members.Length != Members.Length)
            throw new InvalidOperationException($"The generated code of {Name} is inconsistent. Compile its assembly again.");
        (Keys, IsNamed, Base) = (new uint[Members.Length], segment.IsNamed, segment.Base);
        for (var i = 0; i < Members.Length; i++)
        {
            Keys[i] = segment.Members[i].Key;
            if (Members[i].IsOfTypeParameter)
                Members[i].IsNullable = segment.Members[i].CanBeNull;
        }
    }
}
