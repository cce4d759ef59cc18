namespace MemFormat.Evolution.Tests.Enums;

[Row("An enum becomes its integer, or gets another underlying type")]
public class EnumTests
{
    private static OfEnum Narrow =>
        new() { Level = (Level)200, Maybe = (Level)201, Levels = [Level.High, (Level)202], Map = { [(Level)203] = (Level)204, [Level.Low] = null } };

    private static OfWideEnum Wide =>
        new()
        {
            Level = (WideLevel)200, Maybe = (WideLevel)201, Levels = [WideLevel.High, (WideLevel)202],
            Map = { [(WideLevel)203] = (WideLevel)204, [WideLevel.Low] = null }
        };

    [Fact]
    public void Enum_and_its_integer()
    {
        var numbers = new OfNumber { Level = 200, Maybe = 201, Levels = [1, 202], Map = { [203] = 204, [0] = null } };
        Assert.Equal(200, Evolve.To(Narrow, numbers).Level);
        Assert.Equal((Level)200, Evolve.To(numbers, Narrow).Level);
        Assert.Equal((WideLevel)204, Evolve.To(numbers, Wide).Map[(WideLevel)203]);
    }

    [Fact]
    public void Enum_of_another_underlying_type_keeps_unknown_values_and_writes_them_back()
    {
        Assert.Equal((WideLevel)202, Evolve.To(Narrow, Wide).Levels[1]);
        Assert.Equal((Level)202, Evolve.To(Wide, Narrow).Levels[1]);
    }

    [Fact]
    public void Enum_values_that_do_not_fit_overflow()
    {
        Evolve.Fails<OfWideEnum, OfEnum>(new OfWideEnum { Level = (WideLevel)256 }, MemFormatError.Overflow, "OfEnum.Level");
        Evolve.Fails<OfWideEnum, OfEnum>(new OfWideEnum { Maybe = (WideLevel)(-1) }, MemFormatError.Overflow, "OfEnum.Maybe");
        Evolve.Fails<OfWideEnum, OfEnum>(new OfWideEnum { Levels = [0, 0, (WideLevel)256] }, MemFormatError.Overflow, "OfEnum.Levels[2]");
        Evolve.Fails<OfWideEnum, OfNumber>(new OfWideEnum { Map = { [0] = 0, [(WideLevel)256] = null } }, MemFormatError.Overflow, "OfNumber.Map[1]");
        Evolve.Fails<OfWideEnum, OfNumber>(
            new OfWideEnum { Map = { [0] = 0, [(WideLevel)1] = (WideLevel)256 } }, MemFormatError.Overflow, "OfNumber.Map[1]");
    }

    [Fact]
    public void Enums_and_numbers_as_roots_become_each_other()
    {
        Assert.Equal(WideLevel.High, Evolve.To(Level.High, WideLevel.High));
        Assert.Equal(1, Evolve.To(Level.High, 1));
        Assert.Equal((Level)7, Evolve.To('\x7', (Level)7));
        Assert.Equal([(Level)7], Evolve.To<int[], List<Level>>([7], [(Level)7]));
    }
}
