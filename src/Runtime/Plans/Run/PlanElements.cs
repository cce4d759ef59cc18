using System.Numerics;
using MemFormat.Io;
using MemFormat.Plans.Run;
using MemFormat.Schemas;

namespace MemFormat.Codecs;

/// <summary>
/// Reads the elements of one list or map of another shape. The reader is moved to one element after another, in every
/// form of the writer: memory, packed bits, digits, a bitmap of nulls, a single value. A local of the codecs;
/// never copied.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public ref struct PlanElements
{
    private static ReadOnlySpan<byte> Bits => [0, 1];

    private readonly PlanNode _plan;
    private readonly bool _isPlain = true;
    private readonly bool _isPacked;
    private readonly bool _hasDigits;
    private readonly bool _isCompactMap;
    private readonly bool _hasBitmap;
    private readonly ref byte _bitmap;
    private int _index = -1;
    private BitStringReader _bits;
    private Digits _digits;
    private readonly byte[]? _struct;
    private bool _isUnpacked;
    private ref byte _resume;
    private nuint _resumeLeft;
    private PlanNode? _opened;
    private PlanStep? _way;

    internal PlanElements(PlanNode plan, scoped ref MemFormatReader reader, int elementSize)
    {
        _plan = plan;
        if (plan.IsWrap)
        {
            IsNull = plan.TakeNull(ref reader);
            Count = IsNull ? 0 : 1;
            reader.Charge(elementSize + plan.Element!.InstanceSize);
            return;
        }

        var head = reader.ReadLength();
        IsNull = head == CollectionHead.Null;
        if (IsNull)
            return;
        if ((head & CollectionHead.Null) != 0 || ((head & CollectionHead.HasNulls) != 0 && !CollectionHead.HasFlag(plan.Kind, plan.ElementPlace)))
            MemFormatThrow.InvalidData();
        var count = head >> CollectionHead.CountShift;
        _isCompactMap = plan.Kind == WireKind.Map && (plan.ElementPlace == WirePlace.Compact || plan.KeyPlace == WirePlace.Compact);
        _isPacked = plan.Kind == WireKind.List && plan.Element!.Kind == WireKind.Bool;
        _hasBitmap = (head & CollectionHead.HasNulls) != 0;
        _hasDigits = _hasBitmap && plan.ElementPlace == WirePlace.Compact;
        _hasBitmap &= !_hasDigits;
        _isPlain = !(_hasDigits || _isCompactMap || _isPacked || _hasBitmap || plan.Element!.Serialized is not null);
        if (count > (ulong)Array.MaxLength)
            MemFormatThrow.Truncated();
        var present = count;
        if (_hasBitmap)
            _bitmap = ref BitString.Take(ref reader, (int)count, out present);
        if (_isPacked)
            _bits = new BitStringReader(ref reader, (int)present);
        else if (_hasDigits)
            Require(ref reader, count, (ulong)(plan.Structs?.Numbers ?? 1));
        else
            Require(ref reader, present, plan.MinElementSize);
        if (plan.Key is not null)
            Require(ref reader, count, plan.MinKeySize);
        Count = (int)count;
        var bits = (_hasBitmap ? 1 : 0) + (_isPacked ? 1 : 0);
        reader.Charge((long)count * (elementSize - (bits * MemFormatReader.OwnPerBit)) + (long)present * plan.Element!.Charge);
        if (_hasDigits && plan.Structs is { } structs)
        {
            // An element has fewer bytes than its block, which would pay for a part of the instance.
            reader.Charge(((long)count * (plan.Element.InstanceSize - plan.Element.Charge)) + UnpackedStruct.Memory);
            _struct = new byte[structs.BlockSize];
            _digits = UnpackedStruct.Open(ref reader, structs, Count);
        }
        else if (_hasDigits)
        {
            _digits = new Digits(ref reader, WireKinds.FixedSize(plan.Element.Kind), WireKinds.IsZigZag(plan.Element.Kind), Count);
        }

        _resume = ref reader.Position;
        _resumeLeft = reader.Left;
    }

    /// <summary>Whether the collection is null.</summary>
    public readonly bool IsNull;

    /// <summary>The number of elements or entries, including nulls.</summary>
    public readonly int Count;

    /// <summary>Whether the element, or the entry's value, is not null. There is nothing to read for a null.</summary>
    public bool IsPresent { get; private set; } = true;

    /// <summary>The plan for elements, or for values of a map.</summary>
    public readonly PlanNode Node => _opened ?? _plan.Element!;

    /// <summary>The plan for keys.</summary>
    public readonly PlanNode Key => _plan.Key!;

    /// <summary>Moves to the next element, or to the next entry's key.</summary>
    /// <param name="reader">The reader. It is moved to the element, or past the collection after the last one.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool Next(scoped ref MemFormatReader reader) => _isPlain ? ++_index < Count : Step(ref reader);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private bool Step(scoped ref MemFormatReader reader)
    {
        _index++;
        _way?.Leave(ref reader);
        (_way, _opened) = (null, null);
        if (_isPacked || _hasDigits)
            reader.Move(ref _resume, _resumeLeft);
        else if (_isUnpacked)
            Return(ref reader);
        if (_index >= Count)
            return false;
        if (_hasBitmap)
            IsPresent = BitString.Get(ref _bitmap, _index);
        if (_isPacked && IsPresent)
        {
            var value = _bits.Next() ? 1 : 0;
            reader.Move(ref Unsafe.Add(ref MemoryMarshal.GetReference(Bits), value), _resumeLeft + 1);
        }
        else if (_hasDigits)
        {
            if (_struct is not null)
            {
                ShowStruct(ref reader, _plan.Structs!);
                return true;
            }

            var number = _digits.Next();
            reader.Move(ref _resume, _resumeLeft + _digits.Behind);
            reader.Show(number, _digits.IsZigZag, _plan.Element!.Kind);
        }
        else if (_isCompactMap && _plan.KeyPlace == WirePlace.Compact)
        {
            Unpack(ref reader, _plan.Key!.Kind);
        }

        return true;
    }

    /// <summary>Whether the element, or the value whose key was read, is not null; goes into it if it is a payload of its own.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal bool HasValue(scoped ref MemFormatReader reader) =>
        IsPresent && (_isPlain || (!_isCompactMap && _plan.Element!.Serialized is null) || Enter(ref reader));

    /// <summary>Moves to the only element. The reader knows how far it is from there to the end of the list.</summary>
    /// <returns>Whether it is not null.</returns>
    internal bool Only(scoped ref MemFormatReader reader)
    {
        Next(ref reader);
        if (_hasDigits)
            reader.BehindShown = _digits.Behind;
        return HasValue(ref reader);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private bool Enter(scoped ref MemFormatReader reader)
    {
        if (_isUnpacked)
            Return(ref reader);
        if (_isCompactMap && _plan.ElementPlace == WirePlace.Compact)
            Unpack(ref reader, _plan.Element!.Kind);
        if (_plan.Element!.Serialized is null)
            return true;
        _opened = _plan.Element.Serialized.Enter(ref reader, out _way);
        return _opened is not null;
    }

    private void ShowStruct(scoped ref MemFormatReader reader, WriterType structs)
    {
        UnpackedStruct.Next(ref _digits, structs, _struct!);
        reader.Move(ref _struct![0], _resumeLeft + _digits.Behind + (nuint)structs.BlockSize);
    }

    /// <summary>Shows a compact key or value of a map.</summary>
    private void Unpack(scoped ref MemFormatReader reader, WireKind kind)
    {
        var bits = reader.ReadCompact(kind);
        _resume = ref reader.Position;
        _resumeLeft = reader.Left;
        _isUnpacked = true;
        reader.Show(bits, WireKinds.IsZigZag(kind), kind);
    }

    private void Return(scoped ref MemFormatReader reader)
    {
        reader.Move(ref _resume, _resumeLeft);
        _isUnpacked = false;
    }

    private static void Require(scoped ref MemFormatReader reader, ulong count, ulong size)
    {
        if (BigMultiply(count, size) > reader.Left)
            MemFormatThrow.Truncated();
    }

    // Counts are below 2^31 and sizes at most 2^40: the product may need more than 64 bits.
    private static ulong BigMultiply(ulong count, ulong size) => Math.BigMul(count, size, out var low) == 0 ? low : ulong.MaxValue;
}
