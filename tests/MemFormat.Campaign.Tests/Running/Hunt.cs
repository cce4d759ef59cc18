using System.Diagnostics;
using System.Text.RegularExpressions;

namespace MemFormat.Campaign.Tests;

/// <summary>
/// Draws payloads, reads each in all ways, and keeps the genomes of those that did something new: an edge of the code that none has
/// reached, or else another message or order of cost. Half of the next ones are mutations of those.
/// </summary>
/// <param name="targets">The readers.</param>
/// <param name="random">Chooses genomes and mutations.</param>
/// <param name="coverage">Says how many edges are new since it was asked last; null without counters.</param>
internal sealed partial class Hunt(IReadOnlyList<Target> targets, Random random, Func<int>? coverage = null)
{
    private const int MostKept = 4000, SmallBytes = 4000, LargeBytes = 1 << 20, MostReaching = 700;

    private readonly Checks _checks = new();
    private readonly List<(Target Target, bool IsSession, bool IsLarge, byte[] Genome)> _pool = [];
    private readonly HashSet<string> _seen = [];
    private readonly Dictionary<(string, int), (double PerByte, long Memory, int Length, int Genome)> _costly = [];
    private readonly Dictionary<(string, int), (double PerByte, TimeSpan Time, int Length)> _slow = [];
    private readonly Dictionary<string, Find> _finds = [];
    private readonly List<Find> _reaching = [];

    /// <summary>Small payloads that reached new code.</summary>
    public IReadOnlyList<Find> Reaching => _reaching;

    public int Payloads { get; private set; }

    public int Values { get; private set; }

    public int Kept => _pool.Count;

    public IReadOnlyCollection<Find> Finds => _finds.Values;

    /// <summary>The payloads that asked for most memory and time for their bytes.</summary>
    public IEnumerable<string> Costs =>
        _costly.OrderByDescending(c => c.Value.PerByte).Take(12)
            .Select(c => $"{c.Key}: {c.Value.Memory:N0} bytes for {c.Value.Length:N0} ({c.Value.PerByte:N0} per byte beyond the flat sum)")
        .Concat(_slow.OrderByDescending(c => c.Value.PerByte).Take(12)
        .Select(c => $"{c.Key}: {c.Value.Time.TotalMilliseconds:N1} ms for {c.Value.Length:N0} bytes"));

    /// <summary>Adds payloads until the time is over.</summary>
    public void Run(TimeSpan time, int mostPayloads = int.MaxValue)
    {
        var watch = Stopwatch.StartNew();
        while (watch.Elapsed < time && Payloads < mostPayloads && _finds.Count < 40)
            Once();
    }

    private void Once()
    {
        var isFresh = _pool.Count == 0 || random.Next(3) == 0;
        var (target, isSession, isLarge, genome) = isFresh
            ? (targets[random.Next(targets.Count)], random.Next(6) == 0, random.Next(12) == 0, [])
            : _pool[random.Next(4) == 0 ? random.Next(_pool.Count) : _pool.Count - 1 - random.Next(Math.Min(_pool.Count, 200))];
        if (!isFresh && random.Next(20) == 0)
            isLarge = true;
        if (!isFresh)
            genome = Mutation.Of(genome, _pool[random.Next(_pool.Count)].Genome, random);
        var draw = new Draw(genome, random);
        var payloads = new PayloadDraw(draw, target.Descriptor, [target.Descriptor], isLarge ? LargeBytes : SmallBytes);
        var payload = isSession ? payloads.Session() : payloads.Payload();
        Payloads++;
        var isNew = false;
        if (isSession)
        {
            isNew = Check(target, TargetList.Session, payload);
        }
        else
        {
            for (var way = 0; way < TargetList.Session; way++)
                isNew |= Check(target, way, payload);
        }

        var news = coverage?.Invoke() ?? 0;
        if (news > 0 && payload.Length <= MostReaching)
            _reaching.Add(new Find(target.Name, isSession ? TargetList.Session : 0, payload, $"{news}"));
        if (coverage is null ? !isNew : news == 0 && !(isNew && random.Next(8) == 0))
            return;
        if (_pool.Count == MostKept)
            _pool.RemoveAt(random.Next(MostKept / 2));
        _pool.Add((target, isSession, isLarge, draw.Genome));
    }

    /// <summary>Reads a payload in one way.</summary>
    /// <returns>Whether its message or cost is new.</returns>
    private bool Check(Target target, int way, byte[] payload)
    {
        if (_checks.Broken(target, way, payload) is { } broken)
        {
            var sort = $"{target.Name} {way} {Digits().Replace(broken.Split('\n')[0], "#")}";
            if (!_finds.TryGetValue(sort, out var known) || known.Payload.Length > payload.Length)
                Settings.Keep(_finds[sort] = new Find(target.Name, way, payload, broken));
        }

        if (_checks.Value is not null)
            Values++;
        var isNew = Cost(target, way, payload);
        return _seen.Add($"{way} {Sort(_checks.Error) ?? target.Name} {_checks.Memory / Math.Max(payload.Length, 256) switch { 0 => 0, var each => (int)Math.Log2(each) }}") || isNew;
    }

    private bool Cost(Target target, int way, byte[] payload)
    {
        var perByte =
            (double)Math.Max(0, _checks.Memory - (way == TargetList.Json ? 0 : target.OwnAllowance(payload.Length))) / Math.Max(payload.Length, 1024);
        var time = _checks.Time.TotalMicroseconds / Math.Max(payload.Length, 4096);
        var isNew = false;
        if (!_costly.TryGetValue((target.Name, way), out var most) || perByte > most.PerByte)
        {
            isNew = perByte > most.PerByte * 1.1;
            _costly[(target.Name, way)] = (perByte, _checks.Memory, payload.Length, 0);
        }

        if (!_slow.TryGetValue((target.Name, way), out var slow) || time > slow.PerByte)
        {
            isNew |= time > slow.PerByte * 1.5;
            _slow[(target.Name, way)] = (time, _checks.Time, payload.Length);
        }

        return isNew;
    }

    /// <summary>An error without its place.</summary>
    private static string? Sort(string? error) => error is null ? null : Digits().Replace(Places().Replace(error, ""), "#");

    [GeneratedRegex(@"(?<=^\w+) \S* (?=\d)|\([^()]*\)$")]
    private static partial Regex Places();

    [GeneratedRegex("[0-9]+|\"[^\"]*\"")]
    private static partial Regex Digits();
}
