using System.Collections.Immutable;
using Akka.Configuration;
using Akka.Persistence;
using Akka.Persistence.Journal;

namespace MemFormat.Akka.Tests;

/// <summary>
/// A journal in a file for each actor: what Akka.NET makes of an event, with its length before it. The journals that
/// Akka.NET brings keep objects in memory.
/// </summary>
public sealed class FileJournal(Config config) : AsyncWriteJournal
{
    private readonly string _folder = config.GetString("folder");
    private readonly Serializer _serializer = Context.System.Serialization.FindSerializerForType(typeof(Persistent));

    public static string FileOf(string folder, string persistenceId) => Path.Combine(folder, $"{persistenceId}.journal");

    public override Task<long> ReadHighestSequenceNrAsync(string persistenceId, long fromSequenceNr, CancellationToken cancellationToken) =>
        Task.FromResult((long)Read(persistenceId).Count());

    public override Task ReplayMessagesAsync(IActorContext context, string persistenceId, long fromSequenceNr, long toSequenceNr, long max,
        Action<IPersistentRepresentation> recoveryCallback)
    {
        foreach (var bytes in Read(persistenceId).Skip((int)fromSequenceNr - 1).Take((int)Math.Min(max, toSequenceNr - fromSequenceNr + 1)))
            recoveryCallback(_serializer.FromBinary<Persistent>(bytes));
        return Task.CompletedTask;
    }

    protected override Task<IImmutableList<Exception>> WriteMessagesAsync(IEnumerable<AtomicWrite> messages, CancellationToken cancellationToken)
    {
        foreach (var written in messages)
        {
            using var writer = new BinaryWriter(File.Open(FileOf(_folder, written.PersistenceId), FileMode.Append));
            foreach (var happened in (IImmutableList<IPersistentRepresentation>)written.Payload)
            {
                var bytes = _serializer.ToBinary(happened);
                writer.Write(bytes.Length);
                writer.Write(bytes);
            }
        }

        return Task.FromResult<IImmutableList<Exception>>(null!);
    }

    protected override Task DeleteMessagesToAsync(string persistenceId, long toSequenceNr, CancellationToken cancellationToken) =>
        throw new NotSupportedException();

    private IEnumerable<byte[]> Read(string persistenceId)
    {
        if (!File.Exists(FileOf(_folder, persistenceId)))
            yield break;
        using var reader = new BinaryReader(File.OpenRead(FileOf(_folder, persistenceId)));
        while (reader.BaseStream.Position < reader.BaseStream.Length)
            yield return reader.ReadBytes(reader.ReadInt32());
    }
}
