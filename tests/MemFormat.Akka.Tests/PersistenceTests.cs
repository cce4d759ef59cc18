using System.Collections.Immutable;
using Akka.Persistence;

namespace MemFormat.Akka.Tests;

/// <summary>Events and snapshots in files: programs of two releases write them, one after the other.</summary>
public sealed class PersistenceTests : IDisposable
{
    private static readonly TimeSpan s_limit = TimeSpan.FromSeconds(60);

    private readonly string _folder = Directory.CreateTempSubdirectory("journal").FullName;

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    [Fact]
    public async Task Later_releases_recover_events_and_snapshots_and_a_rollback_does()
    {
        // Release 1: five events, a snapshot after the third.
        await using (var first = await StartAsync(First.ShopContext.Default))
        {
            var saved = new TaskCompletionSource();
            var orders = first.System.ActorOf(Props.Create(() => new FirstOrders(saved)));
            for (var id = 1; id <= 5; id++)
            {
                var placed = new First.Placed(id, $"Customer {id}", 10);
                Assert.Equal(new First.OrderState(id, id * 10), await orders.Ask<First.OrderState>(placed, s_limit));
            }

            await saved.Task.WaitAsync(s_limit);
        }

        // Release 3 recovers them, and writes one that release 1 reads.
        await using (var third = await StartAsync(Third.ShopContext.Default))
        {
            var orders = third.System.ActorOf(Props.Create(() => new ThirdOrders(null)));
            var recovered = await orders.Ask<(Third.OrderState State, bool WasOffered, ImmutableList<Third.OrderEvent> Replayed)>("state", s_limit);
            Assert.Equal((5, 50L, true), (recovered.State.Count, recovered.State.Sum, recovered.WasOffered));
            Assert.Equal([(4, "Customer 4", 10L), (5, "Customer 5", 10L)],
                recovered.Replayed.Cast<Third.Placed>().Select(placed => (placed.Order, Assert.Single(placed.Customers), placed.Price)));
            Assert.Equal(6, (await orders.Ask<Third.OrderState>(new Third.Placed(6, ["Customer 6"], 10), s_limit)).Count);
        }

        await using (var first = await StartAsync(First.ShopContext.Default))
        {
            var orders = first.System.ActorOf(Props.Create(() => new FirstOrders(null)));
            Assert.Equal(new First.OrderState(6, 60), await orders.Ask<First.OrderState>("state", s_limit));
        }
    }

    [Fact]
    public async Task An_event_that_cannot_be_read_ends_the_recovery_with_the_reason()
    {
        await using (var first = await StartAsync(First.ShopContext.Default))
        {
            var orders = first.System.ActorOf(Props.Create(() => new FirstOrders(null)));
            await orders.Ask<First.OrderState>(new First.Placed(1, "Secret", 10), s_limit);
        }

        // The text of the event becomes longer than the event.
        var file = FileJournal.FileOf(_folder, "orders");
        var bytes = await File.ReadAllBytesAsync(file);
        bytes[bytes.AsSpan().IndexOf("Secret"u8) - 1] = 100;
        await File.WriteAllBytesAsync(file, bytes);

        await using var again = await StartAsync(Third.ShopContext.Default);
        var failed = new TaskCompletionSource<Exception>();
        again.System.ActorOf(Props.Create(() => new ThirdOrders(failed)));
        var error = await failed.Task.WaitAsync(s_limit);
        Assert.Contains("MemFormatException", $"{error}", StringComparison.Ordinal);
        Assert.DoesNotContain("Secret", $"{error}", StringComparison.Ordinal);
    }

    private Task<Systems> StartAsync(MemFormatContext context) => Systems.StartAsync(akka => akka.WithMemFormat(context).AddHocon($$"""
        akka.persistence {
          journal { plugin = "akka.persistence.journal.files" }
          journal.files { class = "{{typeof(FileJournal).AssemblyQualifiedName}}", folder = "{{_folder}}" }
          snapshot-store { plugin = "akka.persistence.snapshot-store.local" }
          snapshot-store.local.dir = "{{Path.Combine(_folder, "snapshots")}}"
        }
        """, HoconAddMode.Prepend));

    private sealed class FirstOrders : ReceivePersistentActor
    {
        private readonly TaskCompletionSource? _saved;
        private First.OrderState _state = new(0, 0);

        public FirstOrders(TaskCompletionSource? saved)
        {
            _saved = saved;
            Recover<SnapshotOffer>(offer => _state = (First.OrderState)offer.Snapshot);
            Recover<First.Placed>(Apply);
            Command<First.Placed>(placed => Persist(placed, stored =>
            {
                Apply(stored);
                if (_state.Count == 3)
                    SaveSnapshot(_state);
                Sender.Tell(_state);
            }));
            Command<SaveSnapshotSuccess>(_ => _saved?.TrySetResult());
            Command<SaveSnapshotFailure>(failure => _saved?.TrySetException(failure.Cause));
            Command<string>(_ => Sender.Tell(_state));
        }

        public override string PersistenceId => "orders";

        private void Apply(First.Placed placed) => _state = new(_state.Count + 1, _state.Sum + placed.Price);
    }

    private sealed class ThirdOrders : ReceivePersistentActor
    {
        private readonly TaskCompletionSource<Exception>? _failed;
        private Third.OrderState _state = new(0, 0);
        private ImmutableList<Third.OrderEvent> _replayed = [];
        private bool _wasOffered;

        public ThirdOrders(TaskCompletionSource<Exception>? failed)
        {
            _failed = failed;
            Recover<SnapshotOffer>(offer => (_state, _wasOffered) = ((Third.OrderState)offer.Snapshot, true));
            Recover<Third.OrderEvent>(stored =>
            {
                _replayed = _replayed.Add(stored);
                Apply(stored);
            });
            Command<Third.OrderEvent>(happened => Persist(happened, stored =>
            {
                Apply(stored);
                Sender.Tell(_state);
            }));
            Command<string>(_ => Sender.Tell((_state, _wasOffered, _replayed)));
        }

        public override string PersistenceId => "orders";

        protected override void OnRecoveryFailure(Exception reason, object? message = null) => _failed?.TrySetResult(reason);

        private void Apply(Third.OrderEvent happened) => _state = happened is Third.Placed placed
            ? _state with { Count = _state.Count + 1, Sum = _state.Sum + placed.Price }
            : _state;
    }
}
