using Google.Protobuf.Reflection;
using ProtoBuf.Reflection;

namespace MemFormat.Benchmarks.Peers.Printer;

/// <summary>Messages as classes, by protobuf-net's own printer: it holds no maps and lists within others, so the messages wrap them.</summary>
internal static class Messages
{
    public static string Print(string file)
    {
        FileDescriptorSet set = new();
        set.AddImportPath(Path.GetDirectoryName(Path.GetFullPath(file))!);
        set.Add(Path.GetFileName(file), includeInOutput: true);
        set.Process();
        if (set.GetErrors() is [var error, ..])
            throw new InvalidDataException(error.ToString());
        set.Files[0].Options.CsharpNamespace = "MemFormat.Benchmarks.Messages";
        return CSharpCodeGenerator.Default.Generate(set).Single().Text;
    }
}
