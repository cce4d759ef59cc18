extern alias pooled;

using ApiCatalog.Model;
using MemFormat.Benchmarks.Models;
using MemFormat.Benchmarks.Models.Files;
using MemFormat.Benchmarks.Workloads.Catalogs;
using MemFormat.Benchmarks.Workloads.Files;
using MemFormat.Benchmarks.Workloads.Orders;
using PooledCatalog = pooled::ApiCatalog.Model.Catalog;
using Types = pooled::MemFormat.Benchmarks.Models;

namespace MemFormat.Benchmarks.Workloads.Pooled;

/// <summary>Data whose text repeats, with pooled strings and with each string in full.</summary>
internal static class PooledCells
{
    private const string Plain = "MemFormat, in full";
    private const string Pooled = "MemFormat, pooled";

    private static readonly MemFormatOptions s_zstandard = new() { Compression = MemFormatZstandard.Zstd(3) };

    // Reading a payload in full makes each string anew; reading a pooled one makes equal strings one object.
    private static readonly Func<PeerWorkload<CatalogCalls>> s_plain = WorkloadCells.Work(() =>
        ClosedCalls.For(Reread<Catalog>(MemFormatSerializer.Serialize(CatalogData.Runtime))));

    private static readonly Func<Workload<OwnCalls<PooledCatalog>>> s_pooled = Twin(s_plain, Reshape.To<PooledCatalog>);

    private static readonly Func<PeerWorkload<CatalogCalls>> s_plainShared =
        WorkloadCells.Work(() => ClosedCalls.For(Reread<Catalog>(s_pooled().Payload)));

    private static readonly Func<Workload<OwnCalls<PooledCatalog>>> s_pooledShared = Twin(s_plain, _ => Reread<PooledCatalog>(s_pooled().Payload));

    // Read, so that no two strings are one object.
    private static readonly Func<PeerWorkload<OrderListCalls>> s_orders = WorkloadCells.Work(() =>
        ClosedCalls.For(Reread<List<Order>>(MemFormatSerializer.Serialize(OrderData.Many(1000)))));

    private static readonly Func<Workload<OwnCalls<List<Types.Order>>>> s_pooledOrders = Twin(s_orders, Reshape.To<List<Types.Order>>);

    private static readonly Func<PeerWorkload<ValueCalls<BrowserCompat>>> s_compat = WorkloadCells.Work(FileCells.BrowserCompat);

    private static readonly Func<Workload<OwnCalls<Types.Files.BrowserCompat>>> s_pooledCompat =
        Twin(s_compat, Reshape.To<Types.Files.BrowserCompat>);

    private static readonly Func<PeerWorkload<ValueCalls<CanIUse>>> s_usage = WorkloadCells.Work(FileCells.CanIUse);

    private static readonly Func<Workload<OwnCalls<Types.Files.CanIUse>>> s_pooledUsage = Twin(s_usage, Reshape.To<Types.Files.CanIUse>);

    public static IEnumerable<Cell> All() =>
    [
        Write("Catalog pooled", s_plain, s_pooled).WriteProtobuf(s_plain),
        Write("Catalog pooled, strings shared", s_plainShared, s_pooledShared),
        Read("Catalog pooled", s_plain, s_pooled)
            .Add(Role.Floor, "from ready values", s_plain, _ => 0,
                (w, n) => { for (var i = 0; i < n; i++) { Sink.Result = CatalogFloor.Copy((Catalog)w.Calls.Value); } })
            .ReadProtobuf(s_plain).ReadJson(s_plain),
        new Cell("Catalog pooled write, Zstandard 3", () => s_plain().Items) { ReferenceName = Plain }
            .WriteWith(Role.Reference, Plain, s_plain, s_zstandard)
            .WriteWith(Role.MemFormat, Pooled, s_pooled, s_zstandard),
        new Cell("Catalog pooled read, Zstandard 3", () => s_plain().Items) { ReferenceName = Plain }
            .ReadWith(Role.Reference, Plain, s_plain, s_zstandard)
            .ReadWith(Role.MemFormat, Pooled, s_pooled, s_zstandard),
        Write("Order[1000] pooled", s_orders, s_pooledOrders).WriteProtobuf(s_orders),
        Read("Order[1000] pooled", s_orders, s_pooledOrders).ReadFloor(s_orders).ReadProtobuf(s_orders).ReadJson(s_orders),
        .. !PreparedFiles.Exist ? [] :
            File("File browser-compat-data pooled", s_compat, s_pooledCompat).Concat(File("File caniuse pooled", s_usage, s_pooledUsage)),
    ];

    /// <summary>What <c>sizes</c> prints: the data with strings in full, pooled and as JSON.</summary>
    public static IEnumerable<(string Name, byte[] Payload)> Payloads() =>
    [
        .. Payloads("catalog", s_plain, s_pooled),
        .. Payloads("1,000 orders", s_orders, s_pooledOrders),
        .. !PreparedFiles.Exist ? [] : Payloads("browser-compat-data", s_compat, s_pooledCompat).Concat(Payloads("caniuse", s_usage, s_pooledUsage)),
    ];

    private static IEnumerable<(string Name, byte[] Payload)> Payloads<TPlain, TPooled>(
        string name, Func<PeerWorkload<TPlain>> plain, Func<Workload<TPooled>> pooled)
        where TPlain : struct, IPeerCalls
        where TPooled : struct, IMemFormatCalls =>
        [($"{name}, pooled", pooled().Payload), ($"{name}, in full", plain().Payload), ($"{name}, JSON", plain().JsonPayload)];

    private static IEnumerable<Cell> File<TPlain, TPooled>(string name, Func<PeerWorkload<TPlain>> plain, Func<Workload<TPooled>> pooled)
        where TPlain : struct, IPeerCalls
        where TPooled : struct, IMemFormatCalls
    {
        yield return Write(name, plain, pooled).WriteProtobuf(plain);
        var read = Read(name, plain, pooled).ReadProtobuf(plain).ReadJson(plain);
        read.IsCollectedBetween = true;
        yield return read;
    }

    private static Cell Write<TPlain, TPooled>(string name, Func<PeerWorkload<TPlain>> plain, Func<Workload<TPooled>> pooled)
        where TPlain : struct, IPeerCalls
        where TPooled : struct, IMemFormatCalls =>
        new Cell(name + " write", () => plain().Items) { ReferenceName = Plain }
            .Write(Role.Reference, Plain, plain).Write(Role.MemFormat, Pooled, pooled);

    private static Cell Read<TPlain, TPooled>(string name, Func<PeerWorkload<TPlain>> plain, Func<Workload<TPooled>> pooled)
        where TPlain : struct, IPeerCalls
        where TPooled : struct, IMemFormatCalls =>
        new Cell(name + " read", () => plain().Items) { ReferenceName = Plain }
            .Read(Role.Reference, Plain, plain).Read(Role.MemFormat, Pooled, pooled);

    private static Func<Workload<OwnCalls<T>>> Twin<TPlain, T>(Func<PeerWorkload<TPlain>> plain, Func<object, T> make)
        where TPlain : struct, IPeerCalls
        where T : class => Once(() =>
        {
            var twin = new Workload<OwnCalls<T>>(new(make(plain().Calls.Value), plain().Items));
            Expect.SameGraph(plain().Calls.Value, twin.Calls.Value, "The pooled form");
            return twin;
        });

    private static T Reread<T>(byte[] payload) => MemFormatSerializer.Deserialize<T>(payload)!;
}
