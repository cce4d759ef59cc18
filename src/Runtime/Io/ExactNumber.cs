using MemFormat.Codecs;

namespace MemFormat.Io;

/// <summary>A number of any kind without loss: sign and magnitude of an integer, or a floating value that is none.</summary>
internal readonly struct ExactNumber
{
    private readonly UInt128 _magnitude;
    private readonly double _floating;
    private readonly bool _isNegative;
    private readonly NumberClass _class;

    public ExactNumber(UInt128 magnitude, bool isNegative)
    {
        _magnitude = magnitude;
        _isNegative = isNegative;
        _class = NumberClass.Integer;
    }

    private ExactNumber(double value)
    {
        _floating = value;
        _class = NumberClass.Floating;
        var size = Math.Abs(value);
        if (size < TwoTo128 && Math.Truncate(size) == size)
        {
            _magnitude = (UInt128)size;
            _isNegative = value < 0;
            _class = NumberClass.FloatingInteger;
        }
    }

    /// <summary>The size of an integer.</summary>
    public UInt128 Magnitude => _magnitude;

    /// <summary>Whether it is less than zero.</summary>
    public bool IsNegative => _isNegative;

    private enum NumberClass : byte
    {
        None,
        Integer,
        Floating,
        FloatingInteger,
    }

    private static double TwoTo128 => 340282366920938463463374607431768211456.0;

    /// <summary>Reads the fixed form of a numeric kind, canonical text, or a whole number of any size. A null is zero.</summary>
    public static ExactNumber Read(ref MemFormatReader reader, WireKind kind)
    {
        if (CanonicalText.IsText(kind))
            return CanonicalText.ReadInteger(ref reader, kind);
        if (kind == WireKind.Bytes)
            return WholeNumber.Read(ref reader);
        ref var value = ref reader.Take((nuint)WireKinds.FixedSize(kind));
        return kind switch
        {
            WireKind.Bool => new(Fields.Bool(ref value, 0) ? 1u : 0u, false),
            WireKind.Int8 => Signed(Fields.Get<sbyte>(ref value, 0)),
            WireKind.UInt8 => new(Fields.Get<byte>(ref value, 0), false),
            WireKind.Int16 => Signed(Fields.Get<short>(ref value, 0)),
            WireKind.UInt16 or WireKind.Char => new(Fields.Get<ushort>(ref value, 0), false),
            WireKind.Int32 => Signed(Fields.Get<int>(ref value, 0)),
            WireKind.UInt32 => new(Fields.Get<uint>(ref value, 0), false),
            WireKind.Int64 => Signed(Fields.Get<long>(ref value, 0)),
            WireKind.UInt64 => new(Fields.Get<ulong>(ref value, 0), false),
            WireKind.Int128 => Signed(Fields.Get<Int128>(ref value, 0)),
            WireKind.UInt128 => new(Fields.Get<UInt128>(ref value, 0), false),
            WireKind.Half => new((double)Fields.Get<Half>(ref value, 0)),
            WireKind.Single => new(Fields.Get<float>(ref value, 0)),
            WireKind.Double => new(Fields.Get<double>(ref value, 0)),
            _ => FromDecimal(Fields.Decimal(ref value, 0)),
        };
    }

    /// <summary>The number in another type, when it fits exactly.</summary>
    public bool TryGet<T>(out T result)
    {
        if (typeof(T) == typeof(double) || typeof(T) == typeof(float) || typeof(T) == typeof(Half))
            return TryGetFloating(out result);
        if (typeof(T) == typeof(decimal))
            return TryGetDecimal(out result);
        result = default!;
        if (_class is not (NumberClass.Integer or NumberClass.FloatingInteger))
            return false;
        var bits = _isNegative ? UInt128.Zero - _magnitude : _magnitude;
        if (_magnitude > Largest<T>(_isNegative))
            return false;
        result = Unsafe.As<UInt128, T>(ref bits);
        return true;
    }

    /// <summary>The largest magnitude that an integer type holds.</summary>
    private static UInt128 Largest<T>(bool isNegative)
    {
        var bits = Unsafe.SizeOf<T>() * 8;
        var isSigned = typeof(T) == typeof(sbyte) || typeof(T) == typeof(short) || typeof(T) == typeof(int)
            || typeof(T) == typeof(long) || typeof(T) == typeof(Int128);
        if (isSigned)
            return (UInt128.One << (bits - 1)) - (isNegative ? 0u : 1u);
        return isNegative ? 0 : UInt128.MaxValue >> (128 - bits);
    }

    private bool TryGetFloating<T>(out T result)
    {
        var isExact = true;
        var value = _floating;
        if (_class == NumberClass.Integer)
        {
            // Rounding may reach 2^128, which does not convert back.
            value = (double)_magnitude;
            isExact = value < TwoTo128 && (UInt128)value == _magnitude;
            value = _isNegative ? -value : value;
        }

        // A value that is not a number stays one; its payload is as wide as the type.
        double back;
        if (typeof(T) == typeof(double))
        {
            result = (T)(object)value;
            back = value;
        }
        else if (typeof(T) == typeof(float))
        {
            result = (T)(object)(float)value;
            back = (float)value;
        }
        else
        {
            result = (T)(object)(Half)value;
            back = (double)(Half)value;
        }

        return _class != NumberClass.None && isExact && (back == value || double.IsNaN(value));
    }

    private bool TryGetDecimal<T>(out T result)
    {
        var fits = _class == NumberClass.Integer && _magnitude >> 96 == 0;
        var value = fits ? new decimal((int)(uint)_magnitude, (int)(uint)(_magnitude >> 32), (int)(uint)(_magnitude >> 64), _isNegative, 0) : 0;
        result = (T)(object)value;
        return fits;
    }

    private static ExactNumber Signed(Int128 value) => new(value < 0 ? UInt128.Zero - (UInt128)value : (UInt128)value, value < 0);

    private static ExactNumber FromDecimal(decimal value)
    {
        var whole = decimal.Truncate(value);
        if (whole != value)
            return default;
        Span<int> parts = stackalloc int[4];
        decimal.GetBits(whole, parts);
        return new(new UInt128((uint)parts[2], (ulong)(uint)parts[1] << 32 | (uint)parts[0]), whole < 0);
    }
}
