using MemFormat;

namespace Workers.Messages;

[MemFormattable]
public sealed partial record ScanAssembly(int Number, string Path);

[MemFormattable]
public sealed partial record AssemblyScanned(int Number, string Name, int Types, int Methods, string Worker);
