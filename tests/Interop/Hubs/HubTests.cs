using System.Buffers;
using System.IO.Pipelines;
using Corpus;
using MemFormat.EndToEnd.Tests;
using MemFormat.SignalR;
using Microsoft.AspNetCore.SignalR;
using Microsoft.AspNetCore.SignalR.Protocol;

namespace MemFormat.Interop.Tests;

/// <summary>A hub of .NET and a page with npm's @microsoft/signalr.</summary>
public class HubTests
{
    private static readonly Lazy<string> s_bundle = new(() =>
    {
        _ = PrintedCorpus.Default;
        string[] options = ["hub.mjs", "--bundle", "--format=esm", "--log-level=warning"];
        Node.Package("esbuild", [.. options, "--outfile=generated/hub/hub.mjs"]);
        Node.Package("esbuild", [.. options, "--outfile=generated/hub/node.mjs", "--platform=node", "--external:@microsoft/signalr"]);
        return Path.Combine(Node.Folder, "generated", "hub", "node.mjs");
    });

    [ScriptFact("It runs Node.")]
    public void The_page_uses_a_hub_in_Node() => Assert.Equal("", Run("use"));

    [ScriptFact("It runs Node.")]
    public void The_page_reconnects_statefully_in_Node() => Assert.Equal("", Run("resume"));

    [ScriptTheory("It runs Chromium and Firefox.")]
    [InlineData(Runner.Chromium), InlineData(Runner.Firefox)]
    public void The_page_uses_a_hub_in_browsers(Runner runner)
    {
        _ = s_bundle.Value;
        Assert.Equal("", Browser.Of(runner).Open($"{Server.Origin}/?hub=use"));
    }

    /// <summary>Frames cut, flipped and drawn: messages or an error, and in the page the end of the connection.</summary>
    [ScriptFact("It runs Node.")]
    public async Task Hostile_frames_are_messages_or_errors()
    {
        var order = new Order { Id = 1, Customer = "Ada", Lines = [new OrderLine { Quantity = 7 }] };
        Assert.Equal(
            "", Run("hostile", Hex(await WrittenAsync(new InvocationMessage("5", "told", [order]), new InvocationMessage("5", "told", [order])))));
    }

    /// <summary>Both sides write the same bytes: the shape once, and the numbers of known ones.</summary>
    [ScriptFact("It runs Node.")]
    public async Task Both_sides_write_the_same_frames()
    {
        var order = new Order { Id = 1, Customer = "Ada", Lines = [new OrderLine { Quantity = 7 }] };
        var frames = await WrittenAsync(
            new InvocationMessage("0", "Echo", [order]),
            new InvocationMessage("1", "Echo", [order]),
            new InvocationMessage(null, "Tell", [null]) { Headers = new Dictionary<string, string> { ["trace"] = "7" } },
            new StreamInvocationMessage("2", "Some", [300]),
            new InvocationMessage("3", "Sum", [4], ["4"]),
            new StreamItemMessage("4", order),
            CompletionMessage.Empty("4"),
            new CancelInvocationMessage("2"),
            PingMessage.Instance,
            CompletionMessage.WithError("9", "no"),
            CompletionMessage.WithResult("9", null),
            new CloseMessage("end", allowReconnect: true),
            new SequenceMessage(7));
        Assert.Equal(Hex(frames), Run("write", Convert.ToHexString(MemFormatSerializer.Serialize(order))));
        var (json, first, later) = (
            new JsonHubProtocol().GetMessageBytes(new InvocationMessage("1", "Echo", [order])).Length, frames[0].Length, frames[1].Length);
        Assert.True(later <= 0.6 * json, $"{first}, then {later}, as JSON {json}");
    }

    private static string Run(string what, string bytes = "") => Node.Script(["hub-run.mjs", s_bundle.Value, Server.Origin, what, bytes]).Trim();

    private static string Hex(IEnumerable<byte[]> frames) => string.Join('\n', frames.Select(Convert.ToHexString));

    /// <summary>The frames of one connection.</summary>
    private static async Task<List<byte[]>> WrittenAsync(params HubMessage[] messages)
    {
        var (protocol, pipe, frames) = (new MemFormatHubProtocol(), new Pipe(), new List<byte[]>());
        foreach (var message in messages)
        {
            protocol.WriteMessage(message, pipe.Writer);
            await pipe.Writer.FlushAsync();
            var read = await pipe.Reader.ReadAsync();
            frames.Add(read.Buffer.ToArray());
            pipe.Reader.AdvanceTo(read.Buffer.End);
        }

        return frames;
    }
}
