using MemFormat.Benchmarks.Models;
using MemFormat.Benchmarks.Running;
using MemFormat.Benchmarks.Workloads.Rows;
using Added = MemFormat.Benchmarks.Versions.Added;
using Removed = MemFormat.Benchmarks.Versions.Removed;
using Reordered = MemFormat.Benchmarks.Versions.Reordered;
using Widened = MemFormat.Benchmarks.Versions.Widened;

namespace MemFormat.Benchmarks.Workloads.Versions;

/// <summary>Rows as other versions of <see cref="Row"/> wrote them; each is read as today's.</summary>
internal sealed class RowVersions
{
    public RowVersions()
    {
        var rows = RowData.Many(1000);
        Current = MemFormatSerializer.Serialize(rows);
        var added = Reshape.To<List<Added.Row>>(rows);
        AddedPayload = MemFormatSerializer.Serialize(added);
        var removed = Reshape.To<List<Removed.Row>>(rows);
        RemovedPayload = MemFormatSerializer.Serialize(removed);
        var widened = Reshape.To<List<Widened.Row>>(rows);
        WidenedPayload = MemFormatSerializer.Serialize(widened);
        var reordered = Reshape.To<List<Reordered.Row>>(rows);
        ReorderedPayload = MemFormatSerializer.Serialize(reordered);
        Check(added, AddedPayload);
        Check(removed, RemovedPayload);
        Check(widened, WidenedPayload);
        Check(reordered, ReorderedPayload);
    }

    public byte[] Current { get; }

    /// <summary>Its writer had a member that today's type lacks.</summary>
    public byte[] AddedPayload { get; }

    /// <summary>Its writer lacked a member that today's type has.</summary>
    public byte[] RemovedPayload { get; }

    /// <summary>Its writer had an int where today's type has a long.</summary>
    public byte[] WidenedPayload { get; }

    /// <summary>Its writer declared the members in another order.</summary>
    public byte[] ReorderedPayload { get; }

    public List<Row>? ReadCurrent() => MemFormatSerializer.Deserialize<List<Row>>(Current);

    public List<Row>? ReadAdded() => MemFormatSerializer.Deserialize<List<Row>>(AddedPayload);

    public List<Row>? ReadRemoved() => MemFormatSerializer.Deserialize<List<Row>>(RemovedPayload);

    public List<Row>? ReadWidened() => MemFormatSerializer.Deserialize<List<Row>>(WidenedPayload);

    public List<Row>? ReadReordered() => MemFormatSerializer.Deserialize<List<Row>>(ReorderedPayload);

    private static void Check(object written, byte[] payload) =>
        Expect.SameGraph(Reshape.To<List<Row>>(written), MemFormatSerializer.Deserialize<List<Row>>(payload), written.ToString()!);
}
