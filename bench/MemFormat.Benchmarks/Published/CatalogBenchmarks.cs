using BenchmarkDotNet.Attributes;
using MemFormat.Benchmarks.Workloads.Catalogs;

namespace MemFormat.Benchmarks.Published;

/// <summary>The public API of the runtime, as the sample scans it.</summary>
public class CatalogBenchmarks : IPayloads
{
    private readonly CatalogWorkload _work = new(CatalogData.Runtime);

    [Benchmark(Baseline = true), BenchmarkCategory("write")]
    public void Write_Memcpy() => _work.WriteFloor();

    [Benchmark, BenchmarkCategory("write")]
    public void Write_MemFormat() => _work.WriteMemFormat();

    [Benchmark, BenchmarkCategory("write")]
    public void Write_Protobuf() => _work.WriteProtobuf();

    [Benchmark, BenchmarkCategory("write")]
    public void Write_Json() => _work.WriteJson();

    [Benchmark(Baseline = true), BenchmarkCategory("to array")]
    public object Array_Memcpy() => _work.WriteFloorArray();

    [Benchmark, BenchmarkCategory("to array")]
    public object Array_MemFormat() => _work.WriteMemFormatArray();

    [Benchmark, BenchmarkCategory("to array")]
    public object Array_Protobuf() => _work.WriteProtobufArray();

    [Benchmark, BenchmarkCategory("to array")]
    public object Array_Json() => _work.WriteJsonArray();

    [Benchmark(Baseline = true), BenchmarkCategory("read")]
    public object Read_Floor() => _work.ReadFloor();

    [Benchmark, BenchmarkCategory("read")]
    public object? Read_MemFormat() => _work.ReadMemFormat();

    [Benchmark, BenchmarkCategory("read")]
    public object Read_Protobuf() => _work.ReadProtobuf();

    [Benchmark, BenchmarkCategory("read")]
    public object? Read_Json() => _work.ReadJson();

    int IPayloads.PayloadOf(string contender) => contender switch
    {
        "Floor" => 0,
        "Protobuf" => _work.ProtobufPayload.Length,
        "Json" => _work.JsonPayload.Length,
        _ => _work.MemFormatPayload.Length,
    };
}
