using MemFormat;

namespace ApiCatalog.Model;

/// <summary>The layout that a type fixes for itself.</summary>
/// <param name="Size">Size in bytes; 0 when only the packing is fixed.</param>
/// <param name="Packing">Packing in bytes; 0 for the platform's.</param>
[MemFormattable]
public readonly partial record struct TypeLayout(int Size, int Packing);
