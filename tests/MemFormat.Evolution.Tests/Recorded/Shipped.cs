using System.Text;
using MemFormat.Payloads.Recorded;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;

namespace MemFormat.Evolution.Tests;

/// <summary>A <c>MemFormat.Shipped.txt</c> with the schemas that roots of running programs have.</summary>
internal sealed class Shipped : AdditionalText
{
    private readonly StringBuilder _text = new("memformat schemas 1\n");

    public override string Path => "MemFormat.Shipped.txt";

    public override SourceText GetText(CancellationToken cancellationToken = default) => SourceText.From(_text.ToString());

    /// <summary>Records the schemas of roots.</summary>
    public Shipped Add(string release, World world, params string[] roots)
    {
        foreach (var root in roots)
            Add(root, release, world.Codec(root).RootSchema.Descriptor, RootHistory.DeclaredCases(world.Codec(root).RootSchema));
        return this;
    }

    /// <summary>Records any bytes.</summary>
    public Shipped Add(string root, string release, byte[] descriptor, byte[] cases)
    {
        var fingerprint = Wire.Fingerprints.Of(Wire.Fingerprints.Hash([.. descriptor, .. cases]));
        _text.Append($"{root} root {fingerprint:x16} {release} {Convert.ToBase64String(descriptor)} {Convert.ToBase64String(cases)}".TrimEnd())
            .Append('\n');
        return this;
    }
}
