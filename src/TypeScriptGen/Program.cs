using MemFormat.Tools;

return Cli.Run(args, Console.Out, Console.Error);
