using Corpus.Neighbours;
using Neighbour;

namespace MemFormat.Tests;

/// <summary>Cases that this assembly adds to a union of another one.</summary>
public class AddedCaseTests
{
    [Fact]
    public void Declared_and_added_cases_come_back()
    {
        foreach (var options in Headers.All)
        {
            var payload = MemFormatSerializer.Serialize(new Depot { Vehicles = Vehicles(), Best = new Tram { Line = 7 } }, options);
            Assert.Null(Same.Difference(
                new Depot { Vehicles = Vehicles(), Best = new Tram { Line = 7 } }, MemFormatSerializer.Deserialize<Depot>(payload, options)));
        }

        Assert.Equal(3, ((Tram)MemFormatSerializer.Deserialize<IVehicle>(MemFormatSerializer.Serialize<IVehicle>(new Tram { Line = 3 }))!).Line);
    }

    [Fact]
    public void A_fingerprint_does_not_speak_of_added_cases()
    {
        static int Length(IVehicle vehicle) => MemFormatSerializer.Serialize(vehicle, Headers.Fingerprint).Length;
        Assert.Equal(4 + 1 + 4, Length(new Bus()));
        Assert.InRange(Length(new Tram()), 4 + 1 + 4 + 8, 40);
    }

    [Fact]
    public void Spec_reader_understands_them()
    {
        var depot = new Depot { Vehicles = Vehicles() };
        var (schema, body) = VariantTests.Split(MemFormatSerializer.Serialize(depot));
        Assert.Null(SpecComparison.Difference(depot, new SpecReader(schema, body).Read()));
    }

    [Fact]
    public void A_type_that_nobody_adds_is_refused() =>
        Assert.Equal(
            MemFormatError.UnsupportedType, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Serialize<IVehicle>(new Bike())).Error);

    private static List<IVehicle> Vehicles() =>
        [new Bus { Seats = 1 }, new Tram { Line = 2, Depot = new Bus() }, new Bus { Seats = 3 }, new Tram { Line = 4 },
            new Express { Line = 5, Speed = 6 }, new Night { Lamp = true }];

    private sealed class Bike : IVehicle;
}
