using MemFormat;

// Names and types occur again and again: the payload takes a third of the bytes, and is read faster.
[assembly: MemFormatDefaults(Encoding = MemEncoding.Pooled)]
