using MemFormat.Codecs;
using MemFormat.Codecs.Values;
using MemFormat.Payloads;
using MemFormat.Schemas;

namespace MemFormat;

// A codec of yours is a root like any other: it writes and reads whole payloads.
public abstract partial class MemFormatCodec<T>
{
    private RootSchema? _schema;
    private MemFormatEntry<T>? _entry;

    internal override partial RootSchema RootSchema => _schema ??= CustomFrame<T>.Schema(this);

    internal virtual partial MemFormatEntry<T> Entry => _entry ??= new MemFormatEntry<T, InstanceCodec<T>>(RootSchema);
}
