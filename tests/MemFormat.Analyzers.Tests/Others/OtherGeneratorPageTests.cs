using System.Runtime.CompilerServices;
using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Xunit;

namespace MemFormat.Analyzers.Tests.Others;

/// <summary>
/// The programs of docs/other-generators.md run as they are printed, beside the generators that they are about, and two that it only
/// mentions.
/// </summary>
public sealed class OtherGeneratorPageTests
{
    private static readonly string s_page = File.ReadAllText(Path.Combine(Path.GetDirectoryName(Here())!, "../../../docs/other-generators.md"));

    /// <summary>The page says of mappers that they need nothing.</summary>
    private const string Mapper = """
        using MemFormat;
        using Riok.Mapperly.Abstractions;

        var dto = OrderMapper.ToDto(new Order { Id = 7 });
        Console.WriteLine(MemFormatSerializer.Deserialize<OrderDto>(MemFormatSerializer.Serialize(dto))!.Id);   // 7

        public class Order
        {
            public int Id { get; set; }
        }

        [MemFormattable]
        public partial record OrderDto(int Id);

        [Mapper(RequiredMappingStrategy = RequiredMappingStrategy.None)]
        public static partial class OrderMapper
        {
            public static partial OrderDto ToDto(Order order);
        }
        """;

    /// <summary>A field of the MVVM toolkit, in an older language.</summary>
    private const string Field = """
        using CommunityToolkit.Mvvm.ComponentModel;
        using MemFormat;

        var bytes = MemFormatSerializer.Serialize(new Person { Name = "Ada" });
        Console.WriteLine(MemFormatJson.ToString(bytes, MemFormatSchema.Of<Person>()));   // {"_name":"Ada"}
        Console.WriteLine(MemFormatSerializer.Deserialize<Person>(bytes)!.Name);          // Ada

        [MemFormattable]
        public partial class Person : ObservableObject
        {
            [ObservableProperty, MemMember]
            private string? _name;
        }
        """;

    public static TheoryData<int> Programs() => new(Enumerable.Range(0, Blocks().Length));

    [Theory]
    [MemberData(nameof(Programs))]
    public async Task Programs_print_what_the_page_says(int index)
    {
        var code = Blocks()[index];
        var said = Regex.Matches(code, @"Console\.WriteLine\(.*\);\s+// (.*)").Select(m => m.Groups[1].Value).ToArray();
        Assert.NotEmpty(said);
        var project = Project.Of("using System;\n" + code, OutputKind.ConsoleApplication);
        Assert.Empty(await project.Analyze());
        Assert.Empty(project.Generated.Where(d => d.Severity > DiagnosticSeverity.Info));
        var (console, printed) = (Console.Out, new StringWriter());
        Console.SetOut(printed);
        try
        {
            var entry = project.Load().EntryPoint!;
            entry.Invoke(null, entry.GetParameters().Length == 0 ? null : [Array.Empty<string>()]);
        }
        finally
        {
            Console.SetOut(console);
        }

        Assert.Equal(said, printed.ToString().Split('\n', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries));
    }

    private static string[] Blocks() =>
        [.. Regex.Matches(s_page, "```csharp\n(.*?)\n```", RegexOptions.Singleline).Select(m => m.Groups[1].Value), Mapper, Field];

    private static string Here([CallerFilePath] string file = "") => file;
}
