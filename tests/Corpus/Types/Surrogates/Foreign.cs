using System.Runtime.CompilerServices;
using Corpus;
using MemFormat;

[assembly: MemSurrogate(typeof(System.Drawing.Point), typeof(PixelParts))]
[assembly: MemSurrogate(typeof(StrongBox<int>), typeof(BoxParts))]

namespace Corpus;

/// <summary>For a struct of the base class library.</summary>
[MemFormattable]
internal partial struct PixelParts : IMemSurrogate<PixelParts, System.Drawing.Point>
{
    public int X;
    public int Y;

    public static PixelParts From(System.Drawing.Point value) => new() { X = value.X, Y = value.Y };

    public readonly System.Drawing.Point ToValue() => new(X, Y);

    public static System.Drawing.Point Make(ValueSource s) => new(s.Int32(), s.Int32());
}

/// <summary>For a class of the base class library, closed.</summary>
[MemFormattable]
internal sealed partial class BoxParts : IMemSurrogate<BoxParts, StrongBox<int>>
{
    public int Value { get; set; }

    public static BoxParts From(StrongBox<int> value) => new() { Value = value.Value };

    public StrongBox<int> ToValue() => new(Value);

    public static StrongBox<int> Make(ValueSource s) => new(s.Int32());
}
