extern alias pooled;

using ApiCatalog.Model;
using MemFormat;
using MemFormat.Benchmarks;
using MemFormat.Benchmarks.Models;
using MemFormat.Benchmarks.Workloads.Articles;
using MemFormat.Benchmarks.Workloads.Catalogs;
using MemFormat.Benchmarks.Workloads.Orders;
using MemFormat.Benchmarks.Workloads.Rows;
using Pooled = pooled::MemFormat.Benchmarks.Models;
using PooledCatalog = pooled::ApiCatalog.Model.Catalog;
using Added = MemFormat.Benchmarks.Versions.Added;
using Removed = MemFormat.Benchmarks.Versions.Removed;
using Reordered = MemFormat.Benchmarks.Versions.Reordered;
using Widened = MemFormat.Benchmarks.Versions.Widened;

var folder = Directory.CreateDirectory(args[0]).FullName;

var rows = RowData.Many(1000);
foreach (var row in rows)
{
    // What JSON.parse does not round.
    row.C >>= 11;
}

new Workload("rows", folder).Current(rows)
    .Version<Added.Row>("added", rows).Version<Removed.Row>("removed", rows)
    .Version<Widened.Row>("widened", rows).Version<Reordered.Row>("reordered", rows);

var orders = OrderData.Many(1000);
new Workload("orders", folder).Current(orders)
    .Pooled<Pooled.Order>(1, orders[0]).Pooled<List<Pooled.Order>>(1000, orders)
    .Version<Added.Order>("added", orders).Version<Removed.Order>("removed", orders)
    .Version<Widened.Order>("widened", orders).Version<Reordered.Order>("reordered", orders);

var articles = ArticleData.Many(1000);
new Workload("articles", folder).Current(articles)
    .Version<Added.Article>("added", articles).Version<Removed.Article>("removed", articles)
    .Version<Widened.Article>("widened", articles).Version<Reordered.Article>("reordered", articles);

// Dates of JavaScript have milliseconds.
var scanned = CatalogData.Runtime;
var catalog = new Catalog
{
    RuntimeVersion = scanned.RuntimeVersion,
    ScannedAt = scanned.ScannedAt.Date,
    Assemblies = scanned.Assemblies,
    Namespaces = scanned.Namespaces,
    FilesWithoutMetadata = scanned.FilesWithoutMetadata,
};
new Workload("catalog", folder).Current(catalog).Pooled<PooledCatalog>(1, catalog);

/// <summary>The collections that TypeScript reads and writes.</summary>
[MemFormatRoot(typeof(List<Row>))]
[MemFormatRoot(typeof(List<Order>))]
[MemFormatRoot(typeof(List<Article>))]
internal sealed partial class Roots : MemFormatContext;
