namespace MemFormat.Plans.Match;

/// <summary>Whether the members of a pair have the same order and places. Their values may still differ.</summary>
internal static class LayoutComparer
{
    public static bool IsSame(ObjectDraft draft)
    {
        if (draft.Writer.Length != draft.Reader.Length)
            return false;
        for (var part = 0; part < draft.Writer.Length; part++)
        {
            var writer = draft.Writer[part].Members;
            var local = draft.Reader[part].Members;
            if (writer.Length != local.Length)
                return false;
            for (var i = 0; i < writer.Length; i++)
            {
                var match = draft.Matches[part][i];
                if (match.IsNone || match.Part != part || match.Member != i || writer[i].Place != local[i].Place)
                    return false;
            }
        }

        return true;
    }
}
