using System.Numerics;
using MemFormat;

namespace Corpus;

/// <summary>Structs of numbers.</summary>
[MemFormattable]
public partial class Vectors
{
    public Complex Complex { get; set; }

    public Vector2 Two { get; set; }

    public Vector3 Three { get; set; }

    public Vector4 Four { get; set; }

    public Quaternion Turn { get; set; }

    public Plane Plane { get; set; }

    public Matrix3x2 Flat { get; set; }

    public Matrix4x4 Deep { get; set; }

    public Complex? MaybeComplex { get; set; }

    public Vector3? MaybeThree { get; set; }

    public Complex[] Complexes { get; set; } = [];

    public List<Vector3> Path { get; set; } = [];

    public Matrix4x4[] Bones { get; set; } = [];

    public Vector2?[] Holes { get; set; } = [];

    public HashSet<Quaternion> Turns { get; set; } = [];

    public static Vectors Make(ValueSource s) => new()
    {
        Complex = s.Complex(),
        Two = s.Vector2(),
        Three = s.Vector3(),
        Four = s.Vector4(),
        Turn = s.Quaternion(),
        Plane = s.Plane(),
        Flat = s.Matrix3x2(),
        Deep = s.Matrix4x4(),
        MaybeComplex = s.Nullable(s.Complex),
        MaybeThree = s.Nullable(s.Vector3),
        Complexes = s.Array(s.Complex),
        Path = s.List(s.Vector3),
        Bones = s.Array(s.Matrix4x4),
        Holes = s.Array(() => s.Nullable(s.Vector2)),
        Turns = s.Set(() => new Quaternion(s.Byte(), s.Byte(), s.Byte(), 1)),
    };
}

/// <summary>A struct of the same shape as a <see cref="Vector2"/>.</summary>
[MemFormattable]
public partial struct Place
{
    [MemMember(1)]
    public float X { get; set; }

    [MemMember(2)]
    public float Y { get; set; }

    public static Place Make(ValueSource s) => new() { X = s.Single(), Y = s.Single() };
}

/// <summary>The second element of a pair, and nothing of the first.</summary>
[MemFormattable]
public partial class SecondOnly
{
    [MemMember(2)]
    public int Second { get; set; }

    public static SecondOnly Make(ValueSource s) => new() { Second = s.Int32() };
}
