using MemFormat;
using Microsoft.FSharp.Collections;

namespace Shop.Storage;

/// <summary>F# types as roots, for code that has only a <see cref="Type"/>.</summary>
[MemFormatRoot(typeof(Order))]
[MemFormatRoot(typeof(FSharpList<Order>))]
internal sealed partial class ShopContext : MemFormatContext;
