using System.Collections.Immutable;
using System.Text;
using Akka.Actor;
using Akka.Serialization;
using MemFormat.Akka;

namespace MemFormat.Engines.Benchmarks;

/// <summary>Messages of Akka.NET, written and read by the serializers that a system chooses from.</summary>
internal static class Actors
{
    public static void Run(double seconds)
    {
        var system = (ExtendedActorSystem)ActorSystem.Create("shop", "akka.loglevel = OFF\nakka.stdout-loglevel = OFF");
        var actor = system.ActorOf(Props.Empty, "desk");
        (string Name, Serializer Serializer)[] contenders =
        [
            ("MemFormat", new MemFormatAkkaSerializer(system, ActorContext.Default)),
            ("MemFormat, fingerprint",
                new MemFormatAkkaSerializer(system, ActorContext.Default, new() { Header = MemFormatHeader.Fingerprint })),
            ("Hyperion", new HyperionSerializer(system)),
            ("Newtonsoft", new NewtonSoftJsonSerializer(system)),
        ];
        (string Name, object Message)[] messages =
        [
            ("small", new Small(42, "Ada Lovelace", 12.5)),
            ("with a reference", new Referring(42, actor)),
            ("case of a union", new Paid(42, 12.5m)),
            ("map of 10", new Counts(Enumerable.Range(0, 10).ToImmutableDictionary(i => $"article {i}"))),
        ];
        foreach (var (name, message) in messages)
        {
            var written = contenders.Select(contender => (contender.Name, contender.Serializer, Bytes: contender.Serializer.ToBinary(message),
                Manifest: Manifest(contender.Serializer, message))).ToArray();
            foreach (var (contender, serializer, bytes, manifest) in written)
            {
                var size = bytes.Length + Encoding.UTF8.GetByteCount(manifest);
                var says = IsRead(serializer, bytes, manifest, message) ? "" : ", cannot be read";
                Console.WriteLine($"{name,-34} {contender,-24} {bytes.Length,6} bytes, with the manifest {size,6}{says}");
            }

            Cells.Print($"{name}, written", seconds, [.. written.Select(one => (one.Name, (Action)(() => one.Serializer.ToBinary(message))))]);
            Cells.Print($"{name}, read", seconds, [.. written.Where(one => IsRead(one.Serializer, one.Bytes, one.Manifest, message)).Select(
                one => (one.Name, (Action)(() => Read(one.Serializer, one.Bytes, one.Manifest, message.GetType()))))]);
        }

        system.Terminate().Wait();
    }

    /// <summary>Whether a serializer reads what it has written: that of JSON does not read immutable maps.</summary>
    private static bool IsRead(Serializer serializer, byte[] bytes, string manifest, object message)
    {
        try
        {
            var read = Read(serializer, bytes, manifest, message.GetType());
            return message is Counts || read.Equals(message) ? true : throw new InvalidOperationException("Another message is read.");
        }
        catch (Newtonsoft.Json.JsonException)
        {
            return false;
        }
    }

    private static string Manifest(Serializer serializer, object message) => Serialization.ManifestFor(serializer, message);

    private static object Read(Serializer serializer, byte[] bytes, string manifest, Type type) => serializer is SerializerWithStringManifest named
        ? named.FromBinary(bytes, manifest)
        : serializer.FromBinary(bytes, type);
}

[MemFormattable]
public partial record Small(int Id, string Name, double Price);

[MemFormattable]
public partial record Referring(int Id, IActorRef ReplyTo);

[MemFormattable]
[MemUnion(1, typeof(Paid))]
public abstract partial record Happening(int Order);

[MemFormattable]
public partial record Paid(int Order, decimal Amount) : Happening(Order);

[MemFormattable]
public partial record Counts(ImmutableDictionary<string, int> Articles);

[MemFormatRoot(typeof(Small), Name = "small")]
[MemFormatRoot(typeof(Referring), Name = "referring")]
[MemFormatRoot(typeof(Happening), Name = "happening")]
[MemFormatRoot(typeof(Counts), Name = "counts")]
public partial class ActorContext : MemFormatContext;
