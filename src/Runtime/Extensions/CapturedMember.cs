using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using MemFormat.Codecs;
using MemFormat.Resolution;
using MemFormat.Schemas;
using MemFormat.Wire;

namespace MemFormat.Extensions;

/// <summary>A member that only the writer has, and that is kept as an entry of extension data.</summary>
internal sealed class CapturedMember(WriterSchema schema, WriterType owner, WriterMember member)
{
    private readonly byte[] _segments = SegmentCopier.Copy(schema, owner, member);

    /// <summary>The bytes that say what the member is.</summary>
    public int Size => _segments.Length;

    /// <summary>Copies the value into the frame: as the object of a type whose only member it is, so in the very place that it has.</summary>
    /// <param name="frame">Where the entry goes.</param>
    /// <param name="reader">At the value, if it lies behind the block; behind it afterwards.</param>
    /// <param name="block">The flags and block of the part.</param>
    public void Capture(ExtensionFrame frame, scoped ref MemFormatReader reader, scoped ref byte block)
    {
        var bits = WriterMember.FlagBits(member.Place);
        uint flags = 0;
        for (var i = 0; i < bits; i++)
            flags |= FlagBits.IsSet(ref block, member.FlagBit + i) ? 1u << i : 0;

        if (member.Place == WirePlace.Fixed)
        {
            Write(frame, ref reader, [], MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Add(ref block, member.Offset), member.Size));
            return;
        }

        ref byte value = ref reader.Position;
        var left = reader.Left;
        var scope = reader.Scope!;
        var references = scope.PassedReferences;
        Skip(ref reader, flags);
        if (scope.PassedReferences != references)
            MemFormatThrow.SchemaMismatch("Extension data cannot keep a member that refers to objects with an identity: their bodies lie elsewhere.");
        Write(frame, ref reader, bits > 0 ? [(byte)flags] : [], MemoryMarshal.CreateReadOnlySpan(ref value, (int)(left - reader.Left)));
    }

    private void Write(ExtensionFrame frame, scoped ref MemFormatReader reader, scoped ReadOnlySpan<byte> flags, scoped ReadOnlySpan<byte> value)
    {
        frame.Begin(ref reader, ExtensionEntry.OrderOf(member.Key, owner.IsNamed), _segments, (ulong)flags.Length + (ulong)value.Length);
        frame.Write(flags);
        frame.Write(value);
    }

    private void Skip(scoped ref MemFormatReader reader, uint flags)
    {
        switch (member.Place)
        {
            case WirePlace.Bit or WirePlace.BitOptional:
                break;
            case WirePlace.Compact:
                reader.Take((nuint)CompactSizes.Of(member.Kind, flags));
                break;
            case WirePlace.Rest:
                SchemaWalker.Skip(ref reader, schema, member.Slot);
                break;
            case var _ when (flags & 1) == 0:
                break;
            case WirePlace.Optional:
                reader.Take((nuint)member.Size);
                break;
            case WirePlace.CompactOptional:
                reader.Take((nuint)CompactSizes.Of(member.Kind, flags >> 1));
                break;
            default:
                SchemaWalker.Skip(ref reader, schema, member.Slot);
                break;
        }
    }
}
