using MemFormat;

namespace Workers.Messages;

/// <summary>The number is wider, and a request may ask for namespaces.</summary>
[MemFormattable]
public sealed partial record ScanAssembly(string Path, long Number, bool WithNamespaces = false);

/// <summary>The name is called otherwise, counts are wider, and there are namespaces.</summary>
[MemFormattable]
public sealed partial record AssemblyScanned(
    long Number, [MemFormerName("Name")] string Assembly, long Types, long Methods, string Worker, List<NamespaceCount>? Namespaces = null);

[MemFormattable]
public sealed partial record NamespaceCount(string Name, int Types);
