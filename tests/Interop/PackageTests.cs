extern alias tools;

using System.Reflection;
using System.Text.Json;
using Corpus;
using MemFormat.EndToEnd.Tests;
using MemFormat.Tests;
using tools::MemFormat.TypeScriptGen.Printing;

namespace MemFormat.Interop.Tests;

/// <summary>The runtime as a package of npm, instead of files beside the types.</summary>
public sealed class PackageTests : IDisposable
{
    private const string Program = """
        import { readFileSync, writeFileSync } from 'node:fs';
        import { MemFormatError } from 'memformat';
        import { readOrder, writeOrder } from './out/index.js';

        const order = readOrder(readFileSync('order.bin'));
        writeFileSync('order.bin', writeOrder({ ...order, customer: order.customer + '!' }));
        try {
          readOrder(new Uint8Array(0));
        } catch (e) {
          console.log(e instanceof MemFormatError && e.code);
        }
        """;

    private static readonly string s_runtime = Path.Combine(Node.Folder, "../../src/TypeScriptGen/runtime");

    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("memformat-");

    public void Dispose() => _folder.Delete(recursive: true);

    [Fact]
    public void Its_version_is_that_of_the_tool()
    {
        var tool = typeof(TypeScriptOptions).Assembly;
        var version = tool.GetCustomAttribute<AssemblyInformationalVersionAttribute>()!.InformationalVersion.Split('+')[0];
        using var package = JsonDocument.Parse(File.ReadAllText(Path.Combine(s_runtime, "package.json")));
        Assert.Equal(version, package.RootElement.GetProperty("version").GetString());
        Assert.Contains(
            $"export type Version = '{tool.GetName().Version!.ToString(2)}';", File.ReadAllText(Path.Combine(s_runtime, "index.ts")), StringComparison.Ordinal);
    }

    [ScriptFact("It packs with npm and runs Node.")]
    public void Printed_code_compiles_against_the_package_and_runs()
    {
        Node.In(s_runtime, "npm", "ci", "--silent");
        var file = Node.In(s_runtime, "npm", "pack", "--silent", "--pack-destination", _folder.FullName).Trim();
        Write("package.json", """{ "private": true, "type": "module" }""");
        Node.In(_folder.FullName, "npm", "install", "--silent", "./" + file);

        PrintedCorpus.Print(Of("src"), new TypeScriptOptions { Runtime = "memformat", ImportSuffix = ".js" });
        Assert.False(Directory.Exists(Of("src/memformat")));
        Write("tsconfig.json", $$"""
            {
              "extends": {{JsonSerializer.Serialize(Path.Combine(Node.Folder, "tsconfig.json"))}},
              "compilerOptions": { "noEmit": false, "allowImportingTsExtensions": false, "skipLibCheck": false, "rootDir": "src", "outDir": "out", "module": "nodenext", "moduleResolution": "nodenext" },
              "include": ["src"]
            }
            """);
        Assert.Equal("", Compile());

        var order = Order.Make(ValueSource.Seeded(3));
        File.WriteAllBytes(Of("order.bin"), MemFormatSerializer.Serialize(order));
        Write("program.mjs", Program);
        Assert.Equal("Truncated\n", Node.In(_folder.FullName, "node", "program.mjs"));
        Assert.Equal(order.Customer + "!", MemFormatSerializer.Deserialize<Order>(File.ReadAllBytes(Of("order.bin")))!.Customer);

        Write("src/index.ts", File.ReadAllText(Of("src/index.ts")).Replace("PrintedFor<'", "PrintedFor<'9", StringComparison.Ordinal));
        Assert.Contains("does not satisfy the constraint", Assert.Throws<InvalidOperationException>(Compile).Message, StringComparison.Ordinal);
    }

    private string Compile() => Node.In(_folder.FullName, "node", Node.InPackage("typescript", "bin/tsc"), "-p", ".");

    private string Of(string file) => Path.Combine(_folder.FullName, file);

    private void Write(string file, string text) => File.WriteAllText(Of(file), text);
}
