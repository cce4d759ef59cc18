using System.Reflection;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;

namespace MemFormat.Generator.Tests;

/// <summary>Runs users' code together with what was emitted for it.</summary>
internal static class UserProgram
{
    /// <summary>Compiles without complaint, then calls <c>Shop.Program.Run()</c>.</summary>
    public static object? Run(string body, params byte[][] references) =>
        Run(Source.Compile("Users", [Source.Shop(body)], [.. references.Select(r => MetadataReference.CreateFromImage(r))]), references);

    public static object? Run(Compilation compilation, params byte[][] references)
    {
        var image = Generated.From(compilation).Emit();
        var context = new AssemblyLoadContext("Users");
        foreach (var reference in references)
            context.LoadFromStream(new MemoryStream(reference));
        var run = context.LoadFromStream(new MemoryStream(image)).GetType("Shop.Program", throwOnError: true)!.GetMethod("Run")!;
        try
        {
            return run.Invoke(null, null);
        }
        catch (TargetInvocationException wrapper) when (wrapper.InnerException is { } inner)
        {
            System.Runtime.ExceptionServices.ExceptionDispatchInfo.Throw(inner);
            throw;
        }
    }

    /// <summary>Code with a method that writes a value and reads it back.</summary>
    public static string WithCopy(string body) => """
        public static partial class Program
        {
            public static T Copy<T>(T value) where T : IMemFormattable<T> => MemFormatSerializer.Deserialize<T>(MemFormatSerializer.Serialize(value))!;
            public static TTarget As<TSource, TTarget>(TSource value) where TSource : IMemFormattable<TSource> where TTarget : IMemFormattable<TTarget> =>
                MemFormatSerializer.Deserialize<TTarget>(MemFormatSerializer.Serialize(value))!;
        }

        """ + body;
}
