using System.Reflection;
using MemFormat.Base;

namespace MemFormat.Schemas;

/// <summary>Facts about one of the reader's types that are not in the descriptor.</summary>
/// <param name="name">The name in paths.</param>
/// <param name="members">
/// The members as generated code tells them: see <see cref="Codecs.SchemaComposer.Begin{TCodec}(Type, ReadOnlySpan{byte}, string, int)"/>.
/// Programs that read no other version never look at them.
/// </param>
/// <param name="instanceSize">The bytes that an instance takes.</param>
internal sealed class ReaderType(string name, string members, int instanceSize)
{
    private ReaderMember[]? _members;
    private string[] _demandedOfBase = [];

    public ReaderType(Type type, string members, int instanceSize)
        : this(DisplayNames.InPaths(type), members, instanceSize) =>
        (Assembly, WantsReport) = (type.Assembly, typeof(IMemDeserializedWithReport).IsAssignableFrom(type));

    /// <summary>A type that this process does not know.</summary>
    public ReaderType(string name, ReaderMember[] members)
        : this(name, "", instanceSize: 1) =>
        _members = members;

    /// <summary>The name in paths.</summary>
    public readonly string Name = name;

    /// <summary>
    /// The assembly that declares it, whose recorded schemas are known to the roots that reach it; this one, which has none, where no
    /// type is known.
    /// </summary>
    public readonly Assembly Assembly = typeof(ReaderType).Assembly;

    /// <summary>In the order of the descriptor's members.</summary>
    public ReaderMember[] Members => _members ?? Parse();

    /// <summary>Members of base parts that the type's constructor needs. Their own types may do without.</summary>
    public string[] DemandedOfBase => Members is null ? [] : _demandedOfBase;

    /// <summary>The bytes that an instance takes, estimated by generated code.</summary>
    public readonly int InstanceSize = instanceSize;

    /// <summary>Whether values want to know how the payload's shape differed.</summary>
    public readonly bool WantsReport;

    /// <summary>Of a class whose objects keep their identity.</summary>
    public SchemaState? Reference;

    /// <summary>Whether values can be read into existing ones.</summary>
    public bool CanPopulate;

    /// <summary>Of an enum: its constants.</summary>
    public ReaderEnum? Enum;

    /// <summary>Whether values are copied as memory.</summary>
    public bool IsBlock;

    /// <summary>The type's segment, once it is composed.</summary>
    public FilledSegment? Segment;

    /// <summary>The plans by which entries of extension data are read as members, if there ever were any.</summary>
    public SchemaState? ExtensionPlans;

    /// <summary>Takes over the type's segment.</summary>
    public void Fill(FilledSegment segment)
    {
        Segment = segment;
        if (_members is not null)
            Complete(_members);
    }

    private ReaderMember[] Parse()
    {
        var parts = members.Split('^');
        var parsed = ReaderMember.Parse(parts[0]);
        _demandedOfBase = parts[1..];
        Complete(parsed);
        return Interlocked.CompareExchange(ref _members, parsed, null) ?? parsed;
    }

    private void Complete(ReaderMember[] parsed)
    {
        if (Segment is not { Members: var filled })
            return;
        if (filled.Length != parsed.Length)
            throw new InvalidOperationException($"The generated code of {Name} is inconsistent. Compile its assembly again.");
        for (var i = 0; i < parsed.Length; i++)
        {
            if (parsed[i].IsOfTypeParameter)
                parsed[i].IsNullable = filled[i].CanBeNull;
        }
    }
}
