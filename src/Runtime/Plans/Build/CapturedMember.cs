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
    private readonly SegmentCopier _plain, _sharing;
    private readonly byte[] _segments, _sharingSegments;
    private readonly bool _isCopied;

    public CapturedMember(WriterSchema schema, WriterType owner, WriterMember member, SchemaLimits limits)
    {
        (_schema, _owner, _member) = (schema, owner, member);
        _plain = _sharing = SegmentCopier.Copy(schema, owner, member, limits, keepsReferences: false);
        if (_plain.HasReferences || _plain.HasUnions)
            _sharing = SegmentCopier.Copy(schema, owner, member, limits, keepsReferences: true);
        (_segments, _sharingSegments) = (_plain.Bytes, _sharing.Bytes);
        _isCopied = _plain.HasReferences || _plain.HasUnions || _plain.HasExtension || _plain.HasPooled;
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
            Write(frame, ref reader, [], MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Add(ref block, _member.Offset), _member.Size), []);
            return;
        }

        var first = (byte)flags;
        ReadOnlySpan<byte> head = bits > 0 ? new(ref first) : default;
        if (_isCopied && (_member.Place == WirePlace.Rest || flags != 0))
        {
            var scope = ReadScope.Of(ref reader)!;
            var copied = scope.Extensions.Copy.Make(ref reader, scope, _schema, _member.Slot, _sharing, out var links);
            Write(frame, ref reader, head, copied, links);
            return;
        }

        ref var value = ref reader.Position;
        var left = reader.Left;
        Skip(ref reader, flags);
        Write(frame, ref reader, head, MemoryMarshal.CreateReadOnlySpan(ref value, (int)(left - reader.Left)), []);
    }

    private void Write(
        ExtensionFrame frame,
        scoped ref MemFormatReader reader,
        scoped ReadOnlySpan<byte> flags,
        scoped ReadOnlySpan<byte> value,
        KeptObject[] links)
    {
        var segments = links.Length > 0 ? _sharingSegments : _segments;
        frame.Begin(ref reader, ExtensionEntry.OrderOf(_member.Key, _owner.IsNamed), segments, (ulong)flags.Length + (ulong)value.Length, links);
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
