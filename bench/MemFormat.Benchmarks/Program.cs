using MemFormat.Benchmarks.Commands;

return RunCommand.Create(BdnCommand.Create(), StartCommand.Create(), SizesCommand.Create()).Parse(args).Invoke();
