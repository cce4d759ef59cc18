using MemFormat.Base;
using MemFormat.Payloads.Sessions;
using MemFormat.Plans.Build;
using MemFormat.Schemas;
using MemFormat.Schemas.Walk;

namespace MemFormat.Payloads;

/// <summary>Finds the path of the value at an offset, by a walk through the payload.</summary>
internal static class PathFinder
{
    /// <summary>The path of the value that could not be read, or else the path in the error.</summary>
    /// <param name="root">The reader's schema, for names.</param>
    /// <param name="payload">The payload from its header on.</param>
    /// <param name="offset">The reader's position in it.</param>
    /// <param name="error">The error.</param>
    /// <param name="failed">The reader, whose allowance the search must do with.</param>
    /// <param name="writer">The schema of a payload without header. Otherwise the header names it, or it is the reader's.</param>
    /// <param name="session">The session, if the payload is the body of a message.</param>
    public static string? Find(
        RootSchema root,
        ReadOnlySpan<byte> payload,
        long offset,
        MemFormatException error,
        scoped in MemFormatReader failed,
        MemFormatSchema? writer = null,
        ReadSession? session = null)
    {
        if (Depth.IsStackFull)
            return error.Path;
        try
        {
            var (body, cases) = (0, default(RecordedCases));
            var schema = session is not null ? session.Writer : PayloadSchema.Find(root, payload, failed.Limits, writer, out body, out cases);
            if (schema is null)
                return error.Path;
            var reader = new MemFormatReader(payload, failed.Limits);
            var steps = reader.Inherit(failed);
            reader.Take((nuint)body);
            if (schema.TakesScope)
            {
                reader.State = session?.Scope() ?? new ReadScope(root, schema)
                {
                    AreCasesKnown = cases is null && PayloadSchema.IsFingerprint(payload, writer),
                    Recorded = cases,
                };
            }

            var finder = new SchemaWalker<PathVisitor>(schema, new PathVisitor(root, schema.Root, offset, error, steps));
            return PathVisitor.Run(ref finder, ref reader) ?? error.Path;
        }
        catch (MemFormatException)
        {
            // The header itself is bad: there is no value to point at.
            return error.Path;
        }
    }
}
