using MemFormat.Wire;

namespace MemFormat.Schemas;

/// <summary>The schema of a root as this process knows it.</summary>
internal sealed class RootSchema
{
    public RootSchema(byte[] descriptor, LocalType[] types, Func<RootSchema>[] contents)
    {
        Descriptor = descriptor;
        Types = types;
        Own = WriterSchema.ParseOwn(descriptor, []);
        SerializedSlots.Connect(Own, contents, 0);
        Local = new LocalSchema(0, Own, types);
        InlineHeader = PayloadHead.InlineHeader(descriptor);
    }

    /// <summary>For walks through values that nobody reads: a root without types.</summary>
    public static readonly RootSchema Empty = new([SlotToken.Of(WireKind.Bool, WirePlace.Rest)], [], []);

    public readonly byte[] Descriptor;

    /// <summary>Whether values depend on others of their payload, so that reading and writing keep track of them.</summary>
    public bool NeedsScope;

    /// <summary>A user's codec whose values are the roots, else null.</summary>
    public object? Instance;

    /// <summary>Byte 0, the descriptor's length, the descriptor.</summary>
    public readonly byte[] InlineHeader;

    /// <summary>The schema in which this process writes.</summary>
    public readonly WriterSchema Own;

    /// <summary>What is known about the own types, by number.</summary>
    public readonly LocalType[] Types;

    /// <summary>The types that the descriptor lists.</summary>
    public readonly LocalSchema Local;

    /// <summary>What payloads are read into.</summary>
    public CaseTarget Target => new(Local, Own.Root, isOpened: false);

    /// <summary>The unions that the root reaches.</summary>
    internal SchemaPart? UnionPart;

    /// <summary>The plans by which payloads of other shapes are read.</summary>
    internal SchemaPart? PlanPart;

    /// <summary>What fingerprints mean for the root.</summary>
    internal SchemaPart? HistoryPart;

    /// <summary>The header of fingerprint mode, or 0 while nobody has asked for it.</summary>
    internal uint KnownFingerprint;
}
