using System.Net;
using System.Net.Sockets;
using System.Text;

namespace MemFormat.Web.Benchmarks;

/// <summary>A client that costs little beside the server: it sends the same bytes again, and counts those of the answer.</summary>
internal sealed class Connection : IDisposable
{
    private readonly Socket _socket = new(AddressFamily.InterNetwork, SocketType.Stream, ProtocolType.Tcp) { NoDelay = true };
    private readonly byte[] _buffer = new byte[1 << 17];
    private readonly byte[] _request;

    /// <summary>The bytes of the first answer. The others differ from it in the date and in how the server cuts chunks.</summary>
    private int _answer;
    private bool _isChunked;

    private Connection(byte[] request) => _request = request;

    public static async Task<Connection> OpenAsync(int port, string head, string type, byte[] body)
    {
        var connection = new Connection([.. Encoding.ASCII.GetBytes($"{head} HTTP/1.1\r\nHost: localhost\r\nContent-Type: {type}\r\nContent-Length: {body.Length}\r\n\r\n"), .. body]);
        await connection._socket.ConnectAsync(IPAddress.Loopback, port);
        await connection._socket.SendAsync(connection._request);
        while (!connection.IsWhole())
            connection._answer += await connection._socket.ReceiveAsync(connection._buffer.AsMemory(connection._answer));
        return connection;
    }

    public async ValueTask AskAsync()
    {
        await _socket.SendAsync(_request);
        for (var answer = 0; _isChunked ? !EndsChunks(answer) : answer < _answer;)
        {
            var count = await _socket.ReceiveAsync(_buffer.AsMemory(answer));
            answer += count > 0 && (_isChunked || count <= _answer - answer) ? count : throw new InvalidOperationException("The server gave another answer.");
        }
    }

    private bool EndsChunks(int answer) => _buffer.AsSpan(0, answer).EndsWith("\r\n0\r\n\r\n"u8);

    public void Dispose() => _socket.Dispose();

    private bool IsWhole()
    {
        var text = Encoding.Latin1.GetString(_buffer, 0, _answer);
        var head = text.IndexOf("\r\n\r\n", StringComparison.Ordinal);
        if (head < 0)
            return false;
        if (!text.StartsWith("HTTP/1.1 200", StringComparison.Ordinal))
            throw new InvalidOperationException(text);
        const string Length = "Content-Length: ";
        var at = text.IndexOf(Length, StringComparison.Ordinal) + Length.Length;
        _isChunked = at < Length.Length;
        return _isChunked ? EndsChunks(_answer) : _answer == head + 4 + int.Parse(text.AsSpan(at, text.IndexOf('\r', at) - at));
    }
}
