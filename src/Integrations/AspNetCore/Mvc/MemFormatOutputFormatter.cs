using System.Collections.Concurrent;
using MemFormat.AspNetCore.Writing;
using Microsoft.AspNetCore.Mvc.Formatters;

namespace MemFormat.AspNetCore.Mvc;

/// <summary>Writes what actions return, for clients that prefer payloads.</summary>
internal sealed class MemFormatOutputFormatter : OutputFormatter
{
    private static readonly ConcurrentDictionary<Type, Func<HttpContext, object, Task>?> s_streams = [];

    private readonly MemFormatOptions _options;

    public MemFormatOutputFormatter(MemFormatOptions options)
    {
        _options = options;
        SupportedMediaTypes.Add(MediaTypes.Payload);
    }

    public override Task WriteResponseBodyAsync(OutputFormatterWriteContext context)
    {
        var type = context.ObjectType ?? context.Object!.GetType();
        if (context.Object is { } values && StreamOf(type) is { } stream)
            return stream(context.HttpContext, values);
        return WritePayloadAsync(context.HttpContext, context.Object, type, _options);
    }

    protected override bool CanWriteType(Type? type) =>
        type is not null && (StreamOf(type) is not null || MemFormatSerializer.TryGetCodec(type, out _, _options));

    private static async Task WritePayloadAsync(HttpContext context, object? value, Type type, MemFormatOptions options)
    {
        using var payload = new PooledPayload();
        MemFormatSerializer.Serialize(payload, value, type, options);
        await ResponseWriting.SendAsync(context.Response, payload.Written, options).ConfigureAwait(false);
    }

    /// <summary>Writes the values of a type that can be enumerated asynchronously.</summary>
    private static Func<HttpContext, object, Task>? StreamOf(Type type) => s_streams.GetOrAdd(type, Find);

    [UnconditionalSuppressMessage("Trimming", "IL2070", Justification = "AddMemFormat of controllers says that they need all code.")]
    [UnconditionalSuppressMessage("Trimming", "IL2060", Justification = "AddMemFormat of controllers says that they need all code.")]
    [UnconditionalSuppressMessage("AOT", "IL3050", Justification = "AddMemFormat of controllers says that they need code made at run time.")]
    private static Func<HttpContext, object, Task>? Find(Type type)
    {
        var values = type.GetInterfaces().Append(type)
            .FirstOrDefault(t => t.IsGenericType && t.GetGenericTypeDefinition() == typeof(IAsyncEnumerable<>));
        return values is null ? null : typeof(MemFormatOutputFormatter)
            .GetMethod(nameof(WriteStreamAsync), BindingFlags.NonPublic | BindingFlags.Static)!
            .MakeGenericMethod(values.GetGenericArguments()).CreateDelegate<Func<HttpContext, object, Task>>();
    }

    private static Task WriteStreamAsync<T>(HttpContext context, object values) =>
        ResponseWriting.WriteStreamAsync(context, (IAsyncEnumerable<T>)values);
}
