using Xunit;

namespace MemFormat.Architecture.Tests.Style;

/// <summary>Lock files of npm hold versions and hashes: where packages come from is for the machine that installs them.</summary>
public sealed class LockFileTests
{
    public static TheoryData<string> LockFiles() => new(Repository.Files(".", "package-lock.json"));

    [Theory]
    [MemberData(nameof(LockFiles))]
    public void A_lock_file_names_no_host(string file) =>
        Assert.DoesNotContain("://", Repository.Read(file), StringComparison.Ordinal);

    /// <summary>Otherwise <c>npm install</c> writes where it found each package.</summary>
    [Theory]
    [MemberData(nameof(LockFiles))]
    public void Beside_a_lock_file_npm_is_told_to_write_none(string file) =>
        Assert.Contains("omit-lockfile-registry-resolved=true",
            Repository.Read(file.Replace("package-lock.json", ".npmrc", StringComparison.Ordinal)), StringComparison.Ordinal);
}
