using MemFormat;
using MemFormat.SignalR;
using Microsoft.AspNetCore.SignalR;
using Microsoft.AspNetCore.SignalR.Protocol;

namespace Microsoft.Extensions.DependencyInjection;

/// <summary>Adds the hub protocol of MemFormat.</summary>
public static class MemFormatSignalRExtensions
{
    /// <summary>
    /// Adds the protocol <c>memformat</c>: for a server beside others, <c>services.AddSignalR().AddMemFormatProtocol()</c>;
    /// for a client instead of JSON, <c>new HubConnectionBuilder().AddMemFormatProtocol()</c>.
    /// </summary>
    /// <typeparam name="TBuilder">The builder of a server or a client.</typeparam>
    /// <param name="builder">The builder.</param>
    /// <param name="options">The options of arguments, results and items.</param>
    public static TBuilder AddMemFormatProtocol<TBuilder>(this TBuilder builder, MemFormatOptions? options = null)
        where TBuilder : ISignalRBuilder
    {
        ArgumentNullException.ThrowIfNull(builder);
        builder.Services.AddSingleton<IHubProtocol>(new MemFormatHubProtocol(options));
        return builder;
    }
}
