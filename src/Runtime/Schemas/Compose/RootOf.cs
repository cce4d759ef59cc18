using System.Reflection.Metadata;
using System.Runtime.ExceptionServices;
using MemFormat.Codecs;

namespace MemFormat.Schemas.Compose;

/// <summary>The schema of a root, composed at first use and kept in a generic static, so that collectible assemblies unload.</summary>
internal static class RootOf<TCodec> where TCodec : struct, IMemFormatDescribe
{
    private static readonly ExceptionDispatchInfo? s_error;
    private static readonly RootSchema? s_schema = Compose(out s_error);
    private static RootSchema? s_reloaded; // Read under `dotnet watch` only: elsewhere the JIT knows that nothing is updated.

    /// <exception cref="InvalidOperationException">The types that are loaded do not fit together.</exception>
    public static RootSchema Schema
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)] // The JIT sees a long body, and keeps one field of it.
        get => MetadataUpdater.IsSupported && HotReload.Edits != 0 ? Reloaded(HotReload.Edits) : s_schema ?? Fail(s_error);
    }

    /// <summary>The schema of the code that runs since the last edit.</summary>
    private static RootSchema Reloaded(int edits)
    {
        var kept = Volatile.Read(ref s_reloaded);
        if (kept is not null && kept.Edits == edits)
            return kept;
        var composed = Compose(out var error) ?? Fail(error);
        composed.Edits = edits;
        var other = Interlocked.CompareExchange(ref s_reloaded, composed, kept);
        return other == kept ? composed : other!;
    }

    // A type initializer that throws would hide the reason in a TypeInitializationException.
    private static RootSchema? Compose(out ExceptionDispatchInfo? error)
    {
        error = null;
        try
        {
            var composer = new SchemaComposer();
            TCodec.Describe(composer);
            return composer.Finish();
        }
        catch (InvalidOperationException exception)
        {
            error = ExceptionDispatchInfo.Capture(exception);
            return null;
        }
    }

    private static RootSchema Fail(ExceptionDispatchInfo? error)
    {
        error!.Throw();
        return null;
    }
}
