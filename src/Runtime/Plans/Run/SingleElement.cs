using MemFormat.Codecs;
using MemFormat.Io;

namespace MemFormat.Plans.Run;

/// <summary>Lists whose only element becomes the value of a member.</summary>
internal static class SingleElement
{
    /// <summary>The jump of a step whose null leaves what the member has.</summary>
    private const int PastValue = 2;

    /// <summary>Moves the reader to the element. The step after the read returns behind the list.</summary>
    /// <returns>Whether it is there. Null and, where a null may be, the empty list are none.</returns>
    public static bool Open(scoped ref MemFormatReader reader, scoped ref PlanOp op, scoped ref byte block)
    {
        if (op.Bit >= 0 && !BitString.Get(ref block, op.Bit))
            return false;
        var list = op.Node!;
        var elements = list.OpenElements(ref reader, 0);
        if (elements.IsNull)
        {
            if (op.Bit >= 0)
                MemFormatThrow.NullAgainstBit();
            return false;
        }

        if (elements.Count == 0 && op.Jump != PastValue && !op.RefusesNull)
            return false;
        if (elements.Count != 1)
            MemFormatThrow.NotSingle(elements.Count);
        return elements.Only(ref reader) && !list.Element!.TakeNull(ref reader);
    }
}
