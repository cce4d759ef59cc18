using System.Net.Sockets;
using System.Text;

namespace MemFormat.AspNetCore.Tests;

/// <summary>Clients that leave without a word.</summary>
internal static class Clients
{
    /// <summary>Asks for a response, takes so much of it, and resets the connection.</summary>
    public static async Task ResetAsync(Uri address, string path, int size, string accept = MemFormatContent.MediaType)
    {
        using var socket = new Socket(
            AddressFamily.InterNetwork, SocketType.Stream, ProtocolType.Tcp)
        { LingerState = new(true, 0), ReceiveBufferSize = 16 << 10 };
        await socket.ConnectAsync(IPAddress.Loopback, address.Port);
        await socket.SendAsync(Encoding.ASCII.GetBytes($"GET {path} HTTP/1.1\r\nHost: localhost\r\nAccept: {accept}\r\n\r\n"));
        var taken = 0;
        for (var buffer = new byte[4 << 10]; taken < size;)
        {
            var more = await socket.ReceiveAsync(buffer);
            Assert.NotEqual(0, more);
            taken += more;
        }
    }

    /// <summary>Sends the start of a stream, and resets the connection.</summary>
    public static async Task CutAsync(Uri address, string path, ReadOnlyMemory<byte> start, int length)
    {
        using var socket = new Socket(AddressFamily.InterNetwork, SocketType.Stream, ProtocolType.Tcp) { LingerState = new(true, 0) };
        await socket.ConnectAsync(IPAddress.Loopback, address.Port);
        await socket.SendAsync(Encoding.ASCII.GetBytes(
            $"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-memformat; stream=true\r\nContent-Length: {length}\r\n\r\n"));
        await socket.SendAsync(start);
    }
}
