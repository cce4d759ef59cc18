using System.Collections.Concurrent;
using Microsoft.Extensions.Logging;
using Wolverine.Attributes;

namespace MemFormat.Marten.Tests.Wolves
{
    /// <summary>What a worker has handled, and what Wolverine says of the rest.</summary>
    public sealed class Inbox : ILoggerProvider, ILogger
    {
        private readonly ConcurrentQueue<string> _lines = new();

        public ConcurrentDictionary<int, Now.Submit> Handled { get; } = [];

        /// <summary>How often a message came that had been handled: each is delivered at least once.</summary>
        public int Again { get; set; }

        /// <summary>How long it takes to handle a message.</summary>
        public TimeSpan Pause { get; init; }

        public string Said => string.Join('\n', _lines);

        public ILogger CreateLogger(string categoryName) => this;

        public bool IsEnabled(LogLevel logLevel) => logLevel >= LogLevel.Warning;

        public IDisposable? BeginScope<TState>(TState state)
            where TState : notnull => null;

        public void Log<TState>(LogLevel logLevel, EventId eventId, TState state, Exception? exception, Func<TState, Exception?, string> formatter) =>
            _lines.Enqueue($"{logLevel} {formatter(state, exception)} {exception}");

        public void Dispose()
        {
        }
    }

    public sealed class SubmitHandler
    {
        public static async Task Handle(Now.Submit submit, Inbox inbox)
        {
            await Task.Delay(inbox.Pause);
            if (!inbox.Handled.TryAdd(submit.Id, submit))
                inbox.Again++;
        }
    }

    [MemFormattable]
    public sealed partial record Priced(Currency Currency);

    [MemSurrogate(typeof(CurrencyIndex))]
    public sealed record Currency(string Code);

    [MemFormattable]
    public readonly partial record struct CurrencyIndex(int Index) : IMemSurrogate<CurrencyIndex, Currency, string[]>
    {
        public static CurrencyIndex From(Currency value, string[] state) => new(Array.IndexOf(state, value.Code));

        public Currency ToValue(string[] state) => new(state[Index]);
    }
}

namespace MemFormat.Marten.Tests.Wolves.Before
{
    [MemFormattable]
    [MessageIdentity("submit")]
    public sealed partial record Submit(int Id, string Name, int Price);
}

namespace MemFormat.Marten.Tests.Wolves.Now
{
    [MemFormattable]
    [MessageIdentity("submit")]
    public sealed partial record Submit([MemFormerName("Name")] string Title, long Price, int Id, int Stock = 7);
}
