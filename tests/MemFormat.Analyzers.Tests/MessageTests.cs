using Xunit;
using static MemFormat.Analyzers.Tests.Analysis;
using static MemFormat.Generator.Tests.Source;

namespace MemFormat.Analyzers.Tests;

/// <summary>Messages name the type or member that is wrong, the reason and the cure.</summary>
public sealed class MessageTests
{
    private const string Types = """
        public class Line { public int A { get; set; } }
        public interface IThing;
        public abstract class Half;
        """;

    [Theory]
    [InlineData("Line", "add [MemFormattable] to 'Shop.Line', or mark the member with [MemIgnore]")]
    [InlineData("Line?", "add [MemFormattable] to 'Shop.Line', or mark the member with [MemIgnore]")]
    [InlineData("List<Line>", "add [MemFormattable] to 'Shop.Line', or mark the member with [MemIgnore]")]
    [InlineData("Dictionary<string, Line[]?>", "add [MemFormattable] to 'Shop.Line', or mark the member with [MemIgnore]")]
    [InlineData("IThing",
        "the values of 'Shop.IThing' have other types; add [MemFormattable] to it and [MemUnion(1, typeof(...))] for each of them, or mark the member with [MemIgnore]")]
    [InlineData("List<Half>",
        "the values of 'Shop.Half' have other types; add [MemFormattable] to it and [MemUnion(1, typeof(...))] for each of them, or mark the member with [MemIgnore]")]
    [InlineData("IDisposable",
        "the values of the interface 'System.IDisposable' have other types; declare the type that you mean, list its types with [assembly: MemUnionCase] here, or mark the member with [MemIgnore]")]
    [InlineData("Exception",
        "'System.Exception' belongs to another assembly and has no codec; name a surrogate for it with [assembly: MemSurrogate], or mark the member with [MemIgnore]")]
    public async Task Types_without_a_codec(string type, string reason) =>
        Assert.EndsWith($": {reason}",
            await Message("MF002", $$"""{{Types}} [MemFormattable] public partial class Order { public {{type}} A { get; set; } = default!; }"""));

    [Theory]
    [InlineData("System.IO.Stream", "Stream")]
    [InlineData("System.IO.FileStream?", "FileStream")]
    [InlineData("System.IO.TextWriter", "TextWriter")]
    [InlineData("System.Threading.Tasks.Task", "Task")]
    [InlineData("List<System.Threading.Tasks.Task<int>>", "Task")]
    [InlineData("System.Threading.Tasks.ValueTask<int>", "ValueTask")]
    [InlineData("System.Threading.CancellationToken", "CancellationToken")]
    [InlineData("System.Threading.CancellationTokenSource", "CancellationTokenSource")]
    [InlineData("IServiceProvider", "IServiceProvider")]
    [InlineData("System.Net.Http.HttpClient", "HttpClient")]
    [InlineData("System.Net.Sockets.Socket", "Socket")]
    [InlineData("System.Diagnostics.Process", "Process")]
    [InlineData("System.Threading.Timer", "Timer")]
    [InlineData("IAsyncEnumerable<int>", "IAsyncEnumerable")]
    [InlineData("IEnumerator<int>?", "IEnumerator")]
    [InlineData("IObservable<int>", "IObservable")]
    public async Task Parts_of_the_running_program(string type, string name) => Assert.EndsWith(
        $": '{name}' cannot be stored, because it is part of the running program; mark the member with [MemIgnore]",
        await Message("MF007", $$"""[MemFormattable] public partial class Order { public {{type}} A { get; set; } = default!; }"""));

    [Fact]
    public async Task A_type_that_is_private_in_the_base_class() => Assert.Equal(
        "MemFormat cannot store 'Shop.Base._lines' of the type 'System.Collections.Generic.List<Shop.Base.Line>': the code of 'Order' cannot name this type, which is private in its base class; make the type protected",
        await Message("MF002", """
            [MemFormattable] public partial class Base { [MemMember] private readonly List<Line> _lines = []; [MemFormattable] private sealed partial class Line { public int A { get; set; } } }
            [MemFormattable] public partial class Order : Base;
            """));

    [Theory]
    [InlineData("int nmae, int id",
        "its parameter 'nmae' matches no member by name and has no default value; rename it (the nearest members are 'Name', 'Id', 'Created'), or give it a default")]
    [InlineData("int name, int identity",
        "its parameter 'identity' matches no member by name and has no default value; rename it (the nearest members are 'Created', 'Id', 'Name'), or give it a default")]
    public async Task Parameters_without_a_member(string parameters, string reason) => Assert.Equal(
        $"MemFormat cannot construct 'Shop.Order': {reason}",
        await Message("MF003",
            $$"""[MemFormattable] public partial class Order({{parameters}}) { public int Id { get; } = 1; public int Name { get; } = 2; public int Created { get; set; } = 3; public int All() => {{string.Join(" + ", parameters.Split(' ', ',').Where((_, i) => i is 1 or 4))}}; }"""));

    [Theory]
    [InlineData("internal int Id { get; } = id;")]
    [InlineData("private readonly int Id = id; public int All() => Id;")]
    public async Task A_parameter_of_a_member_that_is_not_public(string member) => Assert.Equal(
        "MemFormat cannot construct 'Shop.Order': its parameter 'id' has no default value, and 'Id' is not stored; mark that with [MemMember], or give the parameter a default",
        await Message("MF003", $$"""[MemFormattable] public partial class Order(int id) { {{member}} public int Other { get; set; } }"""));

    [Fact]
    public async Task A_parameter_of_a_type_without_members() => Assert.EndsWith(
        "rename it, or give it a default",
        await Message("MF003", "[MemFormattable] public partial class Order(int a) { public int All() => a; }"));

    [Fact]
    public async Task A_free_id_is_offered()
    {
        Assert.Equal(
            "Give 'Shop.Order.B' another id such as 5, because 'A' has the id 1, too",
            await Message("MF005",
                "[MemFormattable, MemReserved(4)] public partial class Order { [MemMember(1)] public int A; [MemMember(1)] public int B; [MemMember(3)] public int C; }"));
        Assert.Equal(
            "Give 'Shop.Order.B' an id such as 2, or remove all ids from 'Shop.Order': either all members of a type have ids or none",
            await Message("MF004", "[MemFormattable] public partial class Order { [MemMember(1)] public int A; public int B { get; set; } }"));
        Assert.EndsWith(
            "another case has that tag; choose a free one such as 8",
            await Message("MF020",
                "[MemFormattable] public partial class A : I; [MemFormattable] public partial class B : I; [MemFormattable, MemUnion(7, typeof(A)), MemUnion(7, typeof(B))] public partial interface I;"));
    }

    private static async Task<string> Message(string id, string body) => Assert.Single(await Analyze(Shop(body)), d => d.Id == id).GetMessage();
}
