namespace MemFormat.Resolution;

/// <summary>What is done next for an object whose shape differs.</summary>
internal enum PlanAction : byte
{
    /// <summary>Read the member at the reader.</summary>
    Read,

    /// <summary>The body is read.</summary>
    End,

    /// <summary>Read the member from the fixed block, or from right behind it when the reader was in it.</summary>
    ReadBlock,

    /// <summary>Go back behind the block. Up to here the emitted code goes on by itself.</summary>
    ReturnFromBlock,

    /// <summary>As <see cref="Read"/> when the presence bit is set.</summary>
    ReadPresent,

    /// <summary>Charge the object that is read next.</summary>
    Charge,

    /// <summary>As <see cref="ReadPresent"/>, of an object that is charged then.</summary>
    ReadPresentObject,

    /// <summary>Read the member from a bit.</summary>
    ReadBit,

    /// <summary>As <see cref="ReadBit"/> when the presence bit before it is set.</summary>
    ReadPresentBit,

    /// <summary>Read the member from a compact number.</summary>
    ReadCompact,

    /// <summary>As <see cref="ReadCompact"/> when the presence bit before the width bits is set.</summary>
    ReadPresentCompact,

    /// <summary>Go back behind the compact number.</summary>
    ReturnFromUnpacked,

    /// <summary>Step over bytes.</summary>
    Skip,

    /// <summary>As <see cref="Skip"/> when the presence bit is set.</summary>
    SkipPresent,

    /// <summary>Step over a compact number.</summary>
    SkipCompact,

    /// <summary>As <see cref="SkipCompact"/> when the presence bit is set.</summary>
    SkipPresentCompact,

    /// <summary>Step over a value of any kind.</summary>
    SkipValue,

    /// <summary>As <see cref="SkipValue"/> when the presence bit is set.</summary>
    SkipPresentValue,

    /// <summary>Read the member from a payload of its own.</summary>
    ReadSerialized,

    /// <summary>Come back from that payload.</summary>
    ReturnFromSerialized,

    /// <summary>Take flags and block of the body's next part.</summary>
    OpenPart,

    /// <summary>The object's writer or reader has extension data: begin to keep track of it.</summary>
    BeginExtension,

    /// <summary>Keep a member of any place, or what it says of being null.</summary>
    Capture,

    /// <summary>Take the payload's extension data: read what is a member here, keep or drop the others.</summary>
    ReadExtension,

    /// <summary>An entry of the extension data is read: go on with the next one, or behind all of them.</summary>
    EndEntry,

    /// <summary>There is no member for what was not read.</summary>
    DropExtension,

    /// <summary>Go back from the body of an object that keeps its identity.</summary>
    ReturnFromBody,
}
