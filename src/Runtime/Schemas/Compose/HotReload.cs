using System.Reflection.Metadata;
using MemFormat.Schemas.Compose;

[assembly: MetadataUpdateHandler(typeof(HotReload))]

namespace MemFormat.Schemas.Compose;

/// <summary>Counts the edits that <c>dotnet watch</c> or a debugger has applied to the running program.</summary>
internal static class HotReload
{
    /// <summary>The number of edits. A schema composed before the last one may describe a type that has changed since.</summary>
    public static int Edits;

    /// <summary>.NET finds this method by its name and calls it after each edit.</summary>
    internal static void ClearCache(Type[]? types) => Interlocked.Increment(ref Edits);
}
