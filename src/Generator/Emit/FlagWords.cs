using System;
using System.Collections.Generic;
using System.Linq;
using MemFormat.Schema.Planning;

namespace MemFormat.Generator.Emit;

/// <summary>Prints access to the flags of a body: one local per 64 bits.</summary>
internal sealed class FlagWords(CodecPlan plan)
{
    private const int WordBits = 64;

    private bool IsWide => plan.FlagBits > 32;

    private int Count => (plan.FlagBits + WordBits - 1) / WordBits;

    public string Type => IsWide ? "ulong" : "uint";

    private string Suffix => IsWide ? "UL" : "u";

    /// <summary>The local that holds a bit.</summary>
    public string Word(int bit) => Count == 1 ? "flags" : "flags" + (bit / WordBits);

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
            low = $"({low} | {Word(bit + count - 1)} << {WordBits - shift})";
        return IsWide ? $"(uint)({low} & {(1 << count) - 1})" : $"{low} & {(1 << count) - 1}";
    }

    /// <summary>An expression that puts a number of few bits in its place, per word that it touches.</summary>
    public IEnumerable<(string Word, string Expression)> Place(int bit, int count, string number)
    {
        var shift = bit % WordBits;
        var wide = IsWide ? $"(ulong){number}" : number;
        yield return (Word(bit), shift == 0 ? wide : $"{wide} << {shift}");
        if (shift + count > WordBits)
            yield return (Word(bit + count - 1), $"{wide} >> {WordBits - shift}");
    }

    private string Mask(int bit) => (bit % WordBits) is var shift && shift < 4 ? (1 << shift) + Suffix : $"1{Suffix} << {shift}";

    /// <summary>Loads the flags from the start of the block and checks the bits that nobody uses.</summary>
    public void EmitLoad(CodeWriter code)
    {
        for (var word = 0; word < Count; word++)
        {
            var bits = Math.Min(WordBits, plan.FlagBits - word * WordBits);
            var bytes = (bits + 7) / 8;
            code.Line($"{Type} {Word(word * WordBits)} = {string.Join(" | ", Pieces(bytes).Select(p => Load(word * 8 + p.Offset, p.Size, p.Offset)))};");
            if (bits % 8 != 0)
                code.Line($"if ({Word(word * WordBits)} >> {bits} != 0) {Names.Alias}::MemFormatThrow.InvalidData();");
        }
    }

    /// <summary>Stores the words into the start of the block.</summary>
    public void EmitStore(CodeWriter code)
    {
        for (var word = 0; word < Count; word++)
        {
            var bytes = (Math.Min(WordBits, plan.FlagBits - word * WordBits) + 7) / 8;
            foreach (var (offset, size) in Pieces(bytes))
            {
                var value = offset == 0 ? Word(word * WordBits) : $"({Word(word * WordBits)} >> {offset * 8})";
                // The project may check conversions for overflow.
                var piece = TypeOf(size) == Type ? value : $"unchecked(({TypeOf(size)}){value})";
                code.Line($"{Names.Alias}::Fields.Put(ref block, {word * 8 + offset}, {piece});");
            }
        }
    }

    private string Load(int at, int size, int shiftBytes)
    {
        var value = $"{Names.Alias}::Fields.{(size == 1 ? "Byte" : "UInt" + size * 8)}(ref block, {at})";
        return shiftBytes == 0 ? value : $"({Type}){value} << {shiftBytes * 8}";
    }

    private static IEnumerable<(int Offset, int Size)> Pieces(int bytes)
    {
        for (var offset = 0; offset < bytes;)
        {
            var size = (bytes - offset) switch { >= 8 => 8, >= 4 => 4, >= 2 => 2, _ => 1 };
            yield return (offset, size);
            offset += size;
        }
    }

    private static string TypeOf(int size) => size switch { 1 => "byte", 2 => "ushort", 4 => "uint", _ => "ulong" };
}
