using System.Text.Json.Serialization.Metadata;
using ApiCatalog.Model;
using ApiCatalog.Versions;
using MemFormat.Benchmarks.Models;
using MemFormat.Benchmarks.Workloads.Catalogs;
using MemFormat.Benchmarks.Workloads.Orders;
using MemFormat.Benchmarks.Workloads.Rows;
using Added = MemFormat.Benchmarks.Versions.Added;
using Removed = MemFormat.Benchmarks.Versions.Removed;
using Reordered = MemFormat.Benchmarks.Versions.Reordered;
using Widened = MemFormat.Benchmarks.Versions.Widened;

namespace MemFormat.Benchmarks.Workloads.Versions;

internal static class VersionCells
{
    private const string MemberMore = "a version with a member more";
    private const string MemberLess = "a version with a member less";
    private const string NarrowerMember = "a version with a narrower member";
    private const string AllNarrower = "a version whose members are all narrower";
    private const string AnotherOrder = "a version with another order";

    public static IEnumerable<Cell> All() =>
    [
        new VersionCell<RowListCalls>("Row[1000]", () => ClosedCalls.For(RowData.Many(1000)))
            .From<List<Added.Row>>(MemberMore).From<List<Removed.Row>>(MemberLess)
            .From<List<Widened.Row>>(NarrowerMember).From<List<Reordered.Row>>(AnotherOrder).Cell,
        new VersionCell<OrderCalls>("Order(10 lines)", () => ClosedCalls.For(OrderData.One(10)))
            .From<Added.Order>(MemberMore).From<Removed.Order>(MemberLess)
            .From<Widened.Order>(NarrowerMember).From<Reordered.Order>(AnotherOrder).Cell,

        new VersionCell<ValueCalls<Wide120>>("Wide, 120 members", () => Wide(JsonModels.Default.Wide120)).From<Widened.Wide120>(AllNarrower).Cell,
        new VersionCell<ValueCalls<Wide240>>("Wide, 240 members", () => Wide(JsonModels.Default.Wide240)).From<Widened.Wide240>(AllNarrower).Cell,

        // The first release's graph has fewer members, so it is less work for any reader. The sample compares the values.
        new VersionCell<CatalogCalls>("Catalog", () => ClosedCalls.For(CatalogData.Runtime))
            .From("the first release", c => MemFormatSerializer.Serialize(EarlierModel.From((Catalog)c)))
            .From("the next release", c => MemFormatSerializer.Serialize(LaterModel.From((Catalog)c))).Cell,
    ];

    private static ValueCalls<T> Wide<T>(JsonTypeInfo<T> json)
        where T : class, new()
    {
        T value = new();
        Protos.Ints message = new();
        foreach (var field in typeof(T).GetFields())
        {
            field.SetValue(value, (long)message.Items.Count);
            message.Items.Add(message.Items.Count);
        }

        return new(value, 1, json, message);
    }
}
