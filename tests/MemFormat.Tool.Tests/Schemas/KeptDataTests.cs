namespace MemFormat.Tool.Tests;

/// <summary>What earlier releases left behind is checked against the present assembly.</summary>
public sealed class KeptDataTests : IDisposable
{
    private const string First =
        "[MemFormattable] public partial class Order { [MemMember(1)] public int Id { get; set; } [MemMember(2)] public string? Note { get; set; } }";
    private const string Second = "[MemFormattable, MemReserved(2)] public partial class Order { [MemMember(1)] public int Id { get; set; } }";
    private const string Third =
        "[MemFormattable] public partial class Order { [MemMember(1)] public int Id { get; set; } [MemMember(2)] public System.TimeSpan Note { get; set; } }";

    private readonly Project _project = new();

    public void Dispose() => _project.Dispose();

    private string Check(params string[] more) => _project.Run(["schema", "check", _project.Assembly(), .. more]);

    private void Ship(string code, string release)
    {
        _project.Build(code).Run("schema", "update", _project.Assembly());
        _project.Run("schema", "ship", "--release", release, "-o", _project.Folder);
    }

    [Fact]
    public void A_transitive_promise_is_about_all_releases()
    {
        Ship(First, "1.0");
        Ship(Second, "2.0");
        _project.Build(Third).Run("schema", "update", _project.Assembly());
        Assert.Contains("error: data of Shop.Order 1.0 cannot be read: ", Check("--breaking", "backward-transitive"), StringComparison.Ordinal);
        Assert.Contains("error: Shop.Order 1.0 cannot read present data: ", Check("--breaking", "forward-transitive"), StringComparison.Ordinal);
        Assert.DoesNotContain("error: data of", Check("--breaking", "backward"), StringComparison.Ordinal);
        Assert.StartsWith(
            "1\nmemformat: 'sideways-transitive' is not backward", Check("--breaking", "sideways-transitive"), StringComparison.Ordinal);
    }

    [Fact]
    public void Changes_on_purpose_are_no_errors()
    {
        const string Second =
            "[MemFormattable] public partial class Order { [MemWas(typeof(int), nameof(Of))] [MemMember(1)] public Guid Id { get; set; } private static Guid Of(int id) => default; }";
        Ship("[MemFormattable] public partial class Order { [MemMember(1)] public int Id { get; set; } }", "1.0");
        _project.Keep("kept/Shop.Order/a.bin", "[MemFormattable] public partial class Order { [MemMember(1)] public int Id { get; set; } }",
            "new Order { Id = 7 }");
        Ship(Second, "2.0");
        Assert.Equal("0\n~/MemFormat.Unshipped.txt: up to date\n1 payloads, 0 errors",
            Check("--breaking", "backward-transitive", "--payloads", _project.Path("kept")));
        _project.Build("[MemFormattable] public partial class Order { [MemMember(1)] public Guid Id { get; set; } }")
            .Run("schema", "update", _project.Assembly());
        Assert.StartsWith("2\n~/MemFormat.Unshipped.txt: up to date\nerror: data of Shop.Order 1.0 cannot be read: type0.#1: int -> Guid, cannot be read: refused (SchemaMismatch)", Check("--breaking", "backward-transitive"), StringComparison.Ordinal);
        File.AppendAllText(_project.Path("MemFormat.Unshipped.txt"), "Shop.Order accepts MF071 1 nobody has data of 1.0\n");
        Assert.Equal("0\n~/MemFormat.Unshipped.txt: up to date", Check("--breaking", "backward-transitive"));
    }

    [Fact]
    public void Releases_that_go_together_are_no_error()
    {
        Ship(First, "1.0");
        _project.Build(First.Replace("int Id", "long Id", StringComparison.Ordinal)).Run("schema", "update", _project.Assembly());
        Assert.Equal("0\n~/MemFormat.Unshipped.txt: up to date", Check("--breaking", "full-transitive"));
    }

    [Theory]
    [InlineData("")]
    [InlineData("Header = MemFormatHeader.Fingerprint")]
    [InlineData("Header = MemFormatHeader.Fingerprint64")]
    public void Kept_payloads_are_read_by_the_present_assembly_or_not(string options)
    {
        Ship(First, "1.0");
        _project.Keep("kept/Shop.Order/a.bin", First, "new Order { Id = 7, Note = \"n\" }", options);
        Assert.Equal("0\n~/MemFormat.Unshipped.txt: up to date\n1 payloads, 0 errors", Check("--payloads", _project.Path("kept")));
        _project.Build(Third).Run("schema", "update", _project.Assembly());
        Assert.Equal("2\n~/MemFormat.Unshipped.txt: up to date\nerror: Shop.Order/a.bin: type0.#2: string -> TimeSpan, cannot be read: refused (SchemaMismatch)\n1 payloads, 1 errors", Check("--payloads", _project.Path("kept")));
    }

    [Fact]
    public void Damaged_payloads_and_unknown_roots_are_errors()
    {
        Ship(First, "1.0");
        _project.Keep("kept/Shop.Order/cut.bin", First, "new Order { Id = 7, Note = \"note\" }").Keep("kept/Shop.Gone/a.bin", First, "new Order()")
            .Keep("kept/Shop.Order/null.bin", First, "(Order?)null");
        var path = _project.Path("kept/Shop.Order/cut.bin");
        File.WriteAllBytes(path, File.ReadAllBytes(path)[..^2]);
        var report = Check("--payloads", _project.Path("kept"));
        Assert.StartsWith("2\n", report, StringComparison.Ordinal);
        Assert.Contains("error: Shop.Gone/a.bin: the assembly has no root 'Shop.Gone'", report, StringComparison.Ordinal);
        Assert.Contains("error: Shop.Order/cut.bin: The payload ends too early.", report, StringComparison.Ordinal);
        Assert.EndsWith("\n3 payloads, 2 errors", report, StringComparison.Ordinal);
    }

    [Fact]
    public void A_folder_without_payloads_is_a_mistake()
    {
        _project.Build(First);
        Assert.Contains("memformat: ~/none does not exist.", Check("--payloads", _project.Path("none")), StringComparison.Ordinal);
        Assert.Contains("memformat: ~ has no payloads: put them into folders named after their roots.",
            Check("--payloads", Directory.CreateDirectory(_project.Path("empty")).FullName).Replace("~/empty", "~", StringComparison.Ordinal),
            StringComparison.Ordinal);
    }
}
