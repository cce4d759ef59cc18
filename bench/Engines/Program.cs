using MemFormat.Engines.Benchmarks;

var seconds = args is [_, var text] ? double.Parse(text, System.Globalization.CultureInfo.InvariantCulture) : 0.3;
switch (args)
{
    case ["akka", ..]:
        Actors.Run(seconds);
        return 0;
    default:
        Console.Error.WriteLine("Say which engine: akka. A number behind it is the seconds per cell.");
        return 1;
}
