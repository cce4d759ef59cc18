namespace MemFormat.Evolution.Tests.GetterOnly;

[Row("Change the kind of collection")]
public class GetterOnlyTests
{
    [Fact]
    public void Collections_without_setter_are_cleared_and_filled()
    {
        var settable = new Settable { Numbers = [2, 3, 2], Map = new() { ["b"] = 4 } };
        Evolve.IsOneDescriptor<Settable, Filled>();
        Assert.Equal([2, 3, 2], Evolve.To(settable, Filled([2, 3, 2])).Numbers);
        var changed = new Changed { One = { 5 } };
        changed.Numbers.Clear();
        changed.Numbers.UnionWith([2, 3]);
        changed.Map.Clear();
        changed.Map["b"] = 4;
        changed.One.RemoveAt(0);
        Assert.Equal([2L, 3L], Evolve.To(settable, changed).Numbers);
        Assert.Equal([5], Evolve.To(settable, changed).One);
    }

    [Fact]
    public void What_the_payload_lacks_stays_as_it_was() => Assert.Equal([7], Evolve.To(new Other { Map = new() { ["x"] = 1 } }, WithMap()).One);

    [Fact, Row("`T?` becomes `T`")]
    public void Null_is_refused_in_the_same_shape_and_in_another_one()
    {
        Evolve.Fails<Settable, Filled>(new Settable { Numbers = null }, MemFormatError.NullNotAllowed, "Filled.Numbers");
        Evolve.Fails<Settable, Changed>(new Settable { Numbers = null }, MemFormatError.NullNotAllowed, "Changed.Numbers");
        Evolve.Fails<Settable, Filled>(new Settable { Map = null }, MemFormatError.NullNotAllowed, "Filled.Map");
        Evolve.Fails<Settable, Changed>(new Settable { Map = null }, MemFormatError.NullNotAllowed, "Changed.Map");
        var seven = new Changed();
        seven.Numbers.Clear();
        seven.Map.Clear();
        Assert.Equal([7], Evolve.To(new Settable { One = null }, seven).One);
    }

    [Fact]
    public void Null_leaves_what_is_there_and_elements_make_what_is_not()
    {
        Evolve.IsOneDescriptor<Settable, Kept>();
        var none = new Settable { Numbers = null, Map = null, One = 5 };
        Evolve.To(none, Kept.Of([1], null, 5));
        Evolve.To(none, KeptAndChanged.Of(null, 1));
        var some = new Settable { Numbers = [], Map = new() { ["b"] = 4 }, One = null };
        Evolve.To(some, Kept.Of([], new() { ["b"] = 4 }, null));
        Evolve.To(some, KeptAndChanged.Of(new() { ["b"] = 4 }));
        Evolve.To(Kept.Of([2], null, 5), new Settable { Numbers = [2], Map = null });
        Evolve.To(KeptAndChanged.Of(new() { ["c"] = 5 }, 3), new Settable { Numbers = [3], Map = new() { ["c"] = 5 } });
    }

    private static Filled Filled(List<int> numbers)
    {
        var filled = new Filled { One = 5 };
        filled.Numbers.Clear();
        filled.Numbers.AddRange(numbers);
        filled.Map.Clear();
        filled.Map["b"] = 4;
        return filled;
    }

    private static Changed WithMap()
    {
        var changed = new Changed();
        changed.Map.Clear();
        changed.Map["x"] = 1;
        return changed;
    }
}
