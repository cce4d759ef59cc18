using MemFormat.Benchmarks.Models;
using static MemFormat.Benchmarks.Reference.Block;

namespace MemFormat.Benchmarks.Reference;

/// <summary>
/// The body of a <see cref="Poco"/> by hand: DateProp, IntProp, GuidProp; StringProp. The page of benchmarks says how far
/// one Poco is from it.
/// </summary>
internal static class PocoReference
{
    private const int Fixed = 28;

    public static void Write(ref ReferenceWriter writer, Poco value)
    {
        ref var block = ref writer.Reserve(Fixed);
        Put(ref block, 0, value.DateProp);
        Put(ref block, 8, value.IntProp);
        Put(ref block, 12, value.GuidProp);
        writer.Advance(Fixed);
        writer.Text(value.StringProp);
    }

    public static Poco Read(ref ReferenceReader reader)
    {
        ref var block = ref reader.Take(Fixed);
        return new Poco
        {
            DateProp = GetDateTime(ref block, 0),
            IntProp = Get<int>(ref block, 8),
            GuidProp = Get<Guid>(ref block, 12),
            StringProp = reader.Text()!,
        };
    }
}
