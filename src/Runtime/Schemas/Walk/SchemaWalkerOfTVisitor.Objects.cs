using MemFormat.Base;
using MemFormat.Codecs;
using MemFormat.Io;

namespace MemFormat.Schemas.Walk;

// Bodies of objects.
internal partial struct SchemaWalker<TVisitor>
{
    /// <summary>Walks over the body of an object.</summary>
    public void Object(ref MemFormatReader reader, int number)
    {
        var type = _schema.Types[number];
        if (type.IsRecursive)
            reader.Enter();

        // Types that cannot contain themselves still nest as deep as the schema says.
        Depth.CheckStack();
        if (type.Base >= 0)
            Object(ref reader, type.Base);
        Part(ref reader, type);
        if (type.IsRecursive)
            reader.Leave();
    }

    private void Part(ref MemFormatReader reader, WriterType type)
    {
        Visitor.BeginPart(type, reader.Offset);
        Members(ref reader, type);
    }

    private void Members(ref MemFormatReader reader, WriterType type)
    {
        var start = reader;
        ref var block = ref type.Head.Take(ref reader);
        if (TVisitor.SeesValues)
        {
            BlockMembers(ref start, type);
            BitMembers(ref reader, ref block, type);
        }

        foreach (var member in type.Members)
        {
            if (!WirePlaces.IsOptionalScalar(member.Place))
                continue;
            Visitor.BeginMember(type, member, reader.Offset);
            var bit = member.FlagBit;
            var isNull = member.Place != WirePlace.Compact && !BitString.Get(ref block, bit++);
            if (!isNull && member.Place == WirePlace.Optional)
                Scalar(ref reader, member.Slot);
            else if (!isNull)
                Compact(ref reader, member.Slot, BitString.Get(ref block, bit, CompactSizes.CodeBits));
            End(ref reader, isNull);
        }

        foreach (var member in type.Members)
        {
            if (!WirePlaces.IsRest(member.Place))
                continue;
            if (TVisitor.SeesValues && member.Slot.IsExtensionData)
            {
                Extension(ref reader);
                continue;
            }

            Visitor.BeginMember(type, member, reader.Offset);
            var isNull = member.Place == WirePlace.Present && !BitString.Get(ref block, member.FlagBit);
            if (!isNull)
            {
                Value(ref reader, member.Slot, out isNull);
                if (isNull && member.Place == WirePlace.Present)
                    MemFormatThrow.NullAgainstBit();
            }

            End(ref reader, isNull);
        }
    }

    private void End(ref MemFormatReader reader, bool isNull)
    {
        Visitor.End(reader.Offset, isNull);
        if (TVisitor.TakesValues)
            reader.Charge(Visitor.Taken());
    }

    private void Compact(ref MemFormatReader reader, WriterSlot slot, uint code)
    {
        var kind = slot.Kind;
        if (TVisitor.SeesValues)
        {
            var value = default(UnpackedValue);
            reader.Take((nuint)value.Set(ref reader.Peek(UnpackedValue.Size), kind, code));
            if (TVisitor.TakesValues)
                Take(slot, ref value.Bytes);
            return;
        }

        reader.SkipCompact(kind, code);
    }

    private void BlockMembers(ref MemFormatReader reader, WriterType type)
    {
        reader.Take((nuint)(type.Members.Length == 0 ? 1 : type.FlagBytes));
        foreach (var member in type.Members)
        {
            if (member.Place != WirePlace.Fixed)
                continue;
            Visitor.BeginMember(type, member, reader.Offset);
            Value(ref reader, member.Slot, out _);
            End(ref reader, isNull: false);
        }
    }

    /// <summary>Bits take no bytes. Nullable ones have their null bit after the block.</summary>
    private void BitMembers(ref MemFormatReader reader, ref byte block, WriterType type)
    {
        foreach (var member in type.Members)
        {
            if (member.Place != WirePlace.BitOptional && !(TVisitor.TakesValues && member.Place == WirePlace.Bit))
                continue;
            Visitor.BeginMember(type, member, reader.Offset);
            var isNull = member.Place == WirePlace.BitOptional && !BitString.Get(ref block, member.FlagBit);
            if (TVisitor.TakesValues && !isNull)
                Bit(BitString.Get(ref block, member.FlagBit + (member.Place == WirePlace.BitOptional ? 1 : 0)));
            End(ref reader, isNull);
        }
    }
}
