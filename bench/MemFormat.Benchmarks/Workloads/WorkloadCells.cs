namespace MemFormat.Benchmarks.Workloads;

/// <summary>The cells of a workload: its value written to a buffer, to an array, and read, by every contender.</summary>
internal static partial class WorkloadCells
{
    /// <summary>The contenders of <c>bench/Peers</c>, which compiles this, too.</summary>
    static partial void AddWrites<T>(Cell cell, Func<PeerWorkload<T>> work)
        where T : struct, IPeerCalls;

    /// <inheritdoc cref="AddWrites"/>
    static partial void AddReads<T>(Cell cell, Func<PeerWorkload<T>> work)
        where T : struct, IPeerCalls;

    public static IEnumerable<Cell> Of<T>(string name, Func<T> calls)
        where T : struct, IPeerCalls
    {
        yield return Write(name, Work(calls));
        yield return ToArray(name, Work(calls));
        yield return Read(name, Work(calls));
    }

    /// <param name="name">What is written and read.</param>
    /// <param name="calls">Makes the value.</param>
    /// <param name="headers">Whether headers are compared, too: they count where a value is small.</param>
    public static IEnumerable<Cell> WithReference<T>(string name, Func<T> calls, bool headers = false)
        where T : struct, IByHandCalls
    {
        var work = Work(calls);
        var write = Write(name, work).WriteByHand("by hand", work);
        yield return !headers ? write : write
            .WriteWith(Role.MemFormat, "MemFormat, fingerprint", work, new() { Header = MemFormatHeader.Fingerprint })
            .WriteWith(Role.MemFormat, "MemFormat, no header", work, new() { Header = MemFormatHeader.None });

        yield return ToArray(name, Work(calls));

        work = Work(calls);
        var read = Read(name, work).ReadFloor(work).ReadByHand("by hand", work);
        yield return !headers ? read : read
            .ReadWith(Role.MemFormat, "MemFormat, fingerprint", work, new() { Header = MemFormatHeader.Fingerprint })
            .ReadWith(Role.MemFormat, "MemFormat, no header", work, new() { Header = MemFormatHeader.None });
    }

    public static Func<PeerWorkload<T>> Work<T>(Func<T> calls)
        where T : struct, IPeerCalls => Once(() => new PeerWorkload<T>(calls()));

    private static Cell Write<T>(string name, Func<PeerWorkload<T>> work)
        where T : struct, IPeerCalls => new Cell(name + " write", () => work().Items) { More = c => AddWrites(c, work) }
        .WriteFloor(work)
        .Write(Role.MemFormat, "MemFormat", work)
        .WriteProtobuf(work)
        .Add(Role.Peer, "System.Text.Json", work, w => w.JsonPayload.Length, (w, n) => { for (var i = 0; i < n; i++) { w.WriteJson(); } });

    private static Cell ToArray<T>(string name, Func<PeerWorkload<T>> work)
        where T : struct, IPeerCalls => new Cell(name + " to array", () => work().Items)
        .Add(Role.Floor, "memcpy", work, w => w.Body.Length, (w, n) => { for (var i = 0; i < n; i++) { Sink.Result = w.FloorToArray(); } })
        .Add(Role.MemFormat, "MemFormat", work, w => w.Payload.Length,
            (w, n) => { for (var i = 0; i < n; i++) { Sink.Result = w.ToArray(); } })
        .Add(Role.Peer, "Google.Protobuf", work, w => w.ProtobufPayload.Length,
            (w, n) => { for (var i = 0; i < n; i++) { Sink.Result = w.ToProtobuf(); } })
        .Add(Role.Peer, "System.Text.Json", work, w => w.JsonPayload.Length,
            (w, n) => { for (var i = 0; i < n; i++) { Sink.Result = w.ToJson(); } });

    private static Cell Read<T>(string name, Func<PeerWorkload<T>> work)
        where T : struct, IPeerCalls => new Cell(name + " read", () => work().Items) { More = c => AddReads(c, work) }
        .Read(Role.MemFormat, "MemFormat", work)
        .ReadProtobuf(work)
        .ReadJson(work);
}
