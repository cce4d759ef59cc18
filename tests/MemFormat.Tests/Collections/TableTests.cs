using System.Reflection;
using MemFormat.Codecs.Finding;
using MemFormat.Payloads.Finding;

namespace MemFormat.Tests.Collections;

/// <summary>Generator and runtime both read which struct is for which type.</summary>
public class TableTests
{
    private static IEnumerable<Type> Roots => typeof(CodedRoots).GetCustomAttributes<MemFormatRootAttribute>().Select(a => a.Type);

    [Fact]
    public void The_runtime_composes_what_the_generator_names() =>
        Assert.All(Roots, type => Assert.Equal(CodedRoots.Default.GetCodec(type)!.GetType(), CodecComposer.Compose(type)?.GetType()));

    [Fact]
    public void All_types_are_tested() => Assert.Empty(CodecTable.Types.Select(t => t.Name).Except(Roots.Select(r => r.Name)).Except(
        [typeof(List<>).Name, typeof(HashSet<>).Name, typeof(Dictionary<,>).Name, typeof(Nullable<>).Name,
            .. Enumerable.Range(2, 6).SelectMany(n => new[] { $"Tuple`{n}", $"ValueTuple`{n}" })]));

    [Fact]
    public void All_structs_are_kept_when_an_app_is_trimmed() => Assert.Equal(
        typeof(CodecForAttribute).Assembly.GetTypes().Where(t => t.IsDefined(typeof(CodecForAttribute))).Select(t => t.Name)
            .Order(StringComparer.Ordinal),
        CodecStructs.All.Select(t => t.Name).Order(StringComparer.Ordinal));
}
