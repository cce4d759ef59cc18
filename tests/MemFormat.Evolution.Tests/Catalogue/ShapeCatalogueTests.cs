using System.Globalization;
using System.Text.Json;
using MemFormat.Evolution.Tests.Oracle;

namespace MemFormat.Evolution.Tests.Catalogue;

/// <summary>
/// Hundreds of types: each kind of value in several forms of declaration. Each is written and read in each header, as another
/// version in both directions, from segments, in part, into an object, and as JSON.
/// </summary>
public class ShapeCatalogueTests
{
    [Fact]
    public void Each_shape_comes_back_in_each_header_and_as_another_version()
    {
        Assert.InRange(ShapeCatalogue.All.Distinct().Count(), 300, 1000);
        Assert.All(ShapeForms.All, f => Assert.InRange(ShapeCatalogue.All.Count(s => s.Form == f), 5, 50));
        var (earlier, later) = (new ShapeCatalogue(isLater: false), new ShapeCatalogue(isLater: true));
        var failures = new List<string>();
        for (var i = 0; i < ShapeCatalogue.All.Count; i++)
        {
            try
            {
                Check(i, earlier, later);
            }
            catch (Exception exception)
            {
                failures.Add($"{ShapeCatalogue.All[i].Kind.Type} in a {ShapeCatalogue.All[i].Form.Name} (Shape{i}): {exception.GetBaseException().ToString().ReplaceLineEndings(" ")}");
            }
        }

        Assert.True(failures.Count == 0,
            $"{failures.Count.ToString(CultureInfo.InvariantCulture)} of {ShapeCatalogue.All.Count}:\n{string.Join("\n", failures)}");
    }

    private static void Check(int shape, ShapeCatalogue earlier, ShapeCatalogue later)
    {
        var (old, next) = (earlier.Codec(shape), later.Codec(shape));
        var (oldValue, nextValue, kept) = (earlier.Make(shape, isKept: false), later.Make(shape, isKept: false), later.Make(shape, isKept: true));
        Assert.NotEqual(Payload.Of(old, oldValue), Payload.Of(next, nextValue));
        Same(old, oldValue, old, oldValue);
        Same(next, kept, next, kept);
        Same(old, oldValue, next, nextValue);
        Same(next, kept, old, oldValue);

        var payload = Payload.Of(old, oldValue);
        foreach (var reader in (MemFormatCodec[])[old, next])
        {
            for (var length = 0; length < payload.Length; length++)
                Assert.Throws<MemFormatException>(() => reader.DeserializeObject(payload.AsSpan(0, length)));
            Assert.Equal(MemFormatError.TrailingData, Assert.Throws<MemFormatException>(() => reader.DeserializeObject([.. payload, 0])).Error);
        }

        using var named = JsonDocument.Parse(MemFormatJson.ToString(payload, old.Schema));
        using var bare = JsonDocument.Parse(MemFormatJson.ToString(payload));

        // What the payload lacks is kept, unless the form is replaced.
        var populated = RootAccess.Of(next.Type).Populate(payload, later.Make(shape, isKept: true));
        Equal("populated", next, ShapeCatalogue.All[shape].Form.KeepsAdded ? kept : nextValue, populated);
    }

    private static void Same(MemFormatCodec writer, object written, MemFormatCodec reader, object expected)
    {
        foreach (var (name, read) in Reading.Ways(writer, written, reader))
            Equal(name, reader, expected, read());
        Equal("segments", reader, expected, reader.DeserializeObject(Segments.Of(Payload.Of(writer, written))));
        foreach (var options in (MemFormatOptions[])[Payload.Fingerprint, Payload.Fingerprint64])
        {
            var payload = Payload.Of(writer, written, options);
            if (ReferenceEquals(writer, reader))
                Equal(options.Header.ToString(), reader, expected, reader.DeserializeObject(payload));
            else
                Assert.Equal(MemFormatError.UnknownSchema, Assert.Throws<MemFormatException>(() => reader.DeserializeObject(payload)).Error);
        }
    }

    private static void Equal(string way, MemFormatCodec codec, object expected, object? actual)
    {
        var (wanted, got) = (ShapeCatalogue.Text(expected), ShapeCatalogue.Text(actual));
        Assert.True(wanted == got, $"{way}: {got}, not {wanted}");
        var (bytes, read) = (Payload.Of(codec, expected), Payload.Of(codec, actual));
        Assert.True(bytes.AsSpan().SequenceEqual(read), $"{way}: {Convert.ToHexString(read)}, not {Convert.ToHexString(bytes)}");
    }
}
