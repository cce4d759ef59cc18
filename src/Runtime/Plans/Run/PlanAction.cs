namespace MemFormat.Plans.Run;

/// <summary>The action of a step for an object of another shape, between the members to read.</summary>
internal enum PlanAction : byte
{
    /// <summary>Nothing: a member is read, a part begins, or the body ends.</summary>
    None,

    /// <summary>Nothing: the step, always the first one, holds the enums that are mapped where they lie in the block.</summary>
    Enums,

    /// <summary>Go to a place of the fixed block, or past it.</summary>
    Move,

    /// <summary>Go on elsewhere.</summary>
    Jump,

    /// <summary>Charge the object that is read next.</summary>
    Charge,

    /// <summary>Charge the next object if the presence bit is set; if not, skip it.</summary>
    ChargePresent,

    /// <summary>Skip a null that the value states itself, if it is one: the member's own type decides.</summary>
    PassNull,

    /// <summary>Look at a bit as a bool.</summary>
    ShowBit,

    /// <summary>As <see cref="ShowBit"/> when the presence bit before it is set.</summary>
    ShowPresentBit,

    /// <summary>Look at a compact number.</summary>
    Unpack,

    /// <summary>As <see cref="Unpack"/> when the presence bit before the width bits is set.</summary>
    UnpackPresent,

    /// <summary>Return to the position after the compact number.</summary>
    ReturnFromUnpacked,

    /// <summary>Go into a list to its only element, which becomes the member's value.</summary>
    OpenSingle,

    /// <summary>Return to the position after that list.</summary>
    ReturnFromSingle,

    /// <summary>Go into a union to the value of its case, which becomes the member's value.</summary>
    OpenCase,

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

    /// <summary>Enter a payload within the payload.</summary>
    OpenSerialized,

    /// <summary>Come back from that payload.</summary>
    ReturnFromSerialized,

    /// <summary>The object's writer or reader has extension data: begin to keep track of it.</summary>
    BeginExtension,

    /// <summary>Keep a member of any place, or its null.</summary>
    Capture,

    /// <summary>Take the payload's extension data: read the members known here, keep or drop the others.</summary>
    ReadExtension,

    /// <summary>An entry of the extension data was read: go to the next one, or past all of them.</summary>
    EndEntry,

    /// <summary>There is no member for the unread entries.</summary>
    DropExtension,

    /// <summary>Go back from the body of an object that keeps its identity.</summary>
    ReturnFromBody,
}
