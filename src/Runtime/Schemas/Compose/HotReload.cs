using System.Reflection.Metadata;
using System.Runtime.ExceptionServices;
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

    /// <summary>A schema, or why there is none, after some edits.</summary>
    internal sealed class Composed(int edits, RootSchema? schema, ExceptionDispatchInfo? error)
    {
        public readonly int Edits = edits;
        public readonly RootSchema? Schema = schema;
        public readonly ExceptionDispatchInfo? Error = error;
    }
}
