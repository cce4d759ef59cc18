using MemFormat.Tool.Commands;

// A terminal shows each line at once. Files and pipes get large parts.
if (!Console.IsOutputRedirected)
    return Cli.Run(args, Console.Out, Console.Error);
using var output = new StreamWriter(Console.OpenStandardOutput(), Console.OutputEncoding, bufferSize: 1 << 16);
return Cli.Run(args, output, Console.Error);
