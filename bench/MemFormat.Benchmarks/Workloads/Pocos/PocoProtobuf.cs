using Google.Protobuf;
using MemFormat.Benchmarks.Models;

namespace MemFormat.Benchmarks.Workloads.Pocos;

/// <summary>The same data as messages; made once, not measured.</summary>
internal static class PocoProtobuf
{
    public static Protos.Poco From(Poco poco) => new()
    {
        StringProp = poco.StringProp,
        IntProp = poco.IntProp,
        GuidProp = ByteString.CopyFrom(poco.GuidProp.ToByteArray()),
        DateProp = poco.DateProp.ToBinary(),
    };

    public static Protos.PocoList From(List<Poco> pocos)
    {
        var list = new Protos.PocoList();
        list.Items.AddRange(pocos.Select(From));
        return list;
    }
}
