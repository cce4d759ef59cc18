using System.CommandLine;
using MemFormat.Generator.Benchmarks;
using MemFormat.Generator.Benchmarks.Building;
using MemFormat.Generator.Benchmarks.Typing;

var types = new Option<int>("--types") { Description = "How many types the project has", DefaultValueFactory = _ => 1000, Recursive = true };
var runs = new Option<int>("--runs") { Description = "How often each time is taken; the median counts, for builds the least", DefaultValueFactory = _ => 7, Recursive = true };
var output = new Option<string?>("--out") { Description = "A Markdown file to write as well", Recursive = true };
var build = new Command("build", "What dotnet build takes in processor time: plain classes, with the generator, with the analyzers");
var warm = new Option<bool>("--warm") { Description = "With a compiler server that has built the project eight times before; without, each build starts the compiler" };
var peers = new Option<bool>("--peers") { Description = "MemoryPack's generator, too; its package is restored" };
build.Add(warm);
build.Add(peers);
build.SetAction(parse => Report.Write("dotnet build", "s", BuildCost.Run(parse.GetValue(types), parse.GetValue(runs), parse.GetValue(warm), parse.GetValue(peers)), parse.GetValue(output)));
var typing = new Command("typing", "What a keystroke takes in processor time in an open workspace");
typing.SetAction(async (parse, _) => Report.Write("a keystroke", "ms", await TypingCost.Run(parse.GetValue(types), parse.GetValue(runs)).ConfigureAwait(false), parse.GetValue(output)));
var root = new RootCommand("What the generator costs a project of many types with eight members each") { types, runs, output, build, typing };
root.SetAction(parse => Report.Write(GeneratorBenchmark.Run(parse.GetValue(types), parse.GetValue(runs)), parse.GetValue(output)));
return root.Parse(args).Invoke();
