using BenchmarkDotNet.Attributes;
using MemFormat.Benchmarks.Workloads.Pocos;

namespace MemFormat.Benchmarks.Published;

/// <summary>One small object.</summary>
public class PocoBenchmarks : IPayloads
{
    private readonly PocoWorkload _work = new(PocoData.One());

    [Benchmark(Baseline = true), BenchmarkCategory("write")]
    public void Write_Memcpy() => _work.WriteFloor();

    [Benchmark, BenchmarkCategory("write")]
    public void Write_ByHand() => _work.WriteReference();

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
    public object Read_ByHand() => _work.ReadReference();

    [Benchmark, BenchmarkCategory("read")]
    public object? Read_MemFormat() => _work.ReadMemFormat();

    [Benchmark, BenchmarkCategory("read")]
    public object Read_Protobuf() => _work.ReadProtobuf();

    [Benchmark, BenchmarkCategory("read")]
    public object? Read_Json() => _work.ReadJson();

    int IPayloads.PayloadOf(string contender) => contender switch
    {
        "Floor" => 0,
        "MemFormat" => _work.MemFormatPayload.Length,
        "Protobuf" => _work.ProtobufPayload.Length,
        "Json" => _work.JsonPayload.Length,
        _ => _work.Body.Length,
    };
}
