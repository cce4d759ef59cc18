using MemFormat.Schema.Planning;

namespace MemFormat.Generator.Emit;

/// <summary>
/// Prints access to the flags of a body: one local per 32 bits. They are <c>int</c>, for which the compiler knows its operators at
/// once: beside a constant of any other type it tries every one.
/// </summary>
internal sealed class FlagWords(CodecPlan plan)
{
    private const int WordBits = 32;

    private int Count => CountOf(plan);

    /// <summary>The names of the locals.</summary>
    public static IEnumerable<string> Locals(CodecPlan plan) => Enumerable.Range(0, CountOf(plan)).Select(i => "flags" + i);

    /// <summary>A test whether a bit is set.</summary>
    public string Test(int bit) => $"({Word(bit)} & {Mask(bit)}) != 0";

    /// <summary>A test whether a bit is not set.</summary>
    public string TestNot(int bit) => $"({Word(bit)} & {Mask(bit)}) == 0";

    /// <summary>The bits from <paramref name="bit"/> on, as a number. They may lie in two words.</summary>
    public string Bits(int bit, int count)
    {
        var shift = bit % WordBits;
        var low = shift == 0 ? Word(bit) : $"{Word(bit)} >> {shift}";
        if (shift + count > WordBits)
            low = $"({Word(bit)} >>> {shift} | {Word(bit + count - 1)} << {WordBits - shift})";
        return $"{low} & {(1 << count) - 1}";
    }

    /// <summary>An expression that puts a number of few bits in its place, per word that it touches.</summary>
    public IEnumerable<(string Word, string Expression)> Place(int bit, int count, string number)
    {
        var shift = bit % WordBits;
        yield return (Word(bit), shift == 0 ? number : $"{number} << {shift}");
        if (shift + count > WordBits)
            yield return (Word(bit + count - 1), $"{number} >> {WordBits - shift}");
    }

    /// <summary>Loads the flags from the start of the block and checks the unused bits.</summary>
    public IEnumerable<string> Load()
    {
        foreach (var (word, at, bits) in Words())
        {
            yield return $"int {word} = {string.Join(" | ", Pieces(bits).Select(p => Load(at + p.Offset, p.Size, p.Offset)))};";
            if (bits % 8 != 0)
                yield return $"if ({word} >> {bits} != 0) {Names.Alias}::MemFormatThrow.InvalidData();";
        }
    }

    /// <summary>Declares the words, given their parts that are known then, and the bits that are always set.</summary>
    public IEnumerable<string> Declare(IReadOnlyList<(string Word, string Expression)> parts, IReadOnlyList<int> set)
    {
        foreach (var (word, at, _) in Words())
        {
            var terms = new List<string>();
            foreach (var part in parts)
            {
                if (part.Word == word)
                    terms.Add(part.Expression);
            }

            var constant = 0;
            foreach (var bit in set)
                constant |= bit / WordBits == at / (WordBits / 8) ? 1 << bit % WordBits : 0;
            if (constant != 0 || terms.Count == 0)
                terms.Add(Literal(constant));
            yield return $"int {word} = {string.Join(" | ", terms)};";
        }
    }

    /// <summary>Stores the words into the start of the block.</summary>
    public IEnumerable<string> Store()
    {
        foreach (var (word, at, bits) in Words())
        {
            foreach (var (offset, size) in Pieces(bits))
            {
                var value = offset == 0 ? word : $"({word} >> {offset * 8})";
                // The project may check conversions for overflow.
                var piece = size == WordBits / 8 ? value : $"unchecked(({TypeOf(size)}){value})";
                yield return size == 1 && at + offset == 0
                    ? $"block = {piece};"
                    : $"{Names.Alias}::Fields.Put<{TypeOf(size)}>(ref block, {at + offset}, {piece});";
            }
        }
    }

    private static int CountOf(CodecPlan plan) => (plan.FlagBits + WordBits - 1) / WordBits;

    private string Word(int bit) => Count == 1 ? "flags" : "flags" + (bit / WordBits);

    private static string Mask(int bit) => Literal(1 << bit % WordBits);

    /// <summary>Bits as people write them. In C#, <c>0x80000000</c> is no <c>int</c>.</summary>
    private static string Literal(int bits) => bits switch
    {
        int.MinValue => "int.MinValue",
        < 0 => $"int.MinValue | {Literal(bits & int.MaxValue)}",
        < 10 => bits.ToString(Names.Culture),
        _ => "0x" + bits.ToString("X", Names.Culture),
    };

    /// <summary>The words, where their bytes begin, and how many bits are theirs.</summary>
    private IEnumerable<(string Word, int At, int Bits)> Words() => Enumerable.Range(0, Count)
        .Select(i => (Word(i * WordBits), i * (WordBits / 8), Math.Min(WordBits, plan.FlagBits - i * WordBits)));

    private string Load(int at, int size, int shiftBytes)
    {
        var type = TypeOf(size);
        var value = type == "byte" && at == 0 ? "block" : $"{Names.Alias}::Fields.Get<{type}>(ref block, {at})";
        return shiftBytes == 0 ? value : $"{value} << {shiftBytes * 8}";
    }

    private static IEnumerable<(int Offset, int Size)> Pieces(int bits)
    {
        var bytes = (bits + 7) / 8;
        for (var offset = 0; offset < bytes;)
        {
            var size = (bytes - offset) switch { >= 4 => 4, >= 2 => 2, _ => 1 };
            yield return (offset, size);
            offset += size;
        }
    }

    private static string TypeOf(int size) => size switch { 1 => "byte", 2 => "ushort", _ => "int" };
}
