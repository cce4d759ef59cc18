using MemFormat.Codecs;
using MemFormat.Io;
using MemFormat.Schemas;
using MemFormat.Schemas.Walk;

namespace MemFormat.Plans.Build;

/// <summary>A member that only the writer has, and that is kept as an entry of extension data.</summary>
internal sealed class CapturedMember
{
    private readonly WriterSchema _schema;
    private readonly WriterType _owner;
    private readonly WriterMember _member;
    private readonly SegmentCopier? _unions;
    private readonly bool _hasReferences;
    private readonly byte[] _segments;

    public CapturedMember(WriterSchema schema, WriterType owner, WriterMember member, SchemaLimits limits)
    {
        (_schema, _owner, _member) = (schema, owner, member);
        var copier = SegmentCopier.Copy(schema, owner, member, limits);
        _segments = copier.Bytes;
        (_unions, _hasReferences) = (copier.HasUnions ? copier : null, copier.HasReferences);
    }

    /// <summary>Copies the value into the frame, as an object with only this member, in the same place of the body.</summary>
    /// <param name="frame">The frame of the entry.</param>
    /// <param name="reader">The reader, at the value if it follows the block. It is moved past the value.</param>
    /// <param name="block">The flags and block of the part.</param>
    public void Capture(ExtensionFrame frame, scoped ref MemFormatReader reader, scoped ref byte block)
    {
        var bits = WirePlaces.FlagBits(_member.Place);
        uint flags = 0;
        for (var i = 0; i < bits; i++)
            flags |= BitString.Get(ref block, _member.FlagBit + i) ? 1u << i : 0;

        if (_member.Place == WirePlace.Fixed)
        {
            Write(frame, ref reader, [], MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Add(ref block, _member.Offset), _member.Size));
            return;
        }

        ref var value = ref reader.Position;
        var left = reader.Left;
        var scope = ReadScope.Of(ref reader)!;
        var references = scope.PassedReferences;
        byte[]? copied = null;
        if (_unions is not null && (_member.Place == WirePlace.Rest || flags != 0))
            copied = CopiedCases.Copy(ref reader, _schema, _member.Slot, _unions);
        else
            Skip(ref reader, flags);
        var size = (int)(left - reader.Left);
        if (scope.PassedReferences != references || (_hasReferences && !IsNothing(size)))
            RefuseReferences();
        if (_member.Kind == WireKind.Reference)
            Write(frame, ref reader, [0], []);
        else if (copied is not null)
            Write(frame, ref reader, bits > 0 ? [(byte)flags] : [], copied);
        else
            Write(frame, ref reader, bits > 0 ? [(byte)flags] : [], MemoryMarshal.CreateReadOnlySpan(ref value, size));
    }

    /// <summary>The targets of references are elsewhere in the payload.</summary>
    public static void RefuseReferences() =>
        MemFormatThrow.SchemaMismatch("Extension data cannot keep references to objects with identity. Add this member to your type.");

    /// <summary>Whether a value that could refer to objects is null or an empty collection, which are the same without references.</summary>
    private bool IsNothing(int size) => _member.Kind == WireKind.Reference || size == 0 || (size == 1 && _member.Kind is WireKind.List or WireKind.Map);

    private void Write(ExtensionFrame frame, scoped ref MemFormatReader reader, scoped ReadOnlySpan<byte> flags, scoped ReadOnlySpan<byte> value)
    {
        frame.Begin(ref reader, ExtensionEntry.OrderOf(_member.Key, _owner.IsNamed), _segments, (ulong)flags.Length + (ulong)value.Length);
        frame.Write(flags);
        frame.Write(value);
    }

    private void Skip(scoped ref MemFormatReader reader, uint flags)
    {
        switch (_member.Place)
        {
            case WirePlace.Bit or WirePlace.BitOptional:
                break;
            case WirePlace.Compact:
                reader.SkipCompact(_member.Kind, flags);
                break;
            case WirePlace.Rest:
                SchemaWalker.Skip(ref reader, _schema, _member.Slot);
                break;
            case var _ when (flags & 1) == 0:
                break;
            case WirePlace.Optional:
                reader.Take((nuint)_member.Size);
                break;
            case WirePlace.CompactOptional:
                reader.SkipCompact(_member.Kind, flags >> 1);
                break;
            default:
                SchemaWalker.Skip(ref reader, _schema, _member.Slot);
                break;
        }
    }
}
