using MemFormat.Tools.Commands;

return Cli.Run(args, Console.Out, Console.Error);
