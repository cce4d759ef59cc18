using MemFormat.Wire;

namespace MemFormat.Io;

/// <summary>What is done with a scalar whose kind is known at run time only.</summary>
/// <typeparam name="TState">What it is done with.</typeparam>
internal interface IScalarAction<TState>
{
    static abstract void Do<T>(ref byte value, ref TState state);
}

/// <summary>From a kind to its type.</summary>
internal static class Scalars
{
    /// <summary>Does something with a scalar; no other kind comes here.</summary>
    public static void Do<TAction, TState>(WireKind kind, ref byte value, ref TState state)
        where TAction : IScalarAction<TState>
    {
        switch (kind)
        {
            case WireKind.Bool: TAction.Do<bool>(ref value, ref state); break;
            case WireKind.Int8: TAction.Do<sbyte>(ref value, ref state); break;
            case WireKind.UInt8: TAction.Do<byte>(ref value, ref state); break;
            case WireKind.Int16: TAction.Do<short>(ref value, ref state); break;
            case WireKind.UInt16: TAction.Do<ushort>(ref value, ref state); break;
            case WireKind.Int32: TAction.Do<int>(ref value, ref state); break;
            case WireKind.UInt32: TAction.Do<uint>(ref value, ref state); break;
            case WireKind.Int64: TAction.Do<long>(ref value, ref state); break;
            case WireKind.UInt64: TAction.Do<ulong>(ref value, ref state); break;
            case WireKind.Int128: TAction.Do<Int128>(ref value, ref state); break;
            case WireKind.UInt128: TAction.Do<UInt128>(ref value, ref state); break;
            case WireKind.Half: TAction.Do<Half>(ref value, ref state); break;
            case WireKind.Single: TAction.Do<float>(ref value, ref state); break;
            case WireKind.Double: TAction.Do<double>(ref value, ref state); break;
            case WireKind.Decimal: TAction.Do<decimal>(ref value, ref state); break;
            case WireKind.Char: TAction.Do<char>(ref value, ref state); break;
            case WireKind.Guid: TAction.Do<Guid>(ref value, ref state); break;
            case WireKind.DateTime: TAction.Do<DateTime>(ref value, ref state); break;
            case WireKind.DateTimeOffset: TAction.Do<DateTimeOffset>(ref value, ref state); break;
            case WireKind.TimeSpan: TAction.Do<TimeSpan>(ref value, ref state); break;
            case WireKind.DateOnly: TAction.Do<DateOnly>(ref value, ref state); break;
            case WireKind.TimeOnly: TAction.Do<TimeOnly>(ref value, ref state); break;
            default: throw new MemFormatException(MemFormatError.UnsupportedType, $"The kind {kind} has no fixed size.");
        }
    }
}
