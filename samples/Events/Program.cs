using Events.Stores;

// Releases of a shop. Each is an assembly of its own, with types of the same names.
(MemFormat.MemFormatContext Events, Func<int, object[]> Order)[] releases =
[
    (Events.Release1.Shop.Events, Events.Release1.Shop.Order),
    (Events.Release2.Shop.Events, Events.Release2.Shop.Order),
    (Events.Release3.Shop.Events, Events.Release3.Shop.Order),
    (Events.Release4.Shop.Events, Events.Release4.Shop.Order),
    (Events.Release5.Shop.Events, Events.Release5.Shop.Order),
];
var today = releases[^1];

IStore store;
switch (args)
{
    case ["--postgres", var connection]:
        store = await MartenStore.OpenAsync(connection);
        break;
    case ["--memory"]:
        store = new MemoryStore();
        break;
    case []:
        store = await StartAsync();
        break;
    default:
        Console.Error.WriteLine("Say nothing, --memory, or --postgres and a connection string: \"Host=localhost;Username=postgres;Password=…\".");
        return 1;
}

await using (store)
{
    for (var release = 1; release <= releases.Length; release++)
        await store.AppendAsync(releases[release - 1].Events, $"order-{release}", releases[release - 1].Order(release));

    Console.WriteLine($"Events of {releases.Length} releases in {store.Name}, read by release {releases.Length}:");
    for (var release = 1; release <= releases.Length; release++)
    {
        var events = await store.ReadAsync(today.Events, $"order-{release}");
        Console.WriteLine($"release {release}: {string.Join(", ", events.Select(Events.Release5.Shop.Tell))}");
    }
}

return 0;

// A server of this run's own, if Debian's package is there.
static async Task<IStore> StartAsync()
{
    if (PostgresServer.Folder is null)
    {
        Console.Error.WriteLine(
            "PostgreSQL is not on this machine, so events stay in memory. Name a server with --postgres, or: apt-get install postgresql");
        return new MemoryStore();
    }

    var server = new PostgresServer();
    return await MartenStore.OpenAsync(server.ConnectionString, server);
}
