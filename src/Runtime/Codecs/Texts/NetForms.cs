using System.Net;
using MemFormat.Codecs.Finding;

namespace MemFormat.Codecs;

/// <summary>End points as text: address and port.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Text)]
public struct IPEndPointForm : ITextForm<IPEndPoint>
{
    public static string Text(IPEndPoint value) => value.ToString();

    public static IPEndPoint Parse(string text, MemFormatLimits limits) => IPEndPoint.Parse(text);
}

/// <summary>Networks as text: address and length of the prefix.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Text)]
public struct IPNetworkForm : ITextForm<IPNetwork>
{
    public static string Text(IPNetwork value) => value.ToString();

    public static IPNetwork Parse(string text, MemFormatLimits limits) => IPNetwork.Parse(text);
}
