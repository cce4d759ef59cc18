using System.Buffers.Binary;

namespace MemFormat.Unions;

/// <summary>The bytes by which the plan of a case is found: the target, the payload's descriptor and the case's definition.</summary>
internal static class CaseKey
{
    private const int HeadSize = 13;

    public static int Size(byte[] descriptor, byte[] definition) => HeadSize + descriptor.Length + definition.Length;

    public static ReadOnlySpan<byte> Write(byte[] buffer, byte[] descriptor, byte[] definition, CaseTarget target)
    {
        var key = buffer.AsSpan(0, Size(descriptor, definition));
        BinaryPrimitives.WriteInt32LittleEndian(key, target.Local.Id);
        BinaryPrimitives.WriteInt32LittleEndian(key[4..], target.Slot.Type);
        key[8] = target.IsOpened ? (byte)1 : (byte)0;
        BinaryPrimitives.WriteInt32LittleEndian(key[9..], descriptor.Length);
        descriptor.CopyTo(key[HeadSize..]);
        definition.CopyTo(key[(HeadSize + descriptor.Length)..]);
        return key;
    }
}
