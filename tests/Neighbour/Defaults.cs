using MemFormat;

// Unlike the tests' own assembly, so that base parts and their derived parts differ in this.
[assembly: MemFormatDefaults(Encoding = MemEncoding.Compact, DerivedElsewhere = true)]
