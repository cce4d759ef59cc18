using System.Collections.Concurrent;
using Microsoft.Extensions.Logging;

namespace MemFormat.MassTransit.Tests;

/// <summary>What MassTransit says, for the message of a test that fails.</summary>
internal sealed class BusLog : ILoggerFactory, ILogger
{
    private readonly ConcurrentQueue<string> _lines = new();

    public ILogger CreateLogger(string categoryName) => this;

    public bool IsEnabled(LogLevel logLevel) => true;

    public IDisposable? BeginScope<TState>(TState state)
        where TState : notnull => null;

    public void Log<TState>(LogLevel logLevel, EventId eventId, TState state, Exception? exception, Func<TState, Exception?, string> formatter)
    {
        var text = formatter(state, exception);
        if (!text.StartsWith("SEND", StringComparison.Ordinal) && !text.StartsWith("RECEIVE", StringComparison.Ordinal))
            _lines.Enqueue($"{DateTime.UtcNow:HH:mm:ss.fff} {logLevel} {text} {exception?.GetType().Name} {exception?.Message}");
    }

    public void AddProvider(ILoggerProvider provider)
    {
    }

    public void Dispose()
    {
    }

    public override string ToString() => string.Join('\n', _lines);
}
