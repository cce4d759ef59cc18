namespace MemFormat.Http;

/// <summary>
/// Requests with payloads, shaped like those of System.Net.Http.Json. Each asks for <c>application/x-memformat</c>, and
/// does not use default Accept headers of the client. Its version of HTTP is the client's
/// <see cref="HttpClient.DefaultRequestVersion"/>.
/// </summary>
public static class HttpClientMemFormatExtensions
{
    /// <summary>Gets a payload, and reads it.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="client">The client.</param>
    /// <param name="requestUri">The address.</param>
    /// <param name="options">The options to read with.</param>
    /// <param name="cancellationToken">Cancels the request.</param>
    /// <returns>The value, or null if the payload is a null or the status is 204, which has no body.</returns>
    /// <exception cref="HttpRequestException">
    /// The request failed, its status is no success, the content is of another media type, or there is none and the type has no null.
    /// </exception>
    /// <exception cref="MemFormatException">The payload is bad, too large, cut off, or does not fit the type.</exception>
    /// <exception cref="OperationCanceledException">The token was cancelled, or the client's time ran out.</exception>
    public static Task<T?> GetFromMemFormatAsync<T>(
        this HttpClient client, [StringSyntax(StringSyntaxAttribute.Uri)] string? requestUri, MemFormatOptions? options = null,
        CancellationToken cancellationToken = default) =>
        client.GetFromMemFormatAsync<T>(Address(requestUri), options, cancellationToken);

    /// <summary>Gets a payload, and reads it.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="client">The client.</param>
    /// <param name="requestUri">The address.</param>
    /// <param name="options">The options to read with.</param>
    /// <param name="cancellationToken">Cancels the request.</param>
    /// <returns>The value, or null if the payload is a null or the status is 204, which has no body.</returns>
    /// <exception cref="HttpRequestException">
    /// The request failed, its status is no success, the content is of another media type, or there is none and the type has no null.
    /// </exception>
    /// <exception cref="MemFormatException">The payload is bad, too large, cut off, or does not fit the type.</exception>
    /// <exception cref="OperationCanceledException">The token was cancelled, or the client's time ran out.</exception>
    public static Task<T?> GetFromMemFormatAsync<T>(
        this HttpClient client,
        Uri? requestUri,
        MemFormatOptions? options = null,
        CancellationToken cancellationToken = default) =>
        ReadAsync<T>(client, HttpMethod.Get, requestUri, options, cancellationToken);

    /// <summary>Deletes, and reads the payload of the answer.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="client">The client.</param>
    /// <param name="requestUri">The address.</param>
    /// <param name="options">The options to read with.</param>
    /// <param name="cancellationToken">Cancels the request.</param>
    /// <returns>The value, or null if the payload is a null or the status is 204, which has no body.</returns>
    /// <exception cref="HttpRequestException">
    /// The request failed, its status is no success, the content is of another media type, or there is none and the type has no null.
    /// </exception>
    /// <exception cref="MemFormatException">The payload is bad, too large, cut off, or does not fit the type.</exception>
    /// <exception cref="OperationCanceledException">The token was cancelled, or the client's time ran out.</exception>
    public static Task<T?> DeleteFromMemFormatAsync<T>(
        this HttpClient client, [StringSyntax(StringSyntaxAttribute.Uri)] string? requestUri, MemFormatOptions? options = null,
        CancellationToken cancellationToken = default) =>
        client.DeleteFromMemFormatAsync<T>(Address(requestUri), options, cancellationToken);

    /// <summary>Deletes, and reads the payload of the answer.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="client">The client.</param>
    /// <param name="requestUri">The address.</param>
    /// <param name="options">The options to read with.</param>
    /// <param name="cancellationToken">Cancels the request.</param>
    /// <returns>The value, or null if the payload is a null or the status is 204, which has no body.</returns>
    /// <exception cref="HttpRequestException">
    /// The request failed, its status is no success, the content is of another media type, or there is none and the type has no null.
    /// </exception>
    /// <exception cref="MemFormatException">The payload is bad, too large, cut off, or does not fit the type.</exception>
    /// <exception cref="OperationCanceledException">The token was cancelled, or the client's time ran out.</exception>
    public static Task<T?> DeleteFromMemFormatAsync<T>(
        this HttpClient client,
        Uri? requestUri,
        MemFormatOptions? options = null,
        CancellationToken cancellationToken = default) =>
        ReadAsync<T>(client, HttpMethod.Delete, requestUri, options, cancellationToken);

    /// <summary>Gets a stream of many values.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="client">The client.</param>
    /// <param name="requestUri">The address.</param>
    /// <param name="options">The options to read with.</param>
    /// <param name="cancellationToken">Cancels the request.</param>
    /// <returns>The values, each as soon as it has arrived. Each enumeration is a request of its own, and ends it if you stop early.</returns>
    public static IAsyncEnumerable<T> GetFromMemFormatAsAsyncEnumerable<T>(
        this HttpClient client, [StringSyntax(StringSyntaxAttribute.Uri)] string? requestUri, MemFormatOptions? options = null,
        CancellationToken cancellationToken = default) =>
        client.GetFromMemFormatAsAsyncEnumerable<T>(Address(requestUri), options, cancellationToken);

    /// <summary>Gets a stream of many values.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="client">The client.</param>
    /// <param name="requestUri">The address.</param>
    /// <param name="options">The options to read with.</param>
    /// <param name="cancellationToken">Cancels the request.</param>
    /// <returns>The values, each as soon as it has arrived. Each enumeration is a request of its own, and ends it if you stop early.</returns>
    public static IAsyncEnumerable<T> GetFromMemFormatAsAsyncEnumerable<T>(
        this HttpClient client,
        Uri? requestUri,
        MemFormatOptions? options = null,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(client);
        return ReadManyAsync<T>(client, requestUri, options, cancellationToken);
    }

    /// <summary>Sends a value with the method POST.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="client">The client.</param>
    /// <param name="requestUri">The address.</param>
    /// <param name="value">The value, or null.</param>
    /// <param name="options">The options to write with.</param>
    /// <param name="cancellationToken">Cancels the request.</param>
    /// <returns>The response, which you dispose.</returns>
    /// <exception cref="HttpRequestException">The request failed.</exception>
    /// <exception cref="MemFormatException">The value cannot be written.</exception>
    /// <exception cref="OperationCanceledException">The token was cancelled, or the client's time ran out.</exception>
    public static Task<HttpResponseMessage> PostAsMemFormatAsync<T>(
        this HttpClient client, [StringSyntax(StringSyntaxAttribute.Uri)] string? requestUri, T value, MemFormatOptions? options = null,
        CancellationToken cancellationToken = default) =>
        client.PostAsMemFormatAsync(Address(requestUri), value, options, cancellationToken);

    /// <summary>Sends a value with the method POST.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="client">The client.</param>
    /// <param name="requestUri">The address.</param>
    /// <param name="value">The value, or null.</param>
    /// <param name="options">The options to write with.</param>
    /// <param name="cancellationToken">Cancels the request.</param>
    /// <returns>The response, which you dispose.</returns>
    /// <exception cref="HttpRequestException">The request failed.</exception>
    /// <exception cref="MemFormatException">The value cannot be written.</exception>
    /// <exception cref="OperationCanceledException">The token was cancelled, or the client's time ran out.</exception>
    public static Task<HttpResponseMessage> PostAsMemFormatAsync<T>(
        this HttpClient client, Uri? requestUri, T value, MemFormatOptions? options = null, CancellationToken cancellationToken = default) =>
        SendAsync(client, HttpMethod.Post, requestUri, MemFormatContent.Create(value, options), cancellationToken);

    /// <summary>Sends a value with the method PUT.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="client">The client.</param>
    /// <param name="requestUri">The address.</param>
    /// <param name="value">The value, or null.</param>
    /// <param name="options">The options to write with.</param>
    /// <param name="cancellationToken">Cancels the request.</param>
    /// <returns>The response, which you dispose.</returns>
    /// <exception cref="HttpRequestException">The request failed.</exception>
    /// <exception cref="MemFormatException">The value cannot be written.</exception>
    /// <exception cref="OperationCanceledException">The token was cancelled, or the client's time ran out.</exception>
    public static Task<HttpResponseMessage> PutAsMemFormatAsync<T>(
        this HttpClient client, [StringSyntax(StringSyntaxAttribute.Uri)] string? requestUri, T value, MemFormatOptions? options = null,
        CancellationToken cancellationToken = default) =>
        client.PutAsMemFormatAsync(Address(requestUri), value, options, cancellationToken);

    /// <summary>Sends a value with the method PUT.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="client">The client.</param>
    /// <param name="requestUri">The address.</param>
    /// <param name="value">The value, or null.</param>
    /// <param name="options">The options to write with.</param>
    /// <param name="cancellationToken">Cancels the request.</param>
    /// <returns>The response, which you dispose.</returns>
    /// <exception cref="HttpRequestException">The request failed.</exception>
    /// <exception cref="MemFormatException">The value cannot be written.</exception>
    /// <exception cref="OperationCanceledException">The token was cancelled, or the client's time ran out.</exception>
    public static Task<HttpResponseMessage> PutAsMemFormatAsync<T>(
        this HttpClient client, Uri? requestUri, T value, MemFormatOptions? options = null, CancellationToken cancellationToken = default) =>
        SendAsync(client, HttpMethod.Put, requestUri, MemFormatContent.Create(value, options), cancellationToken);

    /// <summary>Sends a value with the method PATCH.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="client">The client.</param>
    /// <param name="requestUri">The address.</param>
    /// <param name="value">The value, or null.</param>
    /// <param name="options">The options to write with.</param>
    /// <param name="cancellationToken">Cancels the request.</param>
    /// <returns>The response, which you dispose.</returns>
    /// <exception cref="HttpRequestException">The request failed.</exception>
    /// <exception cref="MemFormatException">The value cannot be written.</exception>
    /// <exception cref="OperationCanceledException">The token was cancelled, or the client's time ran out.</exception>
    public static Task<HttpResponseMessage> PatchAsMemFormatAsync<T>(
        this HttpClient client, [StringSyntax(StringSyntaxAttribute.Uri)] string? requestUri, T value, MemFormatOptions? options = null,
        CancellationToken cancellationToken = default) =>
        client.PatchAsMemFormatAsync(Address(requestUri), value, options, cancellationToken);

    /// <summary>Sends a value with the method PATCH.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="client">The client.</param>
    /// <param name="requestUri">The address.</param>
    /// <param name="value">The value, or null.</param>
    /// <param name="options">The options to write with.</param>
    /// <param name="cancellationToken">Cancels the request.</param>
    /// <returns>The response, which you dispose.</returns>
    /// <exception cref="HttpRequestException">The request failed.</exception>
    /// <exception cref="MemFormatException">The value cannot be written.</exception>
    /// <exception cref="OperationCanceledException">The token was cancelled, or the client's time ran out.</exception>
    public static Task<HttpResponseMessage> PatchAsMemFormatAsync<T>(
        this HttpClient client, Uri? requestUri, T value, MemFormatOptions? options = null, CancellationToken cancellationToken = default) =>
        SendAsync(client, HttpMethod.Patch, requestUri, MemFormatContent.Create(value, options), cancellationToken);

    private static async Task<T?> ReadAsync<T>(
        HttpClient client,
        HttpMethod method,
        Uri? address,
        MemFormatOptions? options,
        CancellationToken cancellation)
    {
        ArgumentNullException.ThrowIfNull(client);
        using var request = Request(client, method, address);
        using var response = await client.SendAsync(request, HttpCompletionOption.ResponseHeadersRead, cancellation).ConfigureAwait(false);
        response.EnsureSuccessStatusCode();
        if (response.StatusCode == HttpStatusCode.NoContent)
            return default(T) is null ? default(T?) : throw ExpectedContent.NoBody();

        // The client's time ends with the headers of a response.
        using var time = CancellationTokenSource.CreateLinkedTokenSource(cancellation);
        time.CancelAfter(client.Timeout);
        return await response.Content.ReadFromMemFormatAsync<T>(options, time.Token).ConfigureAwait(false);
    }

    private static async IAsyncEnumerable<T> ReadManyAsync<T>(
        HttpClient client, Uri? address, MemFormatOptions? options, [EnumeratorCancellation] CancellationToken cancellation)
    {
        using var request = Request(client, HttpMethod.Get, address);
        using var response = await client.SendAsync(request, HttpCompletionOption.ResponseHeadersRead, cancellation).ConfigureAwait(false);
        response.EnsureSuccessStatusCode();
        if (response.StatusCode == HttpStatusCode.NoContent)
            throw ExpectedContent.NoBody();
        await foreach (var value in response.Content.ReadFromMemFormatAsAsyncEnumerable<T>(options, cancellation).ConfigureAwait(false))
            yield return value;
    }

    private static async Task<HttpResponseMessage> SendAsync(
        HttpClient client,
        HttpMethod method,
        Uri? address,
        HttpContent content,
        CancellationToken cancellation)
    {
        ArgumentNullException.ThrowIfNull(client);
        using var request = Request(client, method, address);
        request.Content = content;
        return await client.SendAsync(request, cancellation).ConfigureAwait(false);
    }

    /// <summary>A request like those that the client makes itself: a new one would be of HTTP/1.1.</summary>
    private static HttpRequestMessage Request(HttpClient client, HttpMethod method, Uri? address) => new(method, address)
    {
        Version = client.DefaultRequestVersion,
        VersionPolicy = client.DefaultVersionPolicy,
        Headers = { Accept = { new MediaTypeWithQualityHeaderValue(MediaTypes.Payload) } },
    };

    private static Uri? Address(string? address) => string.IsNullOrEmpty(address) ? null : new Uri(address, UriKind.RelativeOrAbsolute);
}
