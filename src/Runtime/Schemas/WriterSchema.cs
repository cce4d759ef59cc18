namespace MemFormat.Schemas;

/// <summary>The shape in which a payload was written: a root slot and the types it reaches, checked and laid out.</summary>
internal sealed class WriterSchema(WriterSlot root, WriterType[] types, int maxNesting, int maxMembers)
{
    /// <summary>No sum of minimum sizes grows beyond this; no payload is as large.</summary>
    public const ulong Huge = 1UL << 40;

    private static long s_last;

    /// <summary>Tells it from all others of the process.</summary>
    public readonly long Number = NextNumber();

    public readonly WriterSlot Root = root;

    public readonly WriterType[] Types = types;

    /// <summary>Whether values depend on others of their payload.</summary>
    public bool NeedsScope;

    /// <summary>Whether there are objects that keep their identity.</summary>
    public bool HasReferences;

    /// <summary>Whether there is extension data.</summary>
    public bool HasExtension;

    /// <summary>Whether reading and writing take a scope: values depend on others of their payload, or those of extension data may.</summary>
    public bool TakesScope => NeedsScope || HasExtension;

    /// <summary>How deep the slots nest.</summary>
    public readonly int MaxNesting = maxNesting;

    /// <summary>Those of the type that has the most; in the schema of a case, of its additional types.</summary>
    public readonly int MaxMembers = maxMembers;

    /// <summary>A number that no other schema or step has.</summary>
    public static long NextNumber() => Interlocked.Increment(ref s_last);

    /// <summary>
    /// Parses a descriptor that may hold anything. To keep a plan, parse a copy: a payload that changes meanwhile would leave a plan
    /// for other bytes than it was made of.
    /// </summary>
    public static WriterSchema Parse(ReadOnlySpan<byte> descriptor, SchemaLimits limits)
    {
        limits.Take(descriptor.Length);
        return new DescriptorParser(descriptor, [], limits).Parse();
    }

    /// <summary>Parses the definition of a union case from a payload. The bytes are not trusted.</summary>
    /// <param name="definition">The case's slot, and the segments of types not in the payload's schema.</param>
    /// <param name="listed">The types in the payload's schema.</param>
    /// <param name="limits">The limits of all schemas of a read.</param>
    /// <param name="others">The number of types that other cases have added.</param>
    public static WriterSchema ParseCase(ReadOnlySpan<byte> definition, WriterType[] listed, SchemaLimits limits, int others)
    {
        limits.Take(definition.Length);
        return new DescriptorParser(definition, listed, limits, others).Parse();
    }

    /// <summary>Parses a descriptor composed by this process.</summary>
    /// <exception cref="InvalidOperationException">The types do not fit together.</exception>
    public static WriterSchema ParseOwn(ReadOnlySpan<byte> descriptor, WriterType[] listed)
    {
        try
        {
            return new DescriptorParser(descriptor, listed, SchemaLimits.Own).Parse();
        }
        catch (MemFormatException exception)
        {
            throw new InvalidOperationException(
                "The loaded types of the root do not fit together. Compile all their assemblies again. " + exception.Message, exception);
        }
    }

    /// <summary>Like <see cref="Parse"/>, for a descriptor that starts with the segment of the root's type.</summary>
    public static WriterSchema ParseSegments(ReadOnlySpan<byte> segments, SchemaLimits limits)
    {
        limits.Take(segments.Length);
        return new DescriptorParser(segments, [], limits).ParseSegments();
    }

    /// <summary>The least bytes of a present value of a slot.</summary>
    public ulong MinSize(WriterSlot slot) => MinSize(Types, slot);

    /// <inheritdoc cref="MinSize(WriterSlot)"/>
    public static ulong MinSize(ReadOnlySpan<WriterType> types, WriterSlot slot) => slot.Kind switch
    {
        WireKind.Object => types[slot.Type].MinSize,
        WireKind.Extended => MinSize(types, slot.Element!),
        _ => (ulong)WireKinds.MinSize(slot.Kind),
    };

    /// <summary>The least bytes of a key or present value of a map.</summary>
    public ulong MinEntrySize(WriterSlot slot) => slot.Place == WirePlace.Compact ? 1 : MinSize(slot);

    /// <summary>The type's parts in the body's order: the outermost base first, the type itself last.</summary>
    public WriterType[] Parts(int type)
    {
        var count = 0;
        for (var part = type; part >= 0; part = Types[part].Base)
            count++;
        var parts = new WriterType[count];
        for (; type >= 0; type = Types[type].Base)
            parts[--count] = Types[type];
        return parts;
    }
}
