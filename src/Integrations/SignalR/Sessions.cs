using System.IO.Pipelines;
using System.Runtime.CompilerServices;

namespace MemFormat.SignalR;

/// <summary>
/// The shapes that each connection knows. SignalR has one protocol for all connections, and gives each connection a pipe
/// to write to and a binder to read with, both new after a reconnect.
/// </summary>
internal sealed class Sessions
{
    private readonly ConditionalWeakTable<PipeWriter, Prefixes> _written = [];
    private readonly ConditionalWeakTable<IInvocationBinder, Prefixes> _read = [];

    /// <summary>Null for bytes that go to any number of connections.</summary>
    public Prefixes? Of(IBufferWriter<byte> output) => output is PipeWriter pipe ? _written.GetOrCreateValue(pipe) : null;

    /// <summary>What a connection has read; made when the first shape comes.</summary>
    public Prefixes Of(IInvocationBinder binder) => _read.GetOrCreateValue(binder);
}
