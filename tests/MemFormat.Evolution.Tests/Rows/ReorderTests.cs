namespace MemFormat.Evolution.Tests.Reorder;

[Row("Reorder members, move them among base classes of the assembly, change names of types")]
public class ReorderTests
{
    private static V1.Car Old =>
        new() { Wheels = 4, IsFast = true, Built = new(2026, 1, 2), IsOpen = false, Name = "n", Pair = new() { A = 1, B = 2 } };

    [Fact]
    public void Reorder_declarations_move_members_among_base_classes_insert_a_base_class_change_namespace_and_names()
    {
        var auto = new Elsewhere.V2.Auto { Wheels = 4, IsFast = true, Built = new(2026, 1, 2), Name = "n", Pair = new() { A = 1, B = 2 } };
        Evolve.IsOneDescriptor<V1.Car, Elsewhere.V2.Auto>();
        Assert.Equal((4, true, 2), Evolve.To(Old, auto) is var read ? (read.Wheels, read.IsFast, read.Pair.B) : default);
        Assert.Equal("n", Evolve.To(auto, Old).Name);
    }

    [Fact, FinePoint("Structs that are stored as memory")]
    public void Reorder_the_fields_of_a_blittable_struct_is_resolved()
    {
        Evolve.IsResolved<V1.Pair, V3.Pair>();
        Assert.Equal((1, 2), Evolve.To(new V1.Pair { A = 1, B = 2 }, new V3.Pair { A = 1, B = 2 }) is var pair ? (pair.A, pair.B) : default);
        Assert.Equal(3, Evolve.To<V1.Pair[], List<V3.Pair>>([new() { A = 1 }, new() { B = 3 }], [new() { A = 1 }, new() { B = 3 }])[1].B);
        var car = new V3.Car { Wheels = 4, IsFast = true, Built = new(2026, 1, 2), Name = "n", Pair = new() { A = 1, B = 2 } };
        Assert.Equal(2, Evolve.To(Old, car).Pair.B);
        Assert.Equal(2, Evolve.To(car, Old).Pair.B);
    }
}
