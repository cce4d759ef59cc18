using System.Reflection;
using MemFormat.Payloads.Finding;
using MemFormat.Schemas.Compose;
using MemFormat.Schemas;

namespace MemFormat.Tests;

/// <summary>The memory that a read may ask for (safety.md).</summary>
internal static class Memory
{
    private const long ExactStart = 1 << 16, ExactPerByte = 96;

    /// <summary>What each byte pays for.</summary>
    public const long PerByte = 128;

    /// <summary>What the exact read of a type with members larger in memory than on the wire may take, by the payload's size.</summary>
    public static Func<int, long> Exact(Type root)
    {
        var perByte = IsBuiltIn(root) ? ExactPerByte : Math.Max(ExactPerByte, (long)Schema(root).Unions.AllocationPerByte);
        return length => ExactStart + perByte * length;
    }

    /// <summary>The limit, and 128 bytes or twice the instance's size over its least size on the wire, per byte.</summary>
    public static Func<int, long> Resolved(Type root)
    {
        var perByte = (long)Schema(root).Unions.AllocationPerByte;
        return length => Any(length) + ((perByte - PerByte) * length);
    }

    /// <summary>
    /// What each byte of a type's payload pays for: three times the object's size over its least size on the wire, if
    /// that is more than 64.
    /// </summary>
    public static long PerByteOf(Type root)
    {
        var most = PerByte;
        var schema = Schema(root);
        foreach (var type in schema.Own.Types)
            most = schema.Types[type.Number].InstanceSize / (long)type.MinSize is > PerByte / 2 and var own ? Math.Max(most, 3 * own) : most;
        return most;
    }

    /// <summary>What any read may take: the limit and 128 bytes per byte.</summary>
    public static long Any(long length, MemFormatLimits? limits = null) =>
        (limits ?? MemFormatLimits.Default).MaxExtraMemoryBytes + PerByte * length + ExactStart;

    private static bool IsBuiltIn(Type type) =>
        type.IsArray
            ? IsBuiltIn(type.GetElementType()!)
            : type.Namespace is "System" or "System.Collections.Generic" && type.GenericTypeArguments.All(IsBuiltIn);

    private static RootSchema Schema(Type root) =>
        (RootSchema)typeof(Memory).GetMethod(nameof(SchemaOf), BindingFlags.Static | BindingFlags.NonPublic)!.MakeGenericMethod(root)
            .Invoke(null, null)!;

    private static RootSchema SchemaOf<T>() => RootCodec<T>.Get(null).RootSchema;
}
