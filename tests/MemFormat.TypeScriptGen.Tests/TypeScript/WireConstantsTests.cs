using System.Globalization;
using System.Runtime.CompilerServices;
using System.Text;
using MemFormat.Wire;

namespace MemFormat.TypeScriptGen.Tests;

/// <summary>
/// TypeScript has the constants of the wire format from <c>src/Schema/Wire</c>. With <c>MEMFORMAT_ACCEPT=1</c> they
/// are printed anew.
/// </summary>
public class WireConstantsTests
{
    [Fact]
    public void Those_of_TypeScript_are_current()
    {
        var file = Path.Combine(Path.GetDirectoryName(ThisFile())!, "../../../src/TypeScriptGen/runtime/wire.ts");
        var printed = Printed();
        if (Environment.GetEnvironmentVariable("MEMFORMAT_ACCEPT") == "1")
            File.WriteAllText(file, printed);
        Assert.Equal(printed, File.ReadAllText(file));
    }

    private static string ThisFile([CallerFilePath] string path = "") => path;

    private static string Printed()
    {
        var text = new StringBuilder("// The constants of the wire format. The test WireConstantsTests prints them from src/Schema/Wire.\n");
        Add(text, "The kinds of values, and the extended kinds.",
            Enum.GetValues<WireKind>().Where(k => k != WireKind.Placeholder).Select(k => (k.ToString(), (int)k)));
        Add(text, "", ("Serialized", (int)WireExtension.Serialized), ("ExtensionData", (int)WireExtension.ExtensionData),
            ("BigInteger", (int)WireExtension.BigInteger), ("Enum", (int)WireExtension.Enum), ("Pooled", (int)WireExtension.Pooled));
        Add(text, "In the place of a member: a constant of an enum.", ("Constant", (int)WireKind.Constant));
        Add(text, "The places of values.", Enum.GetValues<WirePlace>().Select(p => (p.ToString(), (int)p)));
        Add(text, "The byte that begins a slot.", ("PlaceShift", SlotToken.PlaceShift), ("KindMask", SlotToken.KindMask));
        Add(text, "The number that begins a segment: the count of members in these units, and flags. The byte before an id out of order.",
            ("MemberUnit", 1 << SegmentHead.CountShift), ("NamedKeys", SegmentHead.NamedKeys), ("HasContract", SegmentHead.HasContractHash),
            ("HasBase", SegmentHead.HasBasePart), ("IdGap", SegmentReader.IdGap));
        Add(text, "The first byte of a payload: the mode, and further bits.",
            ("ModeMask", PayloadHead.ModeMask), ("ModeFingerprint", PayloadHead.Fingerprint), ("ModeWrapped", PayloadHead.Wrapped),
            ("NullRoot", PayloadHead.NullRoot), ("Wide", PayloadHead.Wide));
        Add(text, "The numbers of compressions.", ("WrapperBrotli", (int)WrapperId.Brotli), ("WrapperZstandard", (int)WrapperId.Zstandard));
        Add(text, "The bytes of headers that name a schema.", ("ShortSize", Fingerprints.ShortSize), ("LongSize", Fingerprints.LongSize));
        Add(text, "The first byte of a session's message, and the numbers of definitions.",
            ("MessageValue", SessionMessage.Value), ("MessageNull", SessionMessage.Null), ("Part", SessionMessage.Part),
            ("FirstUnion", (int)SessionMessage.FirstUnion));
        Add(text, "The head of a string: the length above so many bits, in these units, and the encoding.",
            ("LengthShift", StringEncoding.LengthShift), ("LengthUnit", 1 << StringEncoding.LengthShift), ("EncodingMask", (int)StringEncoding.Mask),
            ("Utf16", (int)StringEncoding.Utf16), ("Utf8", (int)StringEncoding.Utf8), ("NullString", StringEncoding.Null));
        Add(text, "UTF-8 may take one byte more than a char each for every so many chars.",
            ("CharsPerExtraByte", (int)StringEncoding.CharsPerExtraByte));
        Add(text, "Pooled strings: the longest that takes a number. When a writer gives up for a while.",
            ("MaxPooled", StringEncoding.MaxPooled), ("MostPooled", StringPooling.MostEntries), ("PoolWindow", StringPooling.Window),
            ("PoolLeastFound", StringPooling.LeastFound), ("PoolLevels", StringPooling.MostLevel));
        Add(text, "The head of a collection: the count in these units, and flags.",
            ("CountUnit", 1 << CollectionHead.CountShift), ("CollectionFlags", (int)CollectionHead.FlagMask), ("NullCollection", CollectionHead.Null),
            ("HasNulls", (int)CollectionHead.HasNulls));
        Add(text, "Compact lists: the flag of their heads, that of the byte that follows, the most digits above it, and the bits of digits.",
            ("HasDigits", (int)CompactList.HasDigits), ("MostStructSize", CompactList.MostStructSize),
            ("IsZigZag", CompactList.IsZigZag), ("DigitCountShift", CompactList.CountShift),
            ("SmallDigit", CompactList.SmallDigit), ("LargeDigit", CompactList.LargeDigit));
        Add(text, "A DateTime: the bits of its ticks, above which its kind is.", ("KindShift", DateTimeParts.KindShift));
        Add(text, "Compact values: the bytes of the parts of dates and decimals.",
            ("SecondsSize", CompactSizes.SecondsSize),
            ("MinutesSize", CompactSizes.MinutesSize), ("ScaleSize", CompactSizes.ScaleSize), ("DigitsSize", CompactSizes.DigitsSize));

        // Bundlers put numbers in the place of their names up to the first declaration that is none.
        Table(text, "The bytes of the kinds of a fixed size, from Bool to TimeOnly.", "sizes",
            Enumerable.Range(0, (int)WireKind.TimeOnly + 1).Select(k => WireKinds.FixedSize((WireKind)k)));
        Table(text, "The flag bits of the places.", "flagBits", Enum.GetValues<WirePlace>().Select(WirePlaces.FlagBits));
        return text.ToString();
    }

    private static void Add(StringBuilder text, string remark, params (string Name, int Value)[] constants) =>
        Add(text, remark, constants.AsEnumerable());

    private static void Add(StringBuilder text, string remark, IEnumerable<(string Name, int Value)> constants)
    {
        if (remark.Length > 0)
            text.Append("\n/** ").Append(remark).Append(" */\n");
        foreach (var (name, value) in constants)
            text.Append(CultureInfo.InvariantCulture, $"export const {name} = {value};\n");
    }

    private static void Table(StringBuilder text, string remark, string name, IEnumerable<int> values) =>
        text.Append("\n/** ").Append(remark).Append(" */\n")
            .Append(CultureInfo.InvariantCulture, $"export const {name}: readonly number[] = [{string.Join(", ", values)}];\n");
}
