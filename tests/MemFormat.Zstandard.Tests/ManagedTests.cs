using System.Diagnostics;
using System.Reflection;
using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;

namespace MemFormat.Zstandard.Tests;

/// <summary>Nothing needs to be installed: Windows, macOS, small images and serverless hosts have no libzstd.</summary>
public class ManagedTests
{
    [Theory]
    [InlineData("MemFormat.dll")]
    [InlineData("MemFormat.Zstandard.dll")]
    [InlineData("ZstdSharp.dll")]
    public void No_assembly_imports_a_native_library(string file)
    {
        using var stream = File.OpenRead(Path.Combine(AppContext.BaseDirectory, file));
        using var assembly = new PEReader(stream);
        var metadata = assembly.GetMetadataReader();
        Assert.Empty(metadata.MethodDefinitions
            .Select(metadata.GetMethodDefinition)
            .Where(method => method.Attributes.HasFlag(MethodAttributes.PinvokeImpl))
            .Select(method => metadata.GetString(method.Name)));

        // Nor does it load one by its name.
        Assert.DoesNotContain("NativeLibrary", metadata.TypeReferences.Select(type => metadata.GetString(metadata.GetTypeReference(type).Name)));
    }

    [Fact]
    public void No_libzstd_is_loaded()
    {
        var dictionary = MemFormatZstandardDictionary.Train(Readings.Of(500).Select(reading => MemFormatSerializer.Serialize(reading)), 2_048);
        var options = new MemFormatOptions { Compression = MemFormatZstandard.With(new() { Dictionary = dictionary, Level = 3 }) };
        var readings = Readings.Of(200);
        Assert.Equal(readings, MemFormatSerializer.Deserialize<List<Reading>>(MemFormatSerializer.Serialize(readings, options), options));
        using var process = Process.GetCurrentProcess();
        var modules = process.Modules.Cast<ProcessModule>().Select(module => module.ModuleName).ToList();
        Assert.Contains(modules, module => module.Contains("coreclr", StringComparison.Ordinal));
        Assert.DoesNotContain(modules, module => module.Contains("libzstd", StringComparison.OrdinalIgnoreCase));
    }
}
