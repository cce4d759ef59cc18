using MemFormat.Codecs;
using MemFormat.Io;

namespace MemFormat.Payloads.Sessions;

/// <summary>
/// Finds the end of a message, compressed or not, as its bytes arrive. It scans each byte once and asks for no more
/// than the limits allow.
/// </summary>
/// <param name="isBare">Whether there are no sessions, only bodies with their lengths.</param>
/// <param name="limits">The limits of a message.</param>
internal struct MessageScanner(bool isBare, MemFormatLimits limits)
{
    private Step _step = isBare ? Step.Body : Step.Start;

    /// <summary>The start.</summary>
    private long _at;

    /// <summary>The number of definitions left.</summary>
    private ulong _definitions;

    /// <summary>The part to scan next.</summary>
    private enum Step
    {
        Start,
        Count,
        Definition,
        Tag,
        Length,
        PlainLength,
        Body,
        End,
    }

    /// <summary>Whether nothing of the message was looked at yet.</summary>
    public readonly bool IsAtStart => _step == Step.Start;

    /// <summary>Scans the bytes of a message that have arrived.</summary>
    /// <param name="bytes">The message from its start on.</param>
    /// <param name="length">The size of the message, if it is complete.</param>
    public bool TryFindEnd(in ReadOnlySequence<byte> bytes, out long length)
    {
        length = 0;
        var rest = bytes;
        long start = 0;
        while (_step != Step.End)
        {
            if (bytes.Length <= _at)
                return false;

            // Each step goes on from the last one: from the start, it would pass all segments again.
            rest = rest.Slice(_at - start);
            start = _at;
            if (_step == Step.Start)
            {
                Start(First(rest), rest.FirstSpan);
                continue;
            }

            if (!VarInt.TryRead(rest, out var number, out var size))
                return false;
            Skip((ulong)size);
            Next(number);
        }

        length = _at;
        return bytes.Length >= _at;
    }

    /// <summary>There may be empty segments before the first byte.</summary>
    private static byte First(in ReadOnlySequence<byte> bytes)
    {
        if (bytes.FirstSpan is [var first, ..])
            return first;
        Span<byte> copy = stackalloc byte[1];
        bytes.Slice(0, 1).CopyTo(copy);
        return copy[0];
    }

    private void Start(byte first, ReadOnlySpan<byte> bytes)
    {
        _at = 1;
        _step = first switch
        {
            SessionMessage.Value => Step.Count,
            SessionMessage.Null => Step.End,
            PayloadHead.Wrapped or SessionMessage.Part => Step.PlainLength,
            _ => throw MessageFormat.Invalid(bytes),
        };
        if (_step == Step.PlainLength)
            _at++;
    }

    private void Next(ulong number)
    {
        switch (_step)
        {
            case Step.Count:
                // Each takes a byte of the shape at least.
                if (number > (ulong)limits.MaxDescriptorBytes)
                    MemFormatThrow.LimitExceeded(nameof(MemFormatLimits.MaxDescriptorBytes));
                _definitions = number;
                break;
            case Step.Definition:
                _step = number >= SessionMessage.FirstUnion ? Step.Tag : Step.Length;
                return;
            case Step.Tag:
                _step = Step.Length;
                return;
            case Step.PlainLength:
                break;
            case Step.Length:
                Skip(number);
                _definitions--;
                break;
            default:
                Skip(number);
                _step = Step.End;
                return;
        }

        _step = _definitions == 0 ? Step.Body : Step.Definition;
    }

    private void Skip(ulong length)
    {
        if (length > (ulong)Math.Max(limits.MaxPayloadBytes - _at, 0))
            MemFormatThrow.LimitExceeded(nameof(MemFormatLimits.MaxPayloadBytes));
        _at += (long)length;
    }
}
