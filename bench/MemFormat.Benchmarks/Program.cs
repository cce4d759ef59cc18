using MemFormat.Benchmarks.Commands;

return RunCommand.Create(BdnCommand.Create()).Parse(args).Invoke();
