using MemFormat.Generator.Tests;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Xunit;

namespace MemFormat.Analyzers.Tests.Migration;

/// <summary>The names that projects use of other serializers: declarations without code, so that no package is needed.</summary>
internal static class Peers
{
    public static MetadataReference MemoryPack { get; } = Library("""
        namespace MemoryPack;
        public enum GenerateType { Object, VersionTolerant, CircularReference, Collection, NoGenerate }
        public enum SerializeLayout { Sequential, Explicit }
        public class MemoryPackableAttribute : Attribute { public MemoryPackableAttribute(GenerateType type = default, SerializeLayout layout = default) { } public MemoryPackableAttribute(SerializeLayout layout) { } }
        public class MemoryPackOrderAttribute(int order) : Attribute;
        public class MemoryPackIgnoreAttribute : Attribute;
        public class MemoryPackIncludeAttribute : Attribute;
        public class MemoryPackConstructorAttribute : Attribute;
        [AttributeUsage(AttributeTargets.All, AllowMultiple = true)] public class MemoryPackUnionAttribute(ushort tag, Type type) : Attribute;
        public class MemoryPackOnSerializingAttribute : Attribute;
        public class MemoryPackOnDeserializedAttribute : Attribute;
        public class MemoryPackOnSerializedAttribute : Attribute;
        public class BrotliFormatterAttribute : Attribute;
        public static class MemoryPackSerializer
        {
            public static byte[] Serialize<T>(in T? value, object? options = null) => [];
            public static void Serialize<T>(System.Buffers.IBufferWriter<byte> writer, in T? value, object? options = null) { }
            public static T? Deserialize<T>(ReadOnlySpan<byte> bytes, object? options = null) => default;
            public static int Deserialize<T>(ReadOnlySpan<byte> bytes, ref T? value, object? options = null) => 0;
            public static System.Threading.Tasks.ValueTask SerializeAsync<T>(System.IO.Stream stream, T? value, object? options = null, System.Threading.CancellationToken cancellationToken = default) => default;
        }
        """);

    public static MetadataReference MessagePack { get; } = Library("""
        namespace MessagePack;
        public class MessagePackObjectAttribute(bool keyAsPropertyName = false) : Attribute;
        public class KeyAttribute : Attribute { public KeyAttribute(int key) { } public KeyAttribute(string key) { } }
        public class IgnoreMemberAttribute : Attribute;
        public class SerializationConstructorAttribute : Attribute;
        public class MessagePackFormatterAttribute(Type type) : Attribute;
        [AttributeUsage(AttributeTargets.All, AllowMultiple = true)] public class UnionAttribute(int key, Type type) : Attribute;
        public class MessagePackSerializerOptions;
        public interface IMessagePackSerializationCallbackReceiver { void OnBeforeSerialize(); void OnAfterDeserialize(); }
        public static class MessagePackSerializer
        {
            public static byte[] Serialize<T>(T value, MessagePackSerializerOptions? options = null, System.Threading.CancellationToken cancellationToken = default) => [];
            public static void Serialize<T>(System.IO.Stream stream, T value, MessagePackSerializerOptions? options = null, System.Threading.CancellationToken cancellationToken = default) { }
            public static T Deserialize<T>(ReadOnlyMemory<byte> buffer, MessagePackSerializerOptions? options = null, System.Threading.CancellationToken cancellationToken = default) => default!;
            public static T Deserialize<T>(System.IO.Stream stream, MessagePackSerializerOptions? options = null, System.Threading.CancellationToken cancellationToken = default) => default!;
        }
        """);

    public static MetadataReference Protobuf { get; } = Library("""
        namespace ProtoBuf;
        public enum ImplicitFields { None, AllPublic, AllFields }
        public class ProtoContractAttribute : Attribute { public string? Name { get; set; } public bool SkipConstructor { get; set; } public ImplicitFields ImplicitFields { get; set; } }
        public class ProtoMemberAttribute(int tag) : Attribute { public bool IsRequired { get; set; } public bool AsReference { get; set; } }
        public class ProtoIgnoreAttribute : Attribute;
        [AttributeUsage(AttributeTargets.All, AllowMultiple = true)] public class ProtoIncludeAttribute(int tag, Type type) : Attribute;
        [AttributeUsage(AttributeTargets.All, AllowMultiple = true)] public class ProtoReservedAttribute : Attribute { public ProtoReservedAttribute(int tag) { } public ProtoReservedAttribute(int from, int to) { } }
        [AttributeUsage(AttributeTargets.All, AllowMultiple = true)] public class ProtoPartialMemberAttribute(int tag, string name) : Attribute;
        public class ProtoEnumAttribute : Attribute;
        public class ProtoAfterDeserializationAttribute : Attribute;
        public static class Serializer
        {
            public static void Serialize<T>(System.IO.Stream destination, T instance) { }
            public static T Deserialize<T>(System.IO.Stream source) => default!;
            public static T DeepClone<T>(T instance) => instance;
        }
        """);

    public static MetadataReference Orleans { get; } = Library("""
        namespace Orleans;
        public class GenerateSerializerAttribute : Attribute;
        public class IdAttribute(uint id) : Attribute;
        public class AliasAttribute(string alias) : Attribute;
        public class ImmutableAttribute : Attribute;
        """);

    public static MetadataReference JsonSubTypes { get; } = Library("""
        namespace JsonSubTypes;
        public class JsonSubtypes { [AttributeUsage(AttributeTargets.All, AllowMultiple = true)] public class KnownSubTypeAttribute(Type type, object value) : Attribute; }
        """);

    public static MetadataReference[] All => [MemoryPack, MessagePack, Protobuf, Orleans, JsonSubTypes];

    private static MetadataReference Library(string code)
    {
        using var image = new MemoryStream();
        var result =
            CSharpCompilation.Create("Peer" + code.GetHashCode(StringComparison.Ordinal), [Source.Parse("using System;\n" + code, "Peer.cs")],
                References.All,
                new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable)).Emit(image);
        Assert.True(result.Success, string.Join("\n", result.Diagnostics));
        return MetadataReference.CreateFromImage(image.ToArray());
    }
}
