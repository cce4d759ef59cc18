using System.Text;

namespace MemFormat.Benchmarks.Peers.Printer;

/// <summary>Declarations beside those of the models, with attributes on the whole type: MemoryPack's and protobuf-net's.</summary>
internal static class PlainModels
{
    public static string Print(Models models)
    {
        StringBuilder text = new();
        foreach (var type in models.Types.Values)
        {
            var cases = Models.Cases(type);
            text.AppendLine($"namespace {Models.Namespace(type)} {{");
            text.AppendLine("[MemoryPack.MemoryPackable]");
            text.AppendLine($"[ProtoBuf.ProtoContract{(cases.Length == 0 ? "(ImplicitFields = ProtoBuf.ImplicitFields.AllPublic)" : "")}]");
            for (var i = 0; i < cases.Length; i++)
                text.AppendLine($"[MemoryPack.MemoryPackUnion({i}, typeof({cases[i]}))] [ProtoBuf.ProtoInclude({i + 1}, typeof({cases[i]}))]");
            text.AppendLine($"{type.Modifiers} {Models.Keyword(type)} {type.Identifier}; }}");
        }

        return text.ToString();
    }
}
