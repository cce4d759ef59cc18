using MemFormat;

namespace Events.Stores;

/// <summary>Where programs of all releases append events and read them.</summary>
internal interface IStore : IAsyncDisposable
{
    string Name { get; }

    Task AppendAsync(MemFormatContext release, string stream, object[] events);

    Task<IEnumerable<object>> ReadAsync(MemFormatContext release, string stream);
}
