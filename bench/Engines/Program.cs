using MemFormat.Engines.Benchmarks;

var seconds = args is [_, var text] ? double.Parse(text, System.Globalization.CultureInfo.InvariantCulture) : 0.3;
switch (args)
{
    case ["akka", ..]:
        Actors.Run(seconds);
        return 0;
    case ["marten", ..]:
        await EventStores.RunAsync();
        return 0;
    case ["orleans", ..]:
        Grains.Run(seconds);
        return 0;
    case ["telemetry", ..]:
        Telemetry.Run(seconds);
        return 0;
    default:
        Console.Error.WriteLine("Say which: akka, marten, orleans or telemetry. A number behind it is the seconds per cell.");
        return 1;
}
