using System.Text;
using MemFormat.Codecs;

namespace MemFormat.Tests.Primitives;

public class StringTests
{
    private static string? RoundTrip(string? value) => Body.RoundTrip<string?, StringCodec>(value);

    private static byte[] Write(string? value) => Body.Write<string?, StringCodec>(value);

    [Theory]
    [InlineData('a')]
    [InlineData('\0')]
    [InlineData('\u007F')]
    [InlineData('\u0080')]
    [InlineData('\u00FF')]
    [InlineData('\u0100')]
    [InlineData('\u07FF')]
    [InlineData('\u0800')]
    [InlineData('\uFFFF')]
    [InlineData('\uD800')]
    [InlineData('\uDFFF')]
    public void Every_length_with_every_odd_char_at_every_place(char odd)
    {
        for (var length = 0; length <= 200; length++)
        {
            var chars = new char[length];
            for (var i = 0; i < length; i++)
                chars[i] = (char)(' ' + i % 90);

            var step = length < 40 ? 1 : 7;
            for (var at = 0; at < length; at += step)
            {
                var kept = chars[at];
                chars[at] = odd;
                string value = new(chars);
                var body = Write(value);
                Assert.Equal(value, Body.Read<string?, StringCodec>(body));
                chars[at] = kept;
            }
        }
    }

    [Fact]
    public void All_shortened_strings_are_truncated()
    {
        foreach (var value in new[] { "", "a", new string('é', 40), new string('漢', 70), "a" + new string('漢', 3), "\uD800", "😀😀" })
            Assert.Equal(value, RoundTrip(value));
    }

    [Fact]
    public void Null_is_three() => Assert.Equal([3], Write(null));

    [Fact]
    public void Null_is_read() => Assert.Null(RoundTrip(null));

    [Fact]
    public void Latin1_takes_a_byte_per_char() => Assert.Equal([8, 0x41, 0xFF], Write("Aÿ"));

    [Theory]
    [InlineData("aaĀ", 2)]              // 4 bytes of UTF-8, 6 of UTF-16.
    [InlineData("aĀ", 2)]               // 3 of 4: exactly a quarter.
    [InlineData("aĀaĀĀ", 1)]            // 8 of 10.
    [InlineData("Ā", 1)]
    [InlineData("漢字", 1)]
    [InlineData("aaaa漢", 2)]           // 7 of 10.
    [InlineData("aa漢", 1)]             // 5 of 6.
    [InlineData("aa😀", 2)]             // 6 of 8.
    [InlineData("a😀", 1)]              // 5 of 6.
    [InlineData("привет, мир", 1)]
    [InlineData("<p>привет, мир</p>", 2)] // 27 of 36.
    [InlineData("<p>привет, мир</p>хх", 1)]
    public void Utf8_is_taken_when_it_saves_a_quarter(string value, int encoding)
    {
        // Among other text, too: eight chars are looked at at a time.
        foreach (var text in new[] { value, string.Concat(Enumerable.Repeat(value, 16)) })
        {
            var body = Write(text);
            Assert.Equal(encoding, body[0] & 3);
            Assert.Equal(text, Body.Read<string?, StringCodec>(body));
        }
    }

    [Fact]
    public void Utf8_is_taken_by_the_rule_whatever_the_string()
    {
        Random random = new(7);
        char[] chars = ['a', 'b', 'é', 'Ā', 'я', '漢', '\uD83D', '\uDE00'];
        for (var i = 0; i < 20_000; i++)
        {
            var value = string.Create(random.Next(1, i % 20 == 0 ? 400 : 40), random,
                (s, r) => { for (var at = 0; at < s.Length; at++) { s[at] = chars[r.Next(r.Next(2) == 0 ? 2 : chars.Length)]; } });
            var utf8 = Encoding.UTF8.GetBytes(value);
            var isLatin = value.All(c => c <= 0xFF);
            var isShort = utf8.Length * 2 <= value.Length * 3 && Encoding.UTF8.GetString(utf8) == value;
            var body = Write(value);
            Assert.Equal(isLatin ? 0 : isShort ? 2 : 1, body[0] & 3);

            // With much room behind it, short text is copied while it is counted.
            Assert.Equal(body, MemFormatSerializer.Serialize(value)[^body.Length..]);
            Assert.Equal(value, Body.Read<string?, StringCodec>(body));
        }
    }

    /// <summary>Around the longest text whose head takes two bytes, in each encoding, and where only the last char tells which.</summary>
    [Fact]
    public void Texts_at_the_ends_of_a_head_of_two_bytes()
    {
        foreach (var length in new[] { 31, 32, 33, 2729, 2730, 2731, 2732, 4094, 4095, 4096, 4097 })
        {
            foreach (var (last, encoding) in new[] { ('a', 0), ('ÿ', 0), ('–', 2), ('\uD83D', 1) })
            {
                var value = new string('a', length - 1) + last;
                var body = Write(value);
                Assert.Equal(encoding, body[0] & 3);
                Assert.Equal(value, Body.Read<string?, StringCodec>(body));
            }

            // The first chars are narrow, and the text as a whole is not.
            var wide = new string('a', 32) + new string('漢', length);
            Assert.Equal(1, Write(wide)[0] & 3);
            Assert.Equal(wide, Body.Read<string?, StringCodec>(Write(wide)));
        }
    }

    [Fact]
    public void Utf8_of_every_length_with_a_changed_byte_is_the_text_that_it_is_or_refused()
    {
        UTF8Encoding strict = new(false, throwOnInvalidBytes: true);
        Random random = new(11);
        var text = Encoding.UTF8.GetBytes(string.Concat(Enumerable.Repeat("aĀb漢cd😀efgh я", 30)));
        var refused = 0;
        for (var length = 1; length < text.Length; length++)
        {
            byte[] head = length < 32 ? [(byte)(length << 2 | 2)] : [(byte)((length << 2 | 2) & 0x7F | 0x80), (byte)(length >> 5)];
            byte[] body = [.. head, .. text.AsSpan(0, length)];
            body[head.Length + random.Next(length)] ^= (byte)(1 << random.Next(8));
            string? expected;
            try
            {
                expected = strict.GetString(body.AsSpan(head.Length));
            }
            catch (ArgumentException)
            {
                expected = null;
            }

            if (expected is null)
            {
                refused++;
                Assert.Equal(MemFormatError.InvalidData, Body.Error<string?, StringCodec>(body));
            }
            else
            {
                Assert.Equal(expected, Body.Read<string?, StringCodec>(body));
            }
        }

        Assert.InRange(refused, text.Length / 4, text.Length - 10);
    }

    [Fact]
    public void Lone_surrogates_force_utf16()
    {
        // No test data of an attribute: those are kept as UTF-8 and would lose the surrogates.
        foreach (var value in new[] { "aaaaaaaaaaaaaaaa\uD800", "\uDC00aaaaaaaaaaaaaaaaaa", "aaaaaaaaaa\uD83D\uD83D\uDE00aaaaaaaaaaaaa" })
        {
            Assert.Equal(1, Write(value)[0] & 3);
            Assert.Equal(value, RoundTrip(value));
        }
    }

    [Theory]
    [InlineData(16383)]
    [InlineData(16384)]
    [InlineData(16385)]
    [InlineData(100_001)]
    public void Long_strings_of_all_encodings(int length)
    {
        var latin = string.Create(length, 0, (s, _) => { for (var i = 0; i < s.Length; i++) { s[i] = (char)(i % 256); } });
        var wide = string.Create(length, 0, (s, _) => { for (var i = 0; i < s.Length; i++) { s[i] = (char)(0x4E00 + i % 999); } });
        var mixed = latin.Replace('\u00FF', '漢');
        var pairs = string.Concat(Enumerable.Repeat("😀aa", length / 4));
        foreach ((var value,
            var encoding) in new[] { (latin, 0), (wide, 1), (mixed, 1), (mixed + new string('a', length / 64), 2), (pairs, 2),
                (pairs + "\uD800", 1) })
        {
            var body = Write(value);
            Assert.Equal(encoding, body[0] & 3);
            Assert.Equal(value, Body.Read<string?, StringCodec>(body));
        }
    }

    [Fact]
    public void Any_valid_encoding_is_read()
    {
        Assert.Equal("ab", Body.Read<string?, StringCodec>([2 << 2 | 1, 0x61, 0, 0x62, 0]));
        Assert.Equal("ab", Body.Read<string?, StringCodec>([2 << 2 | 2, 0x61, 0x62]));
        Assert.Equal("", Body.Read<string?, StringCodec>([1]));
        Assert.Equal("", Body.Read<string?, StringCodec>([2]));
    }

    [Theory]
    [InlineData(new byte[] { 1 << 2 | 2, 0x80 })]
    [InlineData(new byte[] { 2 << 2 | 2, 0xC0, 0x80 })]
    [InlineData(new byte[] { 3 << 2 | 2, 0xED, 0xA0, 0x80 })]
    [InlineData(new byte[] { 4 << 2 | 2, 0xF5, 0x80, 0x80, 0x80 })]
    [InlineData(new byte[] { 1 << 2 | 2, 0xC4 })]
    [InlineData(new byte[] { 7 })]
    [InlineData(new byte[] { 0x83, 0x01 })]
    [InlineData(new byte[] { 0x80, 0x00 })]
    public void Invalid_strings_are_refused(byte[] body) =>
        Assert.Equal(MemFormatError.InvalidData, Body.Error<string?, StringCodec>(body));

    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(2)]
    public void Huge_lengths_are_truncated(int encoding)
    {
        foreach (var length in new ulong[] { 2, 1000, int.MaxValue, 1UL << 31, 1UL << 32, 1UL << 61, (1UL << 62) - 1 })
        {
            byte[] body = [.. VarIntTests.Put(length << 2 | (uint)encoding), 0x20];
            Assert.Equal(MemFormatError.Truncated, Body.Error<string?, StringCodec>(body));
        }
    }
}
