namespace MemFormat.Benchmarks.Workloads.Versions;

/// <summary>Payloads that other versions of a type wrote, read as today's; beside it, today's payload and peers.</summary>
internal sealed class VersionCell<T>
    where T : struct, IPeerCalls
{
    private const string SameVersion = "same version";

    private readonly Func<PeerWorkload<T>> _work;

    public VersionCell(string name, Func<T> calls)
    {
        _work = WorkloadCells.Work(calls);
        Cell = new Cell(name + " resolved read", () => _work().Items) { ReferenceName = "straight-line" }
            .Read(Role.Reference, SameVersion, _work)
            .ReadProtobuf(_work, ", " + SameVersion)
            .ReadJson(_work, ", " + SameVersion);
    }

    public Cell Cell { get; }

    /// <summary>From the same data as a type that is today's but for what the name says.</summary>
    public VersionCell<T> From<TOther>(string name) => From(name, value =>
    {
        var other = Reshape.To<TOther>(value)!;
        var payload = MemFormatSerializer.Serialize(other);
        var expected = Reshape.To(other, value.GetType());
        Expect.SameGraph(expected, _work().Calls.Read(payload), typeof(TOther).ToString());
        return payload;
    });

    public VersionCell<T> From(string name, Func<object, byte[]> write)
    {
        Cell.ReadOther(Role.MemFormat, "from " + name, Once(() => new OtherPayload<T>(_work(), write(_work().Calls.Value))));
        return this;
    }
}
