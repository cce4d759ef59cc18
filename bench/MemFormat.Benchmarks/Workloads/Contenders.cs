namespace MemFormat.Benchmarks.Workloads;

/// <summary>The contenders that cells are made of. Data is made once per cell, when it is first asked for.</summary>
internal static class Contenders
{
    public static Func<T> Once<T>(Func<T> make)
    {
        var lazy = new Lazy<T>(make);
        return () => lazy.Value;
    }

    public static Cell WriteFloor<T>(this Cell cell, Func<Workload<T>> work)
        where T : struct, IMemFormatCalls =>
        cell.Add(Role.Floor, "memcpy", work, w => w.Body.Length, (w, n) => { for (var i = 0; i < n; i++) { w.WriteFloor(); } });

    public static Cell ReadFloor<T>(this Cell cell, Func<PeerWorkload<T>> work)
        where T : struct, IByHandCalls =>
        cell.Add(Role.Floor, "from ready values", Once(() => new ByHand<T>(work())), _ => 0, (w, n) => { for (var i = 0; i < n; i++) { Sink.Result = w.ReadFloor(); } });

    public static Cell Write<T>(this Cell cell, Role role, string name, Func<Workload<T>> work)
        where T : struct, IMemFormatCalls =>
        cell.Add(role, name, work, w => w.Payload.Length, (w, n) => { for (var i = 0; i < n; i++) { w.Write(); } });

    public static Cell Read<T>(this Cell cell, Role role, string name, Func<Workload<T>> work)
        where T : struct, IMemFormatCalls =>
        cell.Add(role, name, work, w => w.Payload.Length, (w, n) => { for (var i = 0; i < n; i++) { Sink.Result = w.Read(); } });

    public static Cell WriteByHand<T>(this Cell cell, string name, Func<PeerWorkload<T>> work)
        where T : struct, IByHandCalls =>
        cell.Add(Role.Reference, name, Once(() => new ByHand<T>(work())), w => w.Length,
            (w, n) => { for (var i = 0; i < n; i++) { w.Write(); } });

    public static Cell ReadByHand<T>(this Cell cell, string name, Func<PeerWorkload<T>> work)
        where T : struct, IByHandCalls =>
        cell.Add(Role.Reference, name, Once(() => new ByHand<T>(work())), w => w.Length,
            (w, n) => { for (var i = 0; i < n; i++) { Sink.Result = w.Read(); } });

    public static Cell ReadOther<T>(this Cell cell, Role role, string name, Func<OtherPayload<T>> payload)
        where T : struct, IMemFormatCalls =>
        cell.Add(role, name, payload, w => w.Length, (w, n) => { for (var i = 0; i < n; i++) { Sink.Result = w.Read(); } });

    public static Cell WriteProtobuf<T>(this Cell cell, Func<PeerWorkload<T>> work)
        where T : struct, IPeerCalls =>
        cell.Add(Role.Peer, "Google.Protobuf", work, w => w.ProtobufPayload.Length,
            (w, n) => { for (var i = 0; i < n; i++) { w.WriteProtobuf(); } });

    public static Cell ReadProtobuf<T>(this Cell cell, Func<PeerWorkload<T>> work, string note = "")
        where T : struct, IPeerCalls =>
        cell.Add(Role.Peer, "Google.Protobuf" + note, work, w => w.ProtobufPayload.Length,
            (w, n) => { for (var i = 0; i < n; i++) { Sink.Result = w.ReadProtobuf(); } });

    public static Cell ReadJson<T>(this Cell cell, Func<PeerWorkload<T>> work, string note = "")
        where T : struct, IPeerCalls =>
        cell.Add(Role.Peer, "System.Text.Json" + note, work, w => w.JsonPayload.Length,
            (w, n) => { for (var i = 0; i < n; i++) { Sink.Result = w.ReadJson(); } });

    public static Cell WriteWith<T>(this Cell cell, Role role, string name, Func<Workload<T>> work, MemFormatOptions options)
        where T : struct, IMemFormatCalls =>
        cell.Add(role, name, With(work, options, name), w => w.Length, (w, n) => { for (var i = 0; i < n; i++) { w.Write(); } });

    public static Cell ReadWith<T>(this Cell cell, Role role, string name, Func<Workload<T>> work, MemFormatOptions options)
        where T : struct, IMemFormatCalls => cell.ReadOther(role, name, With(work, options, name));

    private static Func<OtherPayload<T>> With<T>(Func<Workload<T>> work, MemFormatOptions options, string name)
        where T : struct, IMemFormatCalls => Once(() =>
        {
            var payload = new OtherPayload<T>(work(), work().Calls.ToArray(options), options);
            Expect.SameGraph(work().Calls.Value, payload.Read(), name);
            return payload;
        });
}
