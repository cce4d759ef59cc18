using System.Diagnostics;
using System.Globalization;
using Orleans.Runtime;

namespace Node;

/// <summary>Sends orders, one after the other, and looks at the end whether all that were acknowledged are there.</summary>
/// <param name="grains">The cluster.</param>
/// <param name="first">The number of the first order.</param>
internal sealed class Client(IGrainFactory grains, int first)
{
    private const int Desks = 10;

    private readonly HashSet<int> _acknowledged = [];
    private readonly int[] _answers = new int[3];
    private int _again;
    private long _longest;
    private volatile bool _isEnding;

    /// <summary>
    /// For each line "RELEASE COUNT", says when that release has taken so many more orders. An empty line is the end; then it says how
    /// many were acknowledged, by which release they were taken, how many of them are lost, how many were sent again, and how many
    /// milliseconds the longest answer took, with all that was sent again.
    /// </summary>
    public async Task RunAsync()
    {
        var sending = Task.Run(SendAsync);
        while (Console.In.ReadLine() is { Length: > 0 } line)
        {
            var wanted = line.Split(' ').Select(text => int.Parse(text, CultureInfo.InvariantCulture)).ToArray();
            var enough = Volatile.Read(ref _answers[wanted[0]]) + wanted[1];
            while (Volatile.Read(ref _answers[wanted[0]]) < enough)
                await await Task.WhenAny(sending, Task.Delay(20));
            Console.WriteLine("reached");
        }

        _isEnding = true;
        await sending;
        HashSet<int> taken = [];
        for (var desk = 0; desk < Desks; desk++)
            taken.UnionWith(await grains.GetGrain<IDesk>(desk).Taken());
        Console.WriteLine($"{_acknowledged.Count} {_answers[1]} {_answers[2]} {_acknowledged.Except(taken).Count()} {_again} {_longest}");
    }

    private async Task SendAsync()
    {
        var watch = Stopwatch.StartNew();
        for (var id = first; !_isEnding;)
        {
            try
            {
                var answer = await grains.GetGrain<IDesk>(id % Desks).Take(Shop.Order(id));
                if (answer.Id != id)
                    throw new InvalidDataException($"The answer to {id} is {answer}.");
                _acknowledged.Add(id++);
                Interlocked.Increment(ref _answers[answer.Release]);
                _longest = Math.Max(_longest, watch.ElapsedMilliseconds);
                watch.Restart();
            }
            catch (Exception error) when (error is OrleansException or TimeoutException or OperationCanceledException)
            {
                // The silo ends, so the order is not acknowledged.
                _again++;
                await Task.Delay(20);
            }
        }
    }
}
