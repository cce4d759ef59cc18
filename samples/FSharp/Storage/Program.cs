using MemFormat;
using Microsoft.FSharp.Collections;
using Shop;
using Shop.Storage;

foreach (var order in new[] { Orders.sample, Orders.other, Orders.paidInCash })
{
    var bytes = MemFormatSerializer.Serialize(order);
    var copy = MemFormatSerializer.Deserialize<Order>(bytes)!;
    Console.WriteLine($"order {copy.Id} of {copy.Customer}, equal: {copy.Equals(order)}, paid by {copy.Payment}");
}

// F# compares by structure, so Equals above says that everything came back: lists, maps and options too.
var all = ListModule.OfSeq([Orders.sample, Orders.other]);
var options = new MemFormatOptions { Context = ShopContext.Default };
var list = MemFormatSerializer.Serialize(all, typeof(FSharpList<Order>), options);
Console.WriteLine($"a list of two, equal: {all.Equals(MemFormatSerializer.Deserialize(list, typeof(FSharpList<Order>), options))}");
