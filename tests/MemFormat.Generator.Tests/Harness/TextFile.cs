using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;

namespace MemFormat.Generator.Tests;

/// <summary>A file beside the code.</summary>
internal sealed class TextFile(string path, string text) : AdditionalText
{
    public override string Path => path;

    public override SourceText GetText(CancellationToken cancellationToken = default) => SourceText.From(text);
}
