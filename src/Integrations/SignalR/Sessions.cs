using System.IO.Pipelines;
using System.Runtime.CompilerServices;

namespace MemFormat.SignalR;

/// <summary>
/// The shapes that each connection knows. SignalR has one protocol for all connections, and gives each connection a pipe
/// to write to and a binder to read with, both new after a reconnect.
/// </summary>
/// <param name="options">How to read values.</param>
internal sealed class Sessions(MemFormatOptions? options)
{
    private readonly ConditionalWeakTable<PipeWriter, Prefixes> _written = [];
    private readonly ConditionalWeakTable<IInvocationBinder, ReadShapes> _read = [];
    private readonly ConditionalWeakTable<IInvocationBinder, ReadShapes>.CreateValueCallback _create = _ => new ReadShapes(options);

    /// <summary>Null for bytes that go to any number of connections.</summary>
    public Prefixes? Written(IBufferWriter<byte> output) => output is PipeWriter pipe ? _written.GetOrCreateValue(pipe) : null;

    /// <summary>What a connection has read.</summary>
    public ReadShapes Read(IInvocationBinder binder) => _read.GetValue(binder, _create);
}
