using MemFormat.Codecs;
using MemFormat.Io;

namespace MemFormat.Schemas.Walk;

/// <summary>
/// Walks one value by its schema: the only code that gets from a value to the next without its type. Always advances;
/// depth and stack are bounded.
/// </summary>
internal partial struct SchemaWalker<TVisitor>(WriterSchema schema, TVisitor visitor) where TVisitor : struct, IWalkVisitor
{
    private WriterSchema _schema = schema;

    /// <summary>The follower of the walk.</summary>
    public TVisitor Visitor = visitor;

    /// <summary>Whether the payload may end anywhere, and the walk should go to its end.</summary>
    public bool IsCutOff;

    /// <summary>Walks over the root and all that follows it.</summary>
    /// <returns>Whether the root says that it is null.</returns>
    public bool Payload(ref MemFormatReader reader)
    {
        Value(ref reader, _schema.Root, out var isNull);
        if (!_schema.TakesScope)
            return isNull;
        var references = WalkScope.Of(ref reader).ReferenceTable;
        for (var number = 1; references.TryBegin(ref reader, out var type); number++)
        {
            Visitor.BeginBody(number);
            _schema = type!.Schema;
            if (TVisitor.TakesValues)
                Visitor.BeginObject();
            Object(ref reader, type.Number);
            if (TVisitor.TakesValues)
                Visitor.EndObject();
        }

        WalkScope.Of(ref reader).Kept?.ReadSection(ref reader);
        return isNull;
    }

    /// <summary>Walks one present value.</summary>
    public void Value(ref MemFormatReader reader, WriterSlot slot)
    {
        Value(ref reader, slot, out var isNull);
        if (isNull && slot.Place == WirePlace.Present)
            MemFormatThrow.NullAgainstBit();
    }

    private void Value(ref MemFormatReader reader, WriterSlot slot, out bool isNull)
    {
        isNull = false;
        switch (slot.Kind)
        {
            case WireKind.String:
                isNull = slot.IsPooled ? SkipPooled(ref reader) : SkipString(ref reader);
                break;
            case WireKind.Bytes or WireKind.List or WireKind.Map:
                isNull = Collection(ref reader, slot);
                break;
            case WireKind.Object:
                if (TVisitor.TakesValues)
                    Visitor.BeginObject();
                Object(ref reader, slot.Type);
                if (TVisitor.TakesValues)
                    Visitor.EndObject();
                break;
            case WireKind.Extended when slot.IsSerialized:
                isNull = SkipBytes(ref reader);
                break;

            case WireKind.Reference:
                Reference(ref reader, _schema.Types[slot.Type]);
                break;

            case WireKind.Union:
                Union(ref reader, slot);
                break;
            case WireKind.Extended when slot.IsExtensionData:
                isNull = SkipExtension(ref reader);
                break;
            case WireKind.Extended:
                if (TVisitor.TakesValues)
                    Visitor.Meaning((WireExtension)slot.Id);
                Value(ref reader, slot.Element!, out isNull);
                break;

            case WireKind.Opaque:
                Frame(ref reader);
                break;

            default:
                Scalar(ref reader, slot);
                break;
        }
    }

    private void Reference(ref MemFormatReader reader, WriterType type)
    {
        var scope = WalkScope.Of(ref reader);
        var start = reader.Offset;
        if (scope.Kept is { Links: not null } kept)
        {
            Visitor.PassKept(ref reader, kept.Take(ref reader), start);
            return;
        }

        var number = scope.ReferenceTable.Pass(ref reader, type, out var isNew);
        if (isNew)
            Visitor.MeetReference(number);
        Visitor.PassReference(ref reader, number, start);
    }

    private void Scalar(ref MemFormatReader reader, WriterSlot slot)
    {
        ref var value = ref reader.Position;
        if (TVisitor.SeesValues)
            ScalarCheck.Read(ref reader, slot.Kind);
        else
            reader.Take((nuint)WireKinds.FixedSize(slot.Kind));
        if (TVisitor.TakesValues)
            Take(slot, ref value);
    }

    private void Take(WriterSlot slot, ref byte value)
    {
        if (slot.Enum >= 0)
            Visitor.Enum(_schema.Types[slot.Enum].Enum ?? WriterEnum.Empty, slot.Kind, ref value);
        else
            Visitor.Scalar(slot.Kind, ref value);
    }

    private bool SkipString(ref MemFormatReader reader)
    {
        if (TVisitor.TakesValues)
            return Take(reader.ReadNullableString());
        var head = reader.ReadLength();
        if (head == StringEncoding.Null)
            return true;
        var length = head >> StringEncoding.LengthShift;
        var encoding = head & StringEncoding.Mask;
        if (encoding == StringEncoding.Null)
            MemFormatThrow.InvalidData();
        if (length > reader.Left || (encoding == StringEncoding.Utf16 && length > reader.Left / 2))
            MemFormatThrow.Truncated();
        reader.Take((nuint)(encoding == StringEncoding.Utf16 ? length * 2 : length));
        return false;
    }

    private bool SkipPooled(ref MemFormatReader reader)
    {
        if (TVisitor.TakesValues)
            return Take(reader.ReadPooledString());
        var start = reader.Offset;
        if (reader.SkipPooledString())
            return true;
        Visitor.PassPooled(ref reader, start);
        return false;
    }

    /// <summary>Skipped as a whole: its contents have another schema.</summary>
    private bool SkipBytes(ref MemFormatReader reader)
    {
        var head = reader.ReadLength();
        if (head == CollectionHead.Null)
            return true;
        if ((head & CollectionHead.FlagMask) != 0)
            MemFormatThrow.InvalidData();
        if (head >> CollectionHead.CountShift > reader.Left)
            MemFormatThrow.Truncated();
        ref var bytes = ref reader.Take((nuint)(head >> CollectionHead.CountShift));
        if (TVisitor.TakesValues)
            Visitor.Bytes(MemoryMarshal.CreateReadOnlySpan(ref bytes, (int)(head >> CollectionHead.CountShift)));
        return false;
    }

    private void Frame(ref MemFormatReader reader)
    {
        var length = reader.ReadLength();
        if (length > reader.Left)
            MemFormatThrow.Truncated();
        ref var bytes = ref reader.Take((nuint)length);
        if (TVisitor.TakesValues)
            Visitor.Bytes(MemoryMarshal.CreateReadOnlySpan(ref bytes, (int)length));
    }

    private void Union(ref MemFormatReader reader, WriterSlot slot)
    {
        reader.Enter();
        var start = reader.Offset;
        var found = WalkScope.Of(ref reader).CaseTable.Walk(ref reader, slot.Id, out var tag);
        var outer = _schema;
        _schema = found.Schema;
        Visitor.BeginCase(ref reader, slot.Id, tag, found, start);
        Value(ref reader, found.Schema.Root, out var isNull);
        if (isNull)
            MemFormatThrow.InvalidData("A union case holds null.");
        Visitor.EndCase(reader.Offset);
        _schema = outer;
        reader.Leave();
    }

    private bool Collection(ref MemFormatReader reader, WriterSlot slot)
    {
        var element = slot.ListElement;
        var head = reader.ReadLength();
        if (head == CollectionHead.Null)
            return true;
        if ((head & CollectionHead.Null) != 0 || ((head & CollectionHead.HasNulls) != 0 && !CollectionHead.HasFlag(slot.Kind, element.Place)))
            MemFormatThrow.InvalidData();
        var isPacked = slot.Kind == WireKind.List && element.Kind == WireKind.Bool;
        var count = head >> CollectionHead.CountShift;
        if (count > (ulong)Array.MaxLength)
            MemFormatThrow.Truncated();
        var present = count;
        ref var bitmap = ref Unsafe.NullRef<byte>();
        if (TVisitor.TakesValues)
        {
            if (slot.Kind == WireKind.Bytes)
                return TakeBytes(ref reader, count);
            Visitor.BeginCollection(slot);
        }

        var hasDigits = element.Place == WirePlace.Compact && (head & CollectionHead.HasNulls) != 0;
        if ((head & CollectionHead.HasNulls) != 0 && !hasDigits)
            bitmap = ref BitString.Take(ref reader, (int)count, out present);
        if (isPacked)
            Packed(ref reader, (int)count, (int)present, ref bitmap);
        else if (hasDigits && element.Kind == WireKind.Object)
            Structs(ref reader, element, count);
        else if (hasDigits)
            Numbers(ref reader, element, count);
        else
            Elements(ref reader, slot, (int)count, present, ref bitmap);
        if (TVisitor.TakesValues)
            Visitor.EndCollection();
        return false;
    }

    private void Elements(ref MemFormatReader reader, WriterSlot slot, int count, ulong present, ref byte bitmap)
    {
        // Readers refuse an impossible count right after reading it, and so does the walk that looks for their error.
        var size = slot.Key is null ? _schema.MinSize(slot.ListElement) : _schema.MinEntrySize(slot.ListElement);
        var keySize = slot.Key is null ? 0 : _schema.MinEntrySize(slot.Key);
        if (!IsCutOff && (present > reader.Left / size || (present * size) + ((ulong)count * keySize) > reader.Left))
            MemFormatThrow.Truncated();
        if (!TVisitor.SeesValues && slot.Key is null && WireKinds.FixedSize(slot.ListElement.Kind) > 0)
        {
            reader.Take((nuint)(present * size));
            return;
        }

        for (var i = 0; i < count; i++)
        {
            Visitor.BeginElement(i, reader.Offset);
            if (slot.Key is not null)
            {
                Entry(ref reader, slot.Key, out var isNullKey);
                if (TVisitor.TakesValues)
                    Visitor.EndKey(reader.Offset, isNullKey);
            }

            var isNull = !Unsafe.IsNullRef(ref bitmap) && !BitString.Get(ref bitmap, i);
            if (!isNull && slot.Key is null)
                Value(ref reader, slot.ListElement, out isNull);
            else if (!isNull)
                Entry(ref reader, slot.ListElement, out isNull);
            End(ref reader, isNull);
        }
    }

    private void Numbers(ref MemFormatReader reader, WriterSlot slot, ulong count)
    {
        var kind = slot.Kind;
        if (count > reader.Left)
            MemFormatThrow.Truncated();
        var digits = new Digits(ref reader, WireKinds.FixedSize(kind), WireKinds.IsZigZag(kind), (int)count);
        if (!TVisitor.SeesValues)
            return;
        ref var end = ref reader.Position;
        var left = reader.Left;
        for (var i = 0; i < (int)count; i++)
        {
            // Digits lie apart: the lowest one is the element's place.
            var number = digits.Next();
            reader.Move(ref end, left + digits.Behind);
            Visitor.BeginElement(i, reader.Offset - 1);
            reader.Show(number, digits.IsZigZag, kind);
            Scalar(ref reader, slot);
            End(ref reader, isNull: false);
        }

        reader.Move(ref end, left);
    }

    private void Structs(ref MemFormatReader reader, WriterSlot slot, ulong count)
    {
        var type = _schema.Types[slot.Type];
        if (count > reader.Left / (ulong)type.Numbers)
            MemFormatThrow.Truncated();
        var digits = UnpackedStruct.Open(ref reader, type, (int)count);
        if (!TVisitor.SeesValues)
            return;
        ref var end = ref reader.Position;
        var left = reader.Left;
        var block = new byte[type.BlockSize];
        for (var i = 0; i < (int)count; i++)
        {
            UnpackedStruct.Next(ref digits, type, block);
            reader.Move(ref end, left + digits.Behind);
            Visitor.BeginElement(i, reader.Offset - 1);
            reader.Move(ref block[0], left + digits.Behind + (nuint)block.Length);
            Value(ref reader, slot, out var isNull);
            End(ref reader, isNull);
        }

        reader.Move(ref end, left);
    }

    /// <summary>A key or value of a map.</summary>
    private void Entry(ref MemFormatReader reader, WriterSlot slot, out bool isNull)
    {
        if (slot.Place != WirePlace.Compact)
        {
            Value(ref reader, slot, out isNull);
            return;
        }

        isNull = false;
        var bits = reader.ReadCompact(slot.Kind);
        if (!TVisitor.SeesValues)
            return;
        ref var end = ref reader.Position;
        var left = reader.Left;
        reader.Show(bits, WireKinds.IsZigZag(slot.Kind), slot.Kind);
        Scalar(ref reader, slot);
        reader.Move(ref end, left);
    }
}
