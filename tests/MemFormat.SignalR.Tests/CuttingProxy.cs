using System.Net;
using System.Net.Sockets;

namespace MemFormat.SignalR.Tests;

/// <summary>Stands between client and server, and cuts their connections as a network does: nobody says goodbye.</summary>
public sealed class CuttingProxy : IDisposable
{
    private readonly TcpListener _listener = new(IPAddress.Loopback, 0);
    private readonly List<TcpClient> _open = [];
    private readonly int _server;

    public CuttingProxy(string address)
    {
        _server = new Uri(address).Port;
        _listener.Start();
        Address = $"http://127.0.0.1:{((IPEndPoint)_listener.LocalEndpoint).Port}{new Uri(address).AbsolutePath}";
        _ = AcceptAsync();
    }

    public string Address { get; }

    /// <summary>While it is set, what the server sends is lost. The client gets none of it before the cut.</summary>
    public bool LosesAnswers { get; set; }

    public void Cut()
    {
        lock (_open)
        {
            // A reset, which drops what is under way.
            foreach (var client in _open)
            {
                if (client.Client is { } socket)
                    socket.Close(0);
                client.Dispose();
            }

            _open.Clear();
        }
    }

    public void Dispose()
    {
        _listener.Dispose();
        Cut();
    }

    private async Task AcceptAsync()
    {
        try
        {
            while (true)
            {
                var (client, server) = (await _listener.AcceptTcpClientAsync(), new TcpClient());
                await server.ConnectAsync(IPAddress.Loopback, _server);
                lock (_open)
                    _open.AddRange([client, server]);
                _ = CopyAsync(client, server, isAnswer: false);
                _ = CopyAsync(server, client, isAnswer: true);
            }
        }
        catch (Exception error) when (error is SocketException or ObjectDisposedException)
        {
            // The test is over.
        }
    }

    private async Task CopyAsync(TcpClient from, TcpClient to, bool isAnswer)
    {
        var buffer = new byte[1 << 16];
        try
        {
            while (await from.GetStream().ReadAsync(buffer) is var read and > 0)
            {
                if (!isAnswer || !LosesAnswers)
                    await to.GetStream().WriteAsync(buffer.AsMemory(0, read));
            }

            to.Close();
        }
        catch (Exception error) when (error is IOException or ObjectDisposedException or InvalidOperationException)
        {
            // It was cut.
        }
    }
}
