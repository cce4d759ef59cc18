using System.Reflection;
using System.Runtime.Loader;

namespace MemFormat.Evolution.Tests;

/// <summary>A program that is running: the assemblies that it loads, each in one version.</summary>
internal sealed class World : IDisposable
{
    private readonly Loader _loader;

    /// <param name="images">The assemblies, the program last.</param>
    public World(params Image[] images) => _loader = new Loader(images);

    /// <summary>The codec of a type of the program.</summary>
    public MemFormatCodec Codec(string type) => Tests.Codec.Of(Type(type));

    public Type Type(string type) => Program.GetType(type, throwOnError: true)!;

    /// <summary>Calls a method of the program's class <c>Program</c>.</summary>
    public object? Call(string method, params object?[] arguments) =>
        Type("Program").GetMethod(method, BindingFlags.Static | BindingFlags.Public)!.Invoke(null, BindingFlags.DoNotWrapExceptions, null, arguments, null);

    public void Dispose() => _loader.Unload();

    private Assembly Program => _loader.LoadFromAssemblyName(new AssemblyName(_loader.Program));

    private sealed class Loader(Image[] images) : AssemblyLoadContext(images[^1].Name, isCollectible: true)
    {
        public string Program => images[^1].Name;

        protected override Assembly? Load(AssemblyName assemblyName) => images.FirstOrDefault(i => i.Name == assemblyName.Name) is { } image
            ? LoadFromStream(new MemoryStream(image.Bytes))
            : null;
    }
}
