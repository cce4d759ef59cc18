using MemFormat.Benchmarks.Commands;

return RunCommand.Create(BdnCommand.Create(), StartCommand.Create()).Parse(args).Invoke();
