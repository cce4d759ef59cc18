using System.Runtime.CompilerServices;

namespace MemFormat.Benchmarks.Models
{
    /// <summary>The shapes as a union of the language, by hand: the compiler of this project does not know the keyword.</summary>
    [Union]
    [MemFormattable]
    [MemUnion(1, typeof(Circle))]
    [MemUnion(2, typeof(Rectangle))]
    [MemUnion(3, typeof(Label))]
    [MemUnion(4, typeof(Line))]
    public readonly partial struct AnyShape
    {
        public AnyShape(Circle value) => Value = value;

        public AnyShape(Rectangle value) => Value = value;

        public AnyShape(Label value) => Value = value;

        public AnyShape(Line value) => Value = value;

        public object? Value { get; }
    }

    /// <summary>Numbers that are boxed, as those of a declared union are.</summary>
    [Union]
    [MemFormattable]
    [MemUnion(1, typeof(int))]
    [MemUnion(2, typeof(double))]
    public readonly partial struct BoxedNumber
    {
        public BoxedNumber(int value) => Value = value;

        public BoxedNumber(double value) => Value = value;

        public object? Value { get; }
    }

    /// <summary>Numbers that are not boxed.</summary>
    [Union]
    [MemFormattable]
    [MemUnion(1, typeof(int))]
    [MemUnion(2, typeof(double))]
    public readonly partial struct PlainNumber
    {
        private readonly long _bits;
        private readonly byte _case;

        public PlainNumber(int value) => (_bits, _case) = (value, 1);

        public PlainNumber(double value) => (_bits, _case) = (BitConverter.DoubleToInt64Bits(value), 2);

        public bool HasValue => _case != 0;

        public object? Value => _case switch { 0 => null, 1 => (int)_bits, _ => BitConverter.Int64BitsToDouble(_bits) };

        public bool TryGetValue(out int value)
        {
            value = (int)_bits;
            return _case == 1;
        }

        public bool TryGetValue(out double value)
        {
            value = BitConverter.Int64BitsToDouble(_bits);
            return _case == 2;
        }
    }
}

namespace System.Runtime.CompilerServices
{
    [AttributeUsage(AttributeTargets.Struct)]
    internal sealed class UnionAttribute : Attribute;
}
