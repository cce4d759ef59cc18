using System.Diagnostics;
using Spectre.Console;
using Workers.Running;

namespace Workers.Commands;

/// <summary>Asks, replaces workers, and shows what comes back.</summary>
internal static class RunCommand
{
    private static readonly TimeSpan s_patience = TimeSpan.FromMinutes(1);

    /// <returns>The exit code: 0 if each request has its answer and none was misread.</returns>
    public static async Task<int> RunAsync(int count, int kills, Func<Job, Task<IRun>> start, CancellationToken cancellation)
    {
        var job = new Job(count);
        var watch = Stopwatch.StartNew();
        await using (var run = await start(job))
        {
            await AnsiConsole.Progress().StartAsync(async progress =>
            {
                var asked = progress.AddTask("requests", maxValue: job.Count);
                var answered = progress.AddTask("answers", maxValue: job.Count);
                await Task.WhenAll(AskAsync(run, job, asked, cancellation), FollowAsync(run, job, kills, answered, cancellation))
                    .WaitAsync(cancellation);
            });
        }

        Show(job, kills, watch.Elapsed);
        return job.IsGood ? 0 : 1;
    }

    private static async Task AskAsync(IRun run, Job job, ProgressTask shown, CancellationToken cancellation)
    {
        // A broker confirms each message once it is on its disk, so many are under way at a time.
        foreach (var some in Enumerable.Range(0, job.Count).Chunk(64))
        {
            cancellation.ThrowIfCancellationRequested();
            await Task.WhenAll(some.Select(number => run.AskAsync(Release.All[number % 2], number, job.PathOf(number))));
            shown.Increment(some.Length);
        }
    }

    /// <summary>Until all are answered, or no answer comes for a minute.</summary>
    private static async Task FollowAsync(IRun run, Job job, int kills, ProgressTask shown, CancellationToken cancellation)
    {
        var quiet = Stopwatch.StartNew();
        for (var killed = 0; !job.IsDone && quiet.Elapsed < s_patience;)
        {
            // The last worker first: it is of release 1, and so its successor of release 2.
            if (killed < kills && job.Answered >= (long)job.Count * (killed + 1) / (kills + 2))
                await run.ReplaceAsync((2 + killed++) % 3);
            await Task.Delay(10, cancellation);
            if (job.Answered > shown.Value)
                quiet.Restart();
            shown.Value = job.Answered;
        }
    }

    private static void Show(Job job, int kills, TimeSpan time)
    {
        var table = new Table().AddColumn("worker").AddColumn(new TableColumn("answers").RightAligned());
        foreach (var (worker, answers) in job.Workers)
            table.AddRow(worker, $"{answers}");
        AnsiConsole.Write(table);
        Console.WriteLine(
            $"{job.Count} requests, {job.Answered} answered, {job.Count - job.Answered} lost, {job.Misread} misread, "
            + $"{job.Again} answered again, {kills} replaced, {time.TotalSeconds:F1} s");
    }
}
