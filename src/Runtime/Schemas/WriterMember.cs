using System.Globalization;

namespace MemFormat.Schemas;

/// <summary>A member of a writer's type: its key, its slot, and where the layout puts it.</summary>
internal sealed class WriterMember(uint key, WriterSlot slot)
{
    /// <summary>The id, or the hash of the name.</summary>
    public readonly uint Key = key;

    public readonly WriterSlot Slot = slot;

    public WireKind Kind => Slot.Kind;

    public WirePlace Place => Slot.Place;

    /// <summary>The number of its first flag bit.</summary>
    public int FlagBit;

    /// <summary>For fixed members, the bytes from the start of the flags.</summary>
    public int Offset;

    /// <summary>The bytes of a value of fixed size, else 0.</summary>
    public int Size;

    /// <summary>The key where no name is known.</summary>
    public string KeyText(bool isNamed) => KeyText(Key, isNamed);

    /// <inheritdoc cref="KeyText(bool)"/>
    public static string KeyText(uint key, bool isNamed) => isNamed ? $"?{key:x8}" : string.Create(CultureInfo.InvariantCulture, $"#{key}");
}
