using System.CommandLine;
using MemFormat.Generator.Benchmarks;

var types = new Option<int>("--types") { Description = "How many types the project has", DefaultValueFactory = _ => 1000 };
var runs = new Option<int>("--runs") { Description = "How often each time is taken; the median counts", DefaultValueFactory = _ => 7 };
var output = new Option<string?>("--out") { Description = "A Markdown file to write as well" };
var root = new RootCommand("What the generator costs a project of many types with eight members each") { types, runs, output };
root.SetAction(parse => Report.Write(GeneratorBenchmark.Run(parse.GetValue(types), parse.GetValue(runs)), parse.GetValue(output)));
return root.Parse(args).Invoke();
