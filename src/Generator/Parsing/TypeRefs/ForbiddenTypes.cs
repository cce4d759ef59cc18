namespace MemFormat.Generator.Parsing.TypeRefs;

/// <summary>Types that no serializer of untrusted bytes should store.</summary>
internal static class ForbiddenTypes
{
    public static string? ReasonFor(ITypeSymbol type) => type switch
    {
        { SpecialType: SpecialType.System_IntPtr or SpecialType.System_UIntPtr } => "its size and meaning differ between machines; store a long",
        IPointerTypeSymbol or IFunctionPointerTypeSymbol => "a pointer means nothing outside the process; store the data that it points to",
        { TypeKind: TypeKind.Delegate } or { SpecialType: SpecialType.System_Delegate or SpecialType.System_MulticastDelegate } =>
            "a delegate is code, not data; mark the member with [MemIgnore]",
        { TypeKind: TypeKind.Dynamic } => "a payload must not choose types; declare the type that you mean",
        { SpecialType: SpecialType.System_Object } =>
            "a payload must not choose types; declare the type that you mean, or list the types of the objects with [MemUnion] on the member",
        { IsRefLikeType: true } => "it cannot leave the stack; store an array or a Memory<T>",
        _ when IsOfProcess(type) => $"'{type.Name}' cannot be stored, because it is part of the running program; mark the member with [MemIgnore]",
        { Name: not ("Type" or "CultureInfo" or "TimeZoneInfo" or "Regex") } => null,
        _ => AttributeReader.MetadataName(type) switch
        {
            "System.Type" => "a payload must not choose types; store a name of your own",
            "System.Globalization.CultureInfo" => "cultures differ between machines; store the name",
            "System.TimeZoneInfo" => "time zones differ between machines; store the id",
            "System.Text.RegularExpressions.Regex" => "a pattern from a payload can run almost endlessly; store its text",
            _ => null,
        },
    };

    /// <summary>Whether values belong to the process: handles, connections, work that goes on, services.</summary>
    private static bool IsOfProcess(ITypeSymbol type)
    {
        for (var current = type as INamedTypeSymbol; current is not null; current = current.BaseType)
        {
            if (s_names.Contains(current.Name) && s_ofProcess.Contains(AttributeReader.MetadataName(current)))
                return true;
        }

        return false;
    }

    private static readonly HashSet<string> s_ofProcess = new(StringComparer.Ordinal)
    {
        "System.IObservable", "System.IServiceProvider", "System.Collections.Generic.IAsyncEnumerable", "System.Collections.Generic.IEnumerator",
        "System.IO.Stream", "System.IO.TextReader", "System.IO.TextWriter", "System.Diagnostics.Process", "System.Net.Http.HttpMessageInvoker",
        "System.Net.Sockets.Socket", "System.Runtime.InteropServices.SafeHandle", "System.Threading.CancellationToken",
        "System.Threading.CancellationTokenSource",
        "System.Threading.Tasks.Task", "System.Threading.Tasks.ValueTask", "System.Threading.Thread", "System.Threading.Timer",
        "System.Threading.WaitHandle",
    };

    /// <summary>Their last parts: enough for most types, without making a text.</summary>
    private static readonly HashSet<string> s_names = new(s_ofProcess.Select(n => n.Split('.').Last()), StringComparer.Ordinal);
}
