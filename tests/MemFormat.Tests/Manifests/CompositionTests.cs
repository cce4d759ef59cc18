extern alias tools;
using System.Reflection;
using Corpus;
using MemFormat.Codecs;
using MemFormat.Payloads.Recorded;
using MemFormat.Schemas;
using tools::MemFormat.Schema;
using tools::MemFormat.Schema.Composition;
using tools::MemFormat.Schema.Manifest;

namespace MemFormat.Tests;

/// <summary>What tools compose from the manifests of assemblies is what the program composes from its codecs, byte for byte.</summary>
public class CompositionTests
{
    private static readonly AssemblyManifest s_own = Manifest(typeof(CompositionTests).Assembly);
    private static readonly ManifestSet s_all = new([s_own, Manifest(typeof(Neighbour.Animal).Assembly)]);
    private static readonly MethodInfo s_of = typeof(MemFormatSchema).GetMethod(nameof(MemFormatSchema.Of))!;

    private static readonly Dictionary<string, ManifestType> s_roots = s_all.Roots
        .Concat(s_own.Roots.Select(r => (r.Name, r.Type))).ToDictionary(r => r.Item1, r => r.Item2);

    private static readonly List<Type> s_listed = [.. typeof(CorpusContext).GetCustomAttributes<MemFormatRootAttribute>().Select(a => a.Type)];

    private static AssemblyManifest Manifest(Assembly assembly) =>
        ManifestText.Read(assembly.GetCustomAttribute<MemFormatManifestAttribute>()!.Manifest);

    /// <summary>All annotated types of both assemblies, what contexts list, and the roots of the corpus.</summary>
    private static List<Type> Types() =>
    [
        .. new[] { typeof(CompositionTests).Assembly, typeof(Neighbour.Animal).Assembly }.SelectMany(a => a.GetTypes())
            .Where(t => !t.ContainsGenericParameters && t.GetCustomAttribute<MemFormattableAttribute>() is not null
                && s_roots.ContainsKey(CSharpNames.Of(t))),
        .. s_listed,
        .. CorpusCases.Types.Concat(RootCases.All).Select(c => c.Type),
    ];

    private static RootSchema Composed(Type type) => s_listed.Contains(type)
        ? CorpusContext.Default.GetCodec(type).RootSchema
        : ((MemFormatSchema)s_of.MakeGenericMethod(type).Invoke(null, null)!).Own!;

    [Fact]
    public void Descriptors_and_fingerprints_agree()
    {
        var types = Types().Distinct().ToList();
        Assert.True(types.Count > 300, $"{types.Count}");
        var wrong = new List<string>();
        foreach (var type in types)
        {
            if (!s_roots.TryGetValue(CSharpNames.Of(type), out var root))
            {
                wrong.Add($"{CSharpNames.Of(type)}: not in the manifest");
                continue;
            }

            var own = Composed(type);
            try
            {
                var composed = ManifestComposer.Compose(s_all, root);
                if (!composed.Descriptor.SequenceEqual(own.Descriptor))
                    wrong.Add($"{type}: {Convert.ToHexString([.. composed.Descriptor])} instead of {Convert.ToHexString(own.Descriptor)}");
                else if (!composed.Cases.SequenceEqual(RootHistory.DeclaredCases(own)))
                    wrong.Add($"{type}: the cases differ");
            }
            catch (CompositionException exception)
            {
                wrong.Add($"{type}: {exception.Message}");
            }
        }

        Assert.True(wrong.Count == 0, $"{wrong.Count} of {types.Count}\n{string.Join("\n", wrong)}");
    }
}
