using MemFormat;

namespace Corpus.Changes;

/// <summary>The roots of the changes that have no attribute to be found by.</summary>
[MemFormatRoot(typeof(int))]
[MemFormatRoot(typeof(long))]
[MemFormatRoot(typeof(short?))]
[MemFormatRoot(typeof(bool))]
[MemFormatRoot(typeof(string))]
[MemFormatRoot(typeof(byte[]))]
[MemFormatRoot(typeof(List<byte>))]
[MemFormatRoot(typeof(List<int>))]
[MemFormatRoot(typeof(int[]))]
[MemFormatRoot(typeof(Triple<int>))]
[MemFormatRoot(typeof(Triple<byte>))]
[MemFormatRoot(typeof(HashSet<long>))]
[MemFormatRoot(typeof(List<double?>))]
[MemFormatRoot(typeof(List<NumbersOld>))]
[MemFormatRoot(typeof(NumbersNew[]))]
[MemFormatRoot(typeof(Dictionary<int, string>))]
[MemFormatRoot(typeof(Dictionary<byte, string?>))]
[MemFormatRoot(typeof(Dictionary<long, string?>))]
public partial class ChangeContext : MemFormatContext;
