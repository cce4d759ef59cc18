using System.Runtime.CompilerServices;
using System.Text;
using Microsoft.CodeAnalysis;
using Xunit;

namespace MemFormat.Generator.Tests;

/// <summary>
/// Compares what a generator emitted with the files beside the test, by the names and in the form that Verify.SourceGenerators
/// uses, so that the package can take this class's place: <c>Subject.Method#Hint.verified.cs</c> is expected of a method of <c>SubjectTests</c>, and
/// <c>….received.cs</c> is written on a difference. To accept it, rename it.
/// </summary>
internal static class Snapshot
{
    public static Task Verify(GeneratorDriver target, [CallerFilePath] string file = "", [CallerMemberName] string method = "")
    {
        var tests = Path.GetFileNameWithoutExtension(file).Replace("Tests", "", StringComparison.Ordinal);
        var prefix = $"{Path.Combine(Path.GetDirectoryName(file)!, tests)}.{method}#";
        var wrong = new List<string>();
        var sources = target.GetRunResult().Results.SelectMany(r => r.GeneratedSources).Where(Generated.IsOfCode).ToList();
        foreach (var source in sources)
        {
            var path = prefix + Path.GetFileNameWithoutExtension(source.HintName);
            if (!IsVerified(path, $"//HintName: {source.HintName}\n{source.SourceText}"))
                wrong.Add(path + ".received.cs");
        }

        var expected = sources.Select(s => $"{prefix}{Path.GetFileNameWithoutExtension(s.HintName)}.verified.cs");
        var stale = Directory.GetFiles(Path.GetDirectoryName(file)!, Path.GetFileName(prefix) + "*.verified.cs").Except(expected).ToList();
        Assert.True(wrong.Count == 0, "New or changed:\n" + string.Join("\n", wrong));
        Assert.True(stale.Count == 0, "No longer emitted:\n" + string.Join("\n", stale));
        return Task.CompletedTask;
    }

    private static bool IsVerified(string path, string text)
    {
        var (verified, received) = (path + ".verified.cs", path + ".received.cs");
        if (File.Exists(verified) && File.ReadAllText(verified).Replace("\r\n", "\n") == text)
        {
            File.Delete(received);
            return true;
        }

        File.WriteAllText(received, text, new UTF8Encoding(encoderShouldEmitUTF8Identifier: true));
        return false;
    }
}
