using ApiCatalog.Model;
using MemFormat.Benchmarks.Models;
using MemFormat.Benchmarks.Workloads.Catalogs;
using MemFormat.Benchmarks.Workloads.Orders;
using MemFormat.Benchmarks.Workloads.Pocos;
using MemFormat.Benchmarks.Workloads.Rows;
using MemFormat.Benchmarks.Workloads.Shelves;

namespace MemFormat.Benchmarks.Workloads;

/// <summary>Values with the calls that <c>Twins.targets</c> prints for their types.</summary>
internal static class ClosedCalls
{
    public static PocoCalls For(Poco poco) => new(poco, 1, JsonModels.Default.Poco, Messages.From<Protos.Poco>(poco));

    public static PocoListCalls For(List<Poco> pocos) => new(pocos, pocos.Count, JsonModels.Default.ListPoco, Messages.From<Protos.PocoList>(pocos));

    public static RowListCalls For(List<Row> rows) => new(rows, rows.Count, JsonModels.Default.ListRow, Messages.From<Protos.RowList>(rows));

    public static OrderCalls For(Order order) => new(order, 1, JsonModels.Default.Order, Messages.From<Protos.Order>(order));

    public static OrderListCalls For(List<Order> orders) =>
        new(orders, orders.Count, JsonModels.Default.ListOrder, Messages.From<Protos.OrderList>(orders));

    public static ShelfCalls For(BookShelf shelf) =>
        new(shelf, shelf.Books.Count, JsonModels.Default.BookShelf, Messages.From<Protos.BookShelf>(shelf));

    public static CatalogCalls For(Catalog catalog) =>
        new(catalog, catalog.Assemblies.Sum(a => a.Types.Count), JsonModels.Default.Catalog, Messages.From<Protos.Catalog>(catalog));
}
