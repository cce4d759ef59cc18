using System.Collections;
using System.Numerics;
using System.Text;

namespace MemFormat.Evolution.Tests.Values;

/// <summary>Values of the base class library follow the rules of their shapes.</summary>
public class ValueTests
{
    [Fact, Row("Change class, struct, record")]
    public void Vectors_are_structs_of_numbers()
    {
        Evolve.IsOneDescriptor<Vector2, Place>();
        Evolve.IsOneDescriptor<List<Vector2>, Place[]>();
        Evolve.To(new Vector2(1, -0f), new Place { X = 1, Y = -0f });
        Evolve.To(new Place { X = float.NaN, Y = 2 }, new Vector2(float.NaN, 2));
        Evolve.To(new Vector3(1, 2, 3), new WidePlace { X = 1, Y = (Half)2, Z = 3 });
        Evolve.To(new WidePlace { X = 1.5, Y = (Half)2, Z = 3, Name = "n" }, new Vector3(1.5f, 2, 3));
        Evolve.To(new WidePlace { X = null, Z = 3 }, new Vector3(0, 0, 3));
        Evolve.Fails<WidePlace, Vector3>(new WidePlace { X = 0.1 }, MemFormatError.Overflow, "Vector3.X");
        Evolve.To<Complex, Vector2>(new Complex(1, 2), new Vector2(1, 2));
        Evolve.To<Vector2[], Complex?[]>([new(1, 2)], [new(1, 2)]);
    }

    [Fact, Row("Add a member"), Row("Remove a member")]
    public void Vectors_of_other_lengths()
    {
        Evolve.To(new Vector2(1, 2), new Vector4(1, 2, 0, 0));
        Evolve.To(new Vector4(1, 2, 3, 4), new Vector2(1, 2));
        Evolve.To<List<Quaternion>, Plane[]>([new(1, 2, 3, 4)], [new(1, 2, 3, 4)]);
    }

    [Fact, Row("Widen a number"), FinePoint("Tuples")]
    public void Tuples_evolve_by_element()
    {
        Evolve.To<(int, string), (long, string)>((1, "a"), (1, "a"));
        Evolve.To<(int, string), (long, string, Guid?, int)>((1, "a"), (1, "a", null, 0));
        Evolve.To<(long, string?, Guid?), (int, string?)>((1, null, Guid.Empty), (1, null));
        Evolve.Fails<(long, string?), (int, string?)>((1L << 40, null), MemFormatError.Overflow, "ValueTuple.Item1");
        Evolve.Fails<(int, string), (int, int)>((1, "a"), MemFormatError.Overflow, "ValueTuple.Item2");
        Evolve.Fails<(int, string), (int, bool)>((1, "a"), MemFormatError.SchemaMismatch, "ValueTuple.Item2");
        Evolve.To<(int, List<long>), (int, int)>((1, [2]), (1, 2));
        Evolve.Fails<(int, List<long>), (int, int)>((1, [2, 3]), MemFormatError.Overflow, "ValueTuple.Item2");
        Evolve.To<(int?, int?), (int, int)>((1, null), (1, 0));
        Evolve.To<(int, int), (int?, decimal?)>((1, 0), (1, 0));
        Evolve.To<(int, int, int, int, int, int, int, int, int?), (long, int, int, int, int, int, int, int?, int)>(
            (1, 2, 3, 4, 5, 6, 7, 8, 9), (1, 2, 3, 4, 5, 6, 7, 8, 9));
        Evolve.To<Tuple<int, string?>, (long, string?)>(new(1, null), (1, null));
        Evolve.To<(short, string?), Tuple<int, string?>>((1, null), new(1, null));
        Evolve.To<Tuple<int, int, int, int, int, int, int, Tuple<byte, string?>>, Tuple<int, int, int, int, int, int, long, Tuple<int>>>(
            new(1, 2, 3, 4, 5, 6, 7, new(8, "x")), new(1, 2, 3, 4, 5, 6, 7, new(8)));
        Evolve.To<KeyValuePair<int, string?>, KeyValuePair<long, string?>>(new(1, "v"), new(1, "v"));
        Evolve.To<Dictionary<(int, byte), KeyValuePair<int, int>>, Dictionary<(long, byte), (int, int)>>(
            new() { [(1, 2)] = new(3, 4) }, new() { [(1, 2)] = (3, 4) });
        Evolve.Fails<KeyValuePair<int, long>, KeyValuePair<int, byte>>(new(1, 300), MemFormatError.Overflow, "KeyValuePair.Value");
    }

    [Fact, Row("Widen a number"), FinePoint("Tuples")]
    public void Paths_name_the_parts_of_pairs()
    {
        Evolve.Fails<KeyValuePair<long, int>, KeyValuePair<int, int>>(new(1L << 40, 1), MemFormatError.Overflow, "KeyValuePair.Key");
        Evolve.Fails<List<KeyValuePair<int, long>>, KeyValuePair<int, int>[]>([new(1, 2), new(1, 1L << 40)], MemFormatError.Overflow, "[1].Value");
        Evolve.Fails<KeyValuePair<int, KeyValuePair<long, int>>, KeyValuePair<int, KeyValuePair<int, int>>>(
            new(1, new(1L << 40, 1)), MemFormatError.Overflow, "KeyValuePair.Value.Key");
        Evolve.Fails<KeyValuePair<int, long>?[], List<KeyValuePair<int, int>?>>([null, new(1, 1L << 40)], MemFormatError.Overflow, "[1].Value");
        Evolve.Fails<KeyValuePair<int, List<(int, long)>>, KeyValuePair<int, List<(int, int)>>>(
            new(1, [(1, 1L << 40)]), MemFormatError.Overflow, "KeyValuePair.Value[0].Item2");
        Evolve.Fails<Dictionary<string, KeyValuePair<long, int>>, Dictionary<string, KeyValuePair<int, int>>>(
            new() { ["a"] = new(1L << 40, 1) }, MemFormatError.Overflow, "[0].Key");

        // A pair that is a key itself is described by no member of the reader's: its parts have their ids.
        Evolve.Fails<Dictionary<KeyValuePair<int, long>, int>, Dictionary<KeyValuePair<int, int>, int>>(
            new() { [new(1, 1L << 40)] = 1 }, MemFormatError.Overflow, "[0].#2");
        Evolve.Fails<Dictionary<int, long>, Dictionary<int, int>>(new() { [1] = 1, [2] = 1L << 40 }, MemFormatError.Overflow, "[1]");
        Evolve.Fails<Dictionary<long, int>, Dictionary<int, int>>(new() { [1] = 1, [1L << 40] = 1 }, MemFormatError.Overflow, "[1]");
        Evolve.Fails<ILookup<long, int>, ILookup<int, int>>(new[] { 1L << 40 }.ToLookup(k => k, _ => 1), MemFormatError.Overflow, "[0].Key");
        Evolve.Fails<PriorityQueue<long, int>, PriorityQueue<int, int>>(new([(1L << 40, 1)]), MemFormatError.Overflow, "[0].Item1");
    }

    [Fact, Row("A number or `Guid` becomes text")]
    public void Values_that_are_text_become_text()
    {
        Evolve.To<Version, string>(new(1, 2), "1.2");
        Evolve.To<string, Version>("1.2", new(1, 2));
        Evolve.To<Uri, string>(new("a b", UriKind.Relative), "a b");
        Evolve.To<List<string?>, List<Uri?>>(["http://x/", null], [new("http://x/"), null]);
        Evolve.To<string, System.Net.IPAddress>("127.0.0.1", System.Net.IPAddress.Loopback);
        Evolve.To<char, string>('ä', "ä");
        Evolve.To<string, char>("ä", 'ä');
        Evolve.Fails<string, Version>("1.02", MemFormatError.Overflow, null);
        Evolve.Fails<string, Uri>("http://[", MemFormatError.Overflow, null);
        Evolve.Fails<string, System.Net.IPAddress>("127.1", MemFormatError.Overflow, null);
        Evolve.Fails<string, char>("ab", MemFormatError.Overflow, null);
        Evolve.Fails<string, char>("", MemFormatError.Overflow, null);
    }

    [Fact, FinePoint("Large numbers")]
    public void Whole_numbers_become_integers_and_back()
    {
        foreach (var value in new[] { 0, 1, -1, 127, -128, int.MaxValue, int.MinValue, 255, 256 })
        {
            Evolve.To<int, BigInteger>(value, value);
            Evolve.To<BigInteger, int>(value, value);
            Evolve.To<BigInteger, Int128>(value, value);
        }

        Evolve.To<BigInteger, UInt128>((BigInteger)UInt128.MaxValue, UInt128.MaxValue);
        Evolve.To<UInt128, BigInteger>(UInt128.MaxValue, (BigInteger)UInt128.MaxValue);
        Evolve.To<BigInteger, Int128>((BigInteger)Int128.MinValue, Int128.MinValue);
        var beyond = (BigInteger)UInt128.MaxValue + 1;
        foreach (var large in new[] { beyond, (BigInteger)Int128.MinValue - 1, BigInteger.Pow(2, 135), -BigInteger.Pow(2, 200) })
        {
            Evolve.Fails<BigInteger, UInt128>(large, MemFormatError.Overflow, null);
            Evolve.Fails<BigInteger, Int128>(large, MemFormatError.Overflow, null);
            Evolve.Fails<BigInteger, long>(large, MemFormatError.Overflow, null);
        }

        Evolve.Fails<BigInteger, uint>(-1, MemFormatError.Overflow, null);
        Evolve.Fails<BigInteger, byte>(256, MemFormatError.Overflow, null);
    }

    [Fact, Row("A tuple becomes a type with ids"), FinePoint("Tuples")]
    public void Tuples_are_objects_with_ids()
    {
        Evolve.To(new Triple(1, "a", 2), (1L, "a"));
        Evolve.To((1, "a"), new Triple(1, "a", 9));
        Evolve.To(new KeyValuePair<int, string?>(1, "a"), new Pair(1, "a"));
        Evolve.To(new Pair(1, "a"), new KeyValuePair<int, string?>(1, "a"));
        Evolve.To(new Pair(1, "a"), (1, "a", 0, (string?)null));
        Evolve.Fails<(int, string), Triple>((1, null!), MemFormatError.NullNotAllowed, "Triple.Text");
        Evolve.Fails<(int, bool), Pair>((1, true), MemFormatError.SchemaMismatch, "Pair.Text");
        Evolve.To((1, "a"), new Pair(1, "a"));
        Evolve.To(new Pair(1, null), ((byte)1, (string?)null));
        Evolve.To(new List<Pair?> { new(1, "a"), null }, new List<Tuple<long, string?>?> { new(1, "a"), null });
        Evolve.To(new Lazy<int?>(5), new ValueTuple<long?>(5));
        Evolve.To<List<Lazy<string>?>, List<Lazy<StringBuilder?>?>>([new("a"), null], [new(new StringBuilder("a")), null]);
    }

    [Fact, Row("A tuple becomes a type with ids")]
    public void Types_with_names_are_no_tuples()
    {
        Evolve.Fails<(int, string), NamedPair>((1, "a"), MemFormatError.SchemaMismatch, "NamedPair");
        Evolve.Fails<List<(int, string)>, List<NamedPair>>([(1, "a")], MemFormatError.SchemaMismatch, "[0]");
    }

    [Fact, Row("`T` becomes `List<T>`")]
    public void Values_become_lists_of_one()
    {
        var version = new Version(1, 2);
        var link = new Uri("/a", UriKind.Relative);
        Evolve.To(
            new Single.Holder
            {
                Letter = new('a'), Big = -5, Version = version, Link = link, Index = ^3, Pair = (7, "p"), Point = Vector3.One,
                Text = "t", Number = 8, Last = 9
            },
            new Many.Holder
            {
                Letter = [new('a')], Big = [-5], Version = [version], Link = [link], Index = [^3], Pair = [(7, new StringBuilder("p"))],
                Point = [Vector3.One],
                Text = new[] { "t" }, Number = new long[] { 8 }, Last = 9,
            });
    }

    [Fact, Row("`T` becomes `List<T>`")]
    public void Values_that_are_null_become_null_lists() => Evolve.To(
        new Single.Holder { Last = 9 },
        new Many.Holder
        {
            Letter = [new('\0')], Big = null, Version = null, Link = null, Index = [0], Pair = [(0, null)], Point = null, Text = null,
            Number = default, Last = 9
        });

    [Fact, Row("Change the kind of collection")]
    public void Memory_and_lists_become_each_other()
    {
        Evolve.To(
            new Lists.Holder { Bytes = [1, 2], Flags = [true, false, true], Numbers = [3], MaybeNumbers = [4], Big = 5, Text = "t" },
            new Memories.Holder
            {
                Bytes = new byte[] { 1, 2 }, Flags = new BitArray([true, false, true]), Numbers = new short[] { 3 },
                MaybeNumbers = new[] { 4 }, Big = 5, Text = new("t")
            });
        Evolve.To(new Lists.Holder(), new Memories.Holder { Bytes = default, Big = 0 });
        Evolve.To(
            new Memories.Holder { Bytes = new byte[] { 1 }, Numbers = new short[] { 3 }, MaybeNumbers = Array.Empty<int>() },
            new Lists.Holder { Bytes = [1], Numbers = [3], MaybeNumbers = [] });
        Assert.Null(Evolve.To<List<int>?[], Memory<long>?[]>([null, []], [null, Memory<long>.Empty])[0]);
        Evolve.To<Memory<int?>, List<long?>>(new int?[] { 1, null }, [1, null]);
        Evolve.To<BitArray, byte[]>(new BitArray([true, false]), [1, 0]);
        Evolve.To<byte[], BitArray>([1, 0], new BitArray([true, false]));
        Evolve.Fails<byte[], BitArray>([1, 2], MemFormatError.Overflow, "[1]");
        Evolve.To<List<bool?>, BitArray>([true, null], new BitArray([true, false]));
    }

    [Fact, Row("Widen a number")]
    public void Arrays_of_several_dimensions()
    {
        Evolve.To(new[,] { { 1, 2, 3 }, { 4, 5, 6 } }, new[,] { { 1L, 2, 3 }, { 4, 5, 6 } });
        Evolve.To(new[,] { { 1, 2, 3 }, { 4, 5, 6 } }, new Sheet { Cells = [1, 2, 3, 4, 5, 6], Rows = 2, Columns = 3 });
        Evolve.To(new Sheet { Cells = [1, 2, 3, 4], Rows = 1, Columns = 4 }, new[,] { { 1, 2, 3, 4 } });
        Evolve.To(new[, ,] { { { 1 }, { 2 } } }, new[,] { { 1, 2 } });
        Evolve.Fails<Sheet, int[,]>(new Sheet { Cells = [1, 2], Rows = 1, Columns = 3 }, MemFormatError.InvalidData, "Int32[,].Elements[1]");
        Evolve.Fails<int[,,], int[,]>(new int[1, 2, 2], MemFormatError.InvalidData, "Int32[,].Elements[3]");
        Evolve.Fails<int[,], int[,,]>(new int[1, 1], MemFormatError.MissingMember, "Int32[,,].Length3");
        Evolve.Fails<int[,], int[]>(new int[1, 1], MemFormatError.SchemaMismatch, null);
    }

    [Fact, Row("Change to an unrelated kind")]
    public void What_a_value_is_based_on_is_another_kind()
    {
        Evolve.Fails<Rune, uint>(new('a'), MemFormatError.SchemaMismatch, null);
        Evolve.Fails<uint, Rune>('a', MemFormatError.SchemaMismatch, null);
        Evolve.Fails<BigInteger, byte[]>(1, MemFormatError.SchemaMismatch, null);
        Evolve.Fails<double, BigInteger>(1, MemFormatError.SchemaMismatch, null);
        Evolve.Fails<char, BigInteger>('a', MemFormatError.SchemaMismatch, null);
        Evolve.Fails<StringBuilder, byte[]>(new("a"), MemFormatError.SchemaMismatch, null);
        Evolve.Fails<Uri, Version>(new("a", UriKind.Relative), MemFormatError.SchemaMismatch, null);
        Evolve.Fails<Index, int>(1, MemFormatError.SchemaMismatch, null);
        Evolve.Fails<(Index, int), Range>((1, 1), MemFormatError.SchemaMismatch, "Range.End");
    }
}
