using System.Runtime.ExceptionServices;
using MemFormat.Codecs;

namespace MemFormat.Schemas.Compose;

/// <summary>The schema of a root, composed at first use and kept in a generic static, so that collectible assemblies unload.</summary>
internal static class RootOf<TCodec> where TCodec : struct, IMemFormatDescribe
{
    private static readonly ExceptionDispatchInfo? s_error;
    private static readonly RootSchema? s_schema = Compose(out s_error);

    /// <exception cref="InvalidOperationException">The types that are loaded do not fit together.</exception>
    public static RootSchema Schema => s_schema ?? Fail();

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

    private static RootSchema Fail()
    {
        s_error!.Throw();
        return null;
    }
}
