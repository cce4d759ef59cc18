using System.Collections.Concurrent;
using System.Runtime.InteropServices;
using Workers.Scanning;

namespace Workers.Running;

/// <summary>The requests of a run, and what came back.</summary>
internal sealed class Job
{
    private readonly List<(string Path, AssemblyCounts Counts)> _assemblies;
    private readonly ConcurrentDictionary<long, string> _answers = [];
    private int _again;
    private int _misread;

    /// <param name="count">How many requests: the assemblies of the .NET class library in turn.</param>
    public Job(int count)
    {
        _assemblies =
        [
            .. from path in Directory.GetFiles(RuntimeEnvironment.GetRuntimeDirectory(), "*.dll").Order(StringComparer.Ordinal)
               let counts = AssemblyCounts.Scan(path)
               where counts is not null
               select (path, counts),
        ];
        Count = count;
    }

    public int Count { get; }

    public int Answered => _answers.Count;

    /// <summary>Answers that came more than once, because a worker ended between its answer and its acknowledgement.</summary>
    public int Again => _again;

    /// <summary>Answers that are not what this program counted itself.</summary>
    public int Misread => _misread;

    public bool IsDone => Answered == Count;

    public bool IsGood => IsDone && Misread == 0;

    /// <summary>How many answers each worker gave.</summary>
    public IEnumerable<(string Worker, int Answers)> Workers =>
        _answers.Values.CountBy(worker => worker).Select(worker => (worker.Key, worker.Value)).Order();

    public string PathOf(int number) => _assemblies[number % _assemblies.Count].Path;

    public void Take(long number, string name, long types, long methods, string worker)
    {
        var expected = number >= 0 && number < Count ? _assemblies[(int)(number % _assemblies.Count)].Counts : null;
        if (expected is null || (expected.Name, expected.Types, expected.Methods) != (name, types, methods))
            Interlocked.Increment(ref _misread);
        else if (!_answers.TryAdd(number, worker))
            Interlocked.Increment(ref _again);
    }
}
