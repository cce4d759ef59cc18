using MemFormat.Benchmarks.Commands;
using MemFormat.Benchmarks.Peers.Evolution;

return RunCommand.Create(BdnCommand.Create(), StartCommand.Create(), SizesCommand.Create(), EvolutionCommand.Create()).Parse(args).Invoke();
