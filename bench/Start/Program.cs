using MemFormat.Benchmarks.Running;
using MemFormat.Benchmarks.Start;
using MemFormat.Benchmarks.Workloads.Orders;

// Nanoseconds of processor time: the first call, one when all is ready, and the whole process until then.
var order = OrderData.One(10);
var start = ThreadClock.Now;
var first = Contender.WriteAndRead(order);
var end = ThreadClock.Now;
var second = Contender.WriteAndRead(order);
var last = ThreadClock.Now;
Console.WriteLine((long)(end - start));
Console.WriteLine((long)(last - end));
Console.WriteLine((long)Environment.CpuUsage.TotalTime.TotalNanoseconds);
return first == second && first == order.Lines.Count && Feature.Works() ? 0 : 1;
