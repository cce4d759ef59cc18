using MemFormat.Codecs;
using MemFormat.Io;

namespace MemFormat.Schemas;

/// <summary>Flags and fixed block of one part of a writer's body.</summary>
internal sealed class PartHead(WriterType type)
{
    private readonly WriterMember[] _guarded = !type.HasGuardedBits
        ? []
        : Array.FindAll(type.Members, m => m.Place is WirePlace.BitOptional or WirePlace.CompactOptional);

    /// <summary>The bytes of flags and block.</summary>
    public readonly int HeadSize = type.HeadSize;

    /// <summary>The last flag byte, and its bits that must be 0.</summary>
    public readonly int LastFlags = Math.Max(type.FlagBytes - 1, 0);
    public readonly int PaddingMask = type.FlagBytes == 0 ? 0 : type.PaddingMask;

    /// <summary>Whether <see cref="CheckGuarded"/> has anything to check.</summary>
    public readonly bool HasGuardedBits = type.HasGuardedBits;

    /// <summary>Takes flags and block and checks the flags.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Take(scoped ref MemFormatReader reader)
    {
        ref var block = ref reader.Take((nuint)HeadSize);
        if (PaddingMask != 0 && (Unsafe.Add(ref block, LastFlags) & PaddingMask) != 0)
            MemFormatThrow.InvalidData();
        if (HasGuardedBits)
            CheckGuarded(ref block);
        return ref block;
    }

    /// <summary>The bits of absent members are 0.</summary>
    public void CheckGuarded(ref byte block)
    {
        foreach (var member in _guarded)
        {
            if (BitString.Get(ref block, member.FlagBit, 1) == 0
                && BitString.Get(ref block, member.FlagBit + 1, WirePlaces.FlagBits(member.Place) - 1) != 0)
            {
                MemFormatThrow.InvalidData();
            }
        }
    }
}
