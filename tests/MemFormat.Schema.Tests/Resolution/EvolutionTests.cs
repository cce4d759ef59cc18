using Xunit;

namespace MemFormat.Schemas.Tests;

public class EvolutionTests
{
    [Fact]
    public void Old_data_is_read_with_new_types()
    {
        var doc = Evolve<V1.Doc, V2.Doc>(Samples.Full());
        Assert.Equal((7, 42, "initial", "Title", 1, true), (doc.Id, doc.Added, doc.AddedText, doc.Title, doc.Flag, doc.MaybeFlag));
        Assert.Equal(["renamed"], doc.Renamed);
        Assert.Equal(V2.Level.High, doc.Level);
        Assert.Equal(2, doc.Parts.Length);
        Assert.Null(doc.Parts[1]);
        foreach (var part in new[] { doc.Main, doc.Parts[0]! })
        {
            Assert.Equal((5, 1.5, "bolt", 70_000, new DateTime(2000, 1, 1)), (part.Number, part.Weight, part.Name, part.Packed, part.Added));
            Assert.Equal((3, 4), (part.Where.X, part.Where.Y));
        }
    }

    [Fact]
    public void New_data_is_read_with_old_types()
    {
        var part = new V2.Part { Number = 5, Weight = 1.5, Packed = 9, Where = new V2.Place { X = 1, Y = 2 } };
        var doc = Evolve<V2.Box, V1.Box>(new() { Value = part, After = 3 });
        Assert.Equal((3, 5, 1.5f, 9, 1, 2), (doc.After, doc.Value!.Number, doc.Value.Weight, doc.Value.Packed, doc.Value.Where.X, doc.Value.Where.Y));
        part.Number = null;
        Assert.Equal(0, Evolve<V2.Box, V1.Box>(new() { Value = part }).Value!.Number);
    }

    [Fact]
    public void Recursive_types_are_resolved()
    {
        var tree = new V1.Tree { Value = 1, Children = [new() { Value = 2, Children = [new() { Value = 3 }] }, new() { Value = 4 }] };
        var read = Evolve<V1.Tree, V2.Tree>(tree);
        Assert.Equal((1, 2, 3, 4), (read.Value, read.Children[0].Value, read.Children[0].Children[0].Value, read.Children[1].Value));
    }

    [Fact]
    public void A_swap_of_names_changes_nothing()
    {
        var read = Evolve<V1.Swap, V2.Swap>(new() { A = 1, B = 2 });
        Assert.Equal((2, 1), (read.A, read.B));
    }

    [Fact]
    public void Numbered_types_read_what_was_written_by_name_but_not_the_reverse()
    {
        var read = Evolve<V1.Doc, V2.NumberedDoc>(Samples.Full());
        Assert.Equal((7, "renamed"), (read.Id, read.Newest));
        Assert.Equal(MemFormatError.SchemaMismatch, Fails<V2.NumberedDoc, V1.Doc>(new()).Error);
    }

    [Fact]
    public void What_does_not_fit_names_the_member()
    {
        var missing = Fails<V1.Doc, V2.Demanding>(Samples.Full());
        Assert.Equal((MemFormatError.MissingMember, "Demanding.Wanted"), (missing.Error, missing.Path));
        Assert.Equal(MemFormatError.SchemaMismatch, Fails<V1.Swap, V2.Stranger>(new()).Error);
        Assert.Equal(MemFormatError.SchemaMismatch, Fails<V1.Contracted, V2.Contracted>(new()).Error);
        Assert.Equal(MemFormatError.SchemaMismatch, Fails<V1.Swap, V2.Contracted>(new()).Error);
    }

    [Fact]
    public void Errors_of_nested_types_wait_for_the_first_value()
    {
        var old = Samples.Full();
        var error = Fails<V1.Doc, V2.WithDemanding>(old);
        Assert.Equal((MemFormatError.MissingMember, "WithDemanding.RemovedPart.Wanted"), (error.Error, error.Path));
        old.RemovedPart = null;
        Assert.Equal(7, Evolve<V1.Doc, V2.WithDemanding>(old).Id);
    }

    [Fact]
    public void Overflow_names_the_path_of_the_value()
    {
        var wide = new V2.Box { Values = [new() { Weight = 0.5 }, new() { Weight = 0.1 }] };
        var error = Fails<V2.Box, V1.Box>(wide);
        Assert.Equal((MemFormatError.Overflow, "Box.Values[1].Weight"), (error.Error, error.Path));
    }

    internal static TNew Evolve<TOld, TNew>(TOld old) => MemFormatSerializer.Deserialize<TNew>(MemFormatSerializer.Serialize(old))!;

    internal static MemFormatException Fails<TOld, TNew>(TOld old) => Assert.Throws<MemFormatException>(() => Evolve<TOld, TNew>(old));
}
