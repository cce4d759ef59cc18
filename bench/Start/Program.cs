using MemFormat.Benchmarks.Running;
using MemFormat.Benchmarks.Start;

// Nanoseconds of processor time: the first call, one when all is ready, the whole process until then, and a call after half
// a second of them, when the JIT has come to rest: the fastest of many slices.
var order = OrderData.One(10);
var start = ThreadClock.Now;
var first = Contender.WriteAndRead(order);
var end = ThreadClock.Now;
var second = Contender.WriteAndRead(order);
var last = ThreadClock.Now;
Console.WriteLine((long)(end - start));
Console.WriteLine((long)(last - end));
Console.WriteLine((long)Environment.CpuUsage.TotalTime.TotalNanoseconds);

const int Calls = 200;
var rest = Environment.TickCount64 + 500;
var fastest = double.MaxValue;
for (var slices = 100; slices > 0;)
{
    var at = ThreadClock.Now;
    for (var i = 0; i < Calls; i++)
        second = Contender.WriteAndRead(order);
    if (Environment.TickCount64 < rest)
        continue;
    fastest = Math.Min(fastest, (ThreadClock.Now - at) / Calls);
    slices--;
}

Console.WriteLine((long)fastest);
return first == second && first == order.Lines.Count && Feature.Works() ? 0 : 1;
