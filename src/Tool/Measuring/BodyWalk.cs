using MemFormat.Codecs;
using MemFormat.Schemas.Walk;
using MemFormat.Tool.Inspecting;

namespace MemFormat.Tool.Measuring;

/// <summary>Goes through bodies as the library does.</summary>
internal static class BodyWalk
{
    /// <summary>Counts all of a body.</summary>
    /// <param name="body">The body.</param>
    /// <param name="parts">The value that has it.</param>
    /// <param name="root">Where the bytes are counted.</param>
    /// <returns>The values of unions and the strings, in the body's order.</returns>
    /// <exception cref="DamagedException">The body does not have the schema.</exception>
    public static (List<UnionPlace> Unions, List<TextPlace> Texts) Run(ReadOnlySpan<byte> body, ValueParts parts, SizeNode root)
    {
        var (unions, texts, scope) = (new List<UnionPlace>(), new List<TextPlace>(), parts.Scope());
        var reader = new MemFormatReader(body, DataLimits.Limits) { State = scope };
        var walker = new SchemaWalker<SizeVisitor>(parts.Schema, new SizeVisitor(root, parts.Schema, unions, texts));
        try
        {
            if (walker.Payload(ref reader) || reader.Left != 0)
                throw new DamagedException(FormattableString.Invariant($"a value is damaged at its byte {reader.Offset}."));
        }
        catch (MemFormatException exception)
        {
            throw new DamagedException(
                FormattableString.Invariant($"a value is damaged at its byte {reader.Offset}. {exception.Message}"), exception);
        }

        walker.Visitor.Finish(body.Length, scope.Kept is { IsNeeded: true });
        reader.Release();
        return (unions, texts);
    }
}
