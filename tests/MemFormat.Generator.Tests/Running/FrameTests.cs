using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Runtime.Loader;
using Xunit;

namespace MemFormat.Generator.Tests;

/// <summary>How many methods of ours stand between a user's call and the emitted code of the root: callbacks look at the stack.</summary>
/// <remarks>
/// Each type is new and not collectible, so its code and all code that is generic over its codec is compiled for the first time, and
/// the JIT inlines nothing then. A control fails where it does, for instance without tiered compilation.
/// </remarks>
public sealed class FrameTests
{
    private const int Most = 3;

    private const string Body = """
        [MemFormattable] public sealed partial class Order : IMemSerializing, IMemDeserialized
        {
            public int Id { get; set; }
            public void OnSerializing() => Program.Look();
            public void OnDeserialized() => Program.Look();
        }

        [MemFormattable] public partial class Entity : IMemSerializing, IMemDeserialized
        {
            public int Id { get; set; }
            public void OnSerializing() => Program.Look();
            public void OnDeserialized() => Program.Look();
        }

        [MemFormattable] public partial record struct Point(int X) : IMemSerializing, IMemDeserialized
        {
            public void OnSerializing() => Program.Look();
            public void OnDeserialized() => Program.Look();
        }

        [MemFormattable] public sealed partial class Older { public long Id { get; set; } public long X { get; set; } }

        public static partial class Program
        {
            private static readonly List<string> s_found = [];
            private static string s_call = "";

            public static void Look()
            {
                var frames = Array.ConvertAll(new System.Diagnostics.StackTrace().GetFrames(), f => f.GetMethod()!);
                var emitted = Array.FindLastIndex(frames, m => m.DeclaringType is { Name: "MemFormatCodec", Namespace: "Shop" });
                var call = Array.FindIndex(frames, emitted, m => m.DeclaringType!.FullName!.StartsWith("Shop.Program"));
                var between = Array.ConvertAll(frames[(emitted + 1)..call], m => m.DeclaringType!.Name + "." + m.Name);
                s_found.Add($"{between.Length} {s_call}: {string.Join(", ", between)} -> {frames[emitted].Name}");
            }

            public static object Run()
            {
                var older = MemFormatSerializer.Serialize(new Older { Id = 1, X = 2 });
                MemFormatOptions?[] all = [null, new() { Header = MemFormatHeader.Fingerprint }, new() { Compression = MemFormatCompression.Brotli() }];
                foreach (var options in all)
                {
        CALLS
                }

                return s_found;
            }

            private static void Call(string name, Action call)
            {
                s_call = name;
                var before = s_found.Count;
                call();
                if (s_found.Count == before)
                    throw new InvalidOperationException(name + " calls nothing.");
            }

            private static byte[] Write<T>(T value) => MemFormatSerializer.Serialize(value);
            private static T? Read<T>(byte[] payload) => MemFormatSerializer.Deserialize<T>(payload);
            private static T Copy<T>(T value) => MemFormatSerializer.Clone(value);
        }
        """;

    /// <summary>The calls for one root: <c>TYPE</c>, and a value of it, <c>NEW</c>.</summary>
    private const string Calls = """
        {
            var buffer = new System.Buffers.ArrayBufferWriter<byte>();
            var target = new byte[1000];
            byte[] bytes = [];
            Call("TYPE to an array", () => bytes = MemFormatSerializer.Serialize(NEW, options));
            var split = Split(bytes);
            Call("TYPE to a buffer", () => MemFormatSerializer.Serialize(buffer, NEW, options));
            Call("TYPE to a span", () => MemFormatSerializer.TrySerialize(target, NEW, out _, options));
            Call("TYPE from a span", () => MemFormatSerializer.Deserialize<TYPE>(bytes, options));
            Call("TYPE from the start of a span", () => MemFormatSerializer.Deserialize<TYPE>(bytes, out _, options));
            Call("TYPE from a sequence", () => MemFormatSerializer.Deserialize<TYPE>(split, options));
            Call("TYPE from another shape", () => MemFormatSerializer.Deserialize<TYPE>(older, options));
            Call("TYPE into a value", () => { var value = NEW; MemFormatSerializer.Populate(bytes, ref value, options); });
            Call("TYPE into nothing", () => { TYPE? value = default; MemFormatSerializer.Populate(bytes, ref value, options); });
            Call("TYPE copied", () => MemFormatSerializer.Clone(NEW, options));
            Call("TYPE by a type parameter, written", () => Write(NEW));
            Call("TYPE by a type parameter, read", () => Read<TYPE>(bytes));
            Call("TYPE by a type parameter, copied", () => Copy(NEW));
        }
        """;

    private const string Segments = """

        public static partial class Program
        {
            private sealed class Segment : System.Buffers.ReadOnlySequenceSegment<byte>
            {
                public Segment(ReadOnlyMemory<byte> memory, long start) => (Memory, RunningIndex) = (memory, start);

                public Segment Then(ReadOnlyMemory<byte> memory)
                {
                    var next = new Segment(memory, RunningIndex + Memory.Length);
                    Next = next;
                    return next;
                }
            }

            private static System.Buffers.ReadOnlySequence<byte> Split(byte[] bytes)
            {
                var first = new Segment(bytes.AsMemory(0, 1), 0);
                return new(first, 0, first.Then(bytes.AsMemory(1)), bytes.Length - 1);
            }
        }
        """;

    [Fact]
    public void Between_a_call_and_the_emitted_code_are_three_methods_at_most()
    {
        Assert.True(Control() == nameof(Inlined), "The JIT inlines here, so that the stack does not show the methods of the source.");
        string[] roots = ["Order", "new Order()", "Entity", "new Entity()", "Point", "new Point(1)"];
        var calls = string.Join("\n", roots.Chunk(2).Select(r => Calls.Replace("TYPE", r[0]).Replace("NEW", r[1])));
        var image = Generated.From(Source.Shop(Body.Replace("CALLS", calls) + Segments)).Emit();
        var run =
            new AssemblyLoadContext("Frames").LoadFromStream(new MemoryStream(image)).GetType("Shop.Program", throwOnError: true)!.GetMethod("Run")!;
        var found = (List<string>)run.Invoke(null, null)!;

        Assert.Equal([], found.Where(f => f[0] - '0' > Most));
        Assert.Equal([], found.Where(f => !f.Contains("MemFormatEntry`2.", StringComparison.Ordinal)));
        Assert.Equal([], found.Where(f => !f.Contains(f.Contains("parameter") ? "MemFormatSerializer." : "Interceptors.", StringComparison.Ordinal)));
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static string Control() => Inlined();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static string Inlined() => new StackFrame().GetMethod()!.Name;
}
