using System.Reflection;
using System.Runtime.Loader;

namespace MemFormat.Evolution.Tests;

/// <summary>A program that is running: the assemblies that it loads, each in one version.</summary>
/// <remarks>
/// Few can be unloaded: a runtime that loads, compiles and unloads hundreds of collectible assemblies beside running
/// code has been seen to die without a word.
/// </remarks>
internal sealed class World : IDisposable
{
    private readonly Loader _loader;

    /// <param name="images">The assemblies, the program last.</param>
    public World(params Image[] images)
        : this(isCollectible: false, images)
    {
    }

    private World(bool isCollectible, Image[] images)
    {
        _loader = new Loader(images, isCollectible);
        foreach (var image in images)
            _loader.LoadFromAssemblyName(new AssemblyName(image.Name));
    }

    /// <summary>A program that <see cref="Dispose"/> unloads.</summary>
    public static World Unloadable(params Image[] images) => new(isCollectible: true, images);

    /// <summary>The codec of a type of the program.</summary>
    public MemFormatCodec Codec(string type) => Tests.Codec.Of(Type(type));

    /// <summary>A type of the program or of one of its libraries.</summary>
    public Type Type(string type) => _loader.Assemblies.Reverse().Select(a => a.GetType(type)).First(t => t is not null)!;

    /// <summary>Makes an object and sets members, also those that the program does not know of.</summary>
    public object New(string type, params (string Member, object? Value)[] members)
    {
        var value = Activator.CreateInstance(Type(type), nonPublic: true)!;
        foreach (var (name, member) in members)
            Objects.Set(value, name, member);
        return value;
    }

    /// <summary>A list of values of a type.</summary>
    public object List(string type, params object?[] values)
    {
        var list = (System.Collections.IList)Activator.CreateInstance(typeof(List<>).MakeGenericType(Type(type)))!;
        foreach (var value in values)
            list.Add(value);
        return list;
    }

    /// <summary>What a member of an object holds.</summary>
    public object? Get(object target, string member) => target.GetType().GetProperty(member)!.GetValue(target);

    /// <summary>The list that a member of an object holds.</summary>
    public System.Collections.IList List(object target, string member) => (System.Collections.IList)Get(target, member)!;

    public object Enum(string type, object value) => System.Enum.ToObject(Type(type), value);

    /// <summary>Reads a payload and says what is in it.</summary>
    public string Read(string type, byte[] payload, MemFormatOptions? options = null) =>
        Objects.Text(Codec(type).DeserializeObject(payload, options));

    public byte[] Write(string type, object value, MemFormatOptions? options = null) => Payload.Of(Codec(type), value, options);

    /// <summary>Reads a session and says what is in its values.</summary>
    public string[] ReadMany(string type, byte[] session, MemFormatOptions? options = null) =>
        [.. SessionCalls.Read(Codec(type), session, options).Select(Objects.Text)];

    /// <summary>A session with a value twice.</summary>
    public byte[] WriteMany(string type, object value, MemFormatOptions? options = null) => SessionCalls.Write(Codec(type), value, options);

    /// <summary>Calls a method of the program's class <c>Program</c>.</summary>
    public object? Call(string method, params object?[] arguments) =>
        Type("Program").GetMethod(method, BindingFlags.Static | BindingFlags.Public)!.Invoke(
            null, BindingFlags.DoNotWrapExceptions, null, arguments, null);

    public void Dispose()
    {
        if (_loader.IsCollectible)
            _loader.Unload();
    }

    private sealed class Loader(Image[] images, bool isCollectible) : AssemblyLoadContext(images[^1].Name, isCollectible)
    {
        protected override Assembly? Load(AssemblyName assemblyName) => images.FirstOrDefault(i => i.Name == assemblyName.Name) is { } image
            ? LoadFromStream(new MemoryStream(image.Bytes))
            : null;
    }
}
