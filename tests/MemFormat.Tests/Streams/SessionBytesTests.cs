using Corpus.Neighbours;
using Corpus;
using Neighbour;

namespace MemFormat.Tests;

/// <summary>The bytes of small sessions (docs/format.md), message by message.</summary>
public class SessionBytesTests
{
    [Fact]
    public async Task Two_numbers_share_a_schema()
    {
        Assert.Equal("02" + "01" + "00" + "01" + "05" + "04" + "01000000" + "02" + "00" + "04" + "02000000", await Hex([1, 2]));
        Assert.Equal("04" + "01000000" + "04" + "02000000", await Hex([1, 2], Headers.None));
    }

    [Fact]
    public async Task Nulls_define_nothing() =>
        Assert.Equal("06" + "06" + "02" + "01" + "00" + "01" + "16" + "02" + "0461" + "06", await Hex<string?>([null, null, "a", null]));

    [Fact]
    public async Task A_session_without_values_is_empty() => Assert.Equal("", await Hex<Order>([]));

    [Fact]
    public async Task Two_writes_are_two_sessions()
    {
        var stream = new MemoryStream();
        await MemFormatSerializer.WriteManyAsync(stream, [1]);
        await MemFormatSerializer.WriteManyAsync(stream, [2L]);
        Assert.Equal("0201000105" + "0401000000" + "0201000107" + "080200000000000000", Convert.ToHexStringLower(stream.ToArray()));
        Assert.Equal([1L, 2L], await Many.ReadAsync<long>(stream.ToArray()));
    }

    /// <summary>Everything that readers in other languages rely on.</summary>
    [Fact]
    public async Task Sessions_keep_their_bytes()
    {
        List<(string, byte[])> sessions = [];
        await Add("numbers", [1, -1]);
        await Add("texts", ["a", null, "b"]);
        await Add("objects", [new Address { Street = "s" }, new Address()]);
        await Add<IShape?>("unions",
            [new Circle { Radius = 1 }, null, new Circle { Radius = 2 }, new Quad { Side = 3 }, new Caption("c", new Circle()), new Dot { X = 4 }]);
        await Add("unions in objects",
            [new Drawing(), new Drawing { Shapes = [new Quad(), new Dot(), new Quad()] }, new Drawing { Main = new Dot() }]);
        await Add<IVehicle>(
            "cases of other assemblies", [new Bus { Seats = 1 }, new Tram { Line = 2, Depot = new Bus() }, new Night { Lamp = true }, new Tram()]);
        await Add("objects that keep their identity", [Family("a"), Family("b")]);
        GoldenFile.Check("Sessions", sessions);

        async Task Add<T>(string name, T[] values)
        {
            foreach (var options in Headers.All.Where(o => o.Header != MemFormatHeader.None || !values.Contains(default)))
                sessions.Add(($"{name} {options.Header}", await Many.WriteAsync(values, options)));
        }
    }

    private static Kin Family(string name)
    {
        var parent = new Kin { Name = name };
        parent.Children.Add(new Kin { Name = "child", Parent = parent });
        return parent;
    }

    private static async Task<string> Hex<T>(IEnumerable<T> values, MemFormatOptions? options = null) =>
        Convert.ToHexStringLower(await Many.WriteAsync(values, options));
}
