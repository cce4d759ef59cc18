using MemFormat.Codecs;
using MemFormat.Plans.Match;
using MemFormat.Plans.Run;
using MemFormat.Schemas;
using MemFormat.Schemas.Walk;

namespace MemFormat.Plans.Build;

/// <summary>The steps of objects whose writer or reader has extension data.</summary>
internal static class ExtensionSteps
{
    /// <summary>Runs one step.</summary>
    /// <returns>The next one.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ref PlanOp Run(scoped ref MemFormatReader reader, ref PlanOp op, scoped ref byte block, object? target)
    {
        if (op.Action == PlanAction.BeginExtension)
        {
            (ReadScope.Of(ref reader) ?? Unsafe.As<ExtensionSource>(target!).NewScope().Begin(ref reader)).Extensions.Push();
            return ref Unsafe.Add(ref op, 1);
        }

        var scope = ReadScope.Of(ref reader)!;
        var frame = scope.Extensions.Top;
        switch (op.Action)
        {
            case PlanAction.Capture:
                Unsafe.As<CapturedMember>(target!).Capture(frame, ref reader, ref block);
                return ref Unsafe.Add(ref op, 1);
            case PlanAction.ReadExtension:
                var source = Unsafe.As<ExtensionSource>(target!);
                frame.Source = source;
                Find(ref reader, frame, source);
                return ref Begin(ref reader, frame);
            case PlanAction.EndEntry:
                End(ref reader, frame);
                return ref Begin(ref reader, frame);
            default:
                scope.Extensions.Pop();
                return ref Unsafe.Add(ref op, 1);
        }
    }

    /// <summary>
    /// Skips the payload's extension data and sorts its entries: members here, unknown ones, and superfluous ones.
    /// </summary>
    private static void Find(scoped ref MemFormatReader reader, ExtensionFrame frame, ExtensionSource source)
    {
        var data = KeptTable.Skip(ref reader, out var hasTables);
        frame.LeftBehind = reader.Left;
        var left = reader.Left + (nuint)data.Length;
        var scope = ReadScope.Of(ref reader)!;
        frame.Links = scope.Kept?.Links;
        if (hasTables)
            scope.KeptTable.IsNeeded = true;

        ulong? previous = null;
        for (var at = 0; at < data.Length;)
        {
            var entry = ExtensionEntry.At(data, at, previous, hasTables);
            var links = hasTables ? scope.KeptTable.Resolve(ref reader, data[entry.Table..entry.Frame]) : [];
            if (source.TryFind(entry.Order, out var target))
            {
                frame.Found.Add(new FoundMember(target, entry.Order, left - (nuint)at, left - (nuint)entry.Segments, entry.SegmentsLength,
                    left - (nuint)entry.Frame, left - (nuint)entry.Body, left - (nuint)entry.End, links));
            }
            else if (source.Keeps && !source.IsWriters(entry.Order))
            {
                frame.Keep(ref reader, entry.Order, data[at..entry.Table], data[entry.Frame..entry.End], links);
            }
            else if ((reader.Limits.Strictness & MemFormatStrictness.UnknownMembers) != 0 && !source.IsWriters(entry.Order))
            {
                source.RefuseUnknown(entry.Order);
            }

            (at, previous) = (entry.End, entry.Order);
        }

        // The order of entries is that of their keys, but a wire key goes before any other name.
        if (frame.Found.Count > 1)
            frame.Found.Sort(static (a, b) => a.Target.Pass.CompareTo(b.Target.Pass));
        source.CheckMissing(frame.Found, reader.Limits.Strictness);
    }

    /// <summary>Moves to the next entry that is a member here, or past the extension data.</summary>
    private static ref PlanOp Begin(scoped ref MemFormatReader reader, ExtensionFrame frame)
    {
        var source = frame.Source!;
        var scope = ReadScope.Of(ref reader)!;
        while (frame.Next < frame.Found.Count)
        {
            var found = frame.Found[frame.Next++];
            if (IsTaken(frame, found.Target))
            {
                // The payload has the member by another name, too, which comes first.
                GoTo(ref reader, found.Start);
                if (source.Keeps)
                {
                    var entry = MemoryMarshal.CreateReadOnlySpan(ref reader.Position, (int)(found.Start - found.End));
                    frame.Keep(ref reader, found.Order, entry[..((int)(found.Start - found.Segments) + found.SegmentsLength)],
                        entry[(int)(found.Start - found.Frame)..], found.Links);
                }

                continue;
            }

            GoTo(ref reader, found.Segments);
            var segments = MemoryMarshal.CreateReadOnlySpan(ref reader.Position, found.SegmentsLength);
            var plan = scope.Extensions.Plans.Get(ref reader, source, segments, found.Target);
            frame.LeftBehindEntry = found.End;
            frame.Outer = scope;
            if (found.Links.Length > 0)
            {
                if (plan.CopiesReferences)
                    KeptObjects.RefuseCopies();
                scope.FindKept(ref reader);
            }

            if (plan.Writer.TakesScope)
            {
                source.NewScope(plan, scope, reader).Begin(ref reader);
                scope.KeptTable.Links = found.Links;
            }

            GoTo(ref reader, found.Body);
            frame.Strings = scope.Whole.EnterPart(ref reader);
            return ref plan.Root.Ops![0];
        }

        GoTo(ref reader, frame.LeftBehind);
        return ref Unsafe.Add(ref source.Step, 1);
    }

    private static void End(scoped ref MemFormatReader reader, ExtensionFrame frame)
    {
        if (reader.Left != frame.LeftBehindEntry)
            MemFormatThrow.InvalidData("A member in extension data does not have its stated size.");
        frame.Outer!.Whole.LeavePart(ref reader, frame.Strings);
        frame.Outer.Kept?.Links = frame.Links;
        if (ReferenceEquals(reader.State, frame.Outer))
            return;
        frame.Outer.Extensions.Plans.Note(ReadScope.Of(ref reader)!);
        reader.State = frame.Outer;
    }

    private static bool IsTaken(ExtensionFrame frame, ExtensionTarget target)
    {
        for (var i = 0; i < frame.Next - 1; i++)
        {
            if (frame.Found[i].Target is var other && other.Part == target.Part && other.Member == target.Member)
                return true;
        }

        return false;
    }

    /// <summary>The reader is at a true place of the payload, so any other one is known by the bytes left there.</summary>
    private static void GoTo(scoped ref MemFormatReader reader, nuint left) =>
        reader.Move(ref Unsafe.Add(ref reader.Position, (nint)reader.Left - (nint)left), left);
}
