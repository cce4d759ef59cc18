using MemFormat.Schema.Recorded;
using MemFormat.Schema.Shapes;
using Xunit;

namespace MemFormat.Generator.Tests;

/// <summary>What an update finds, and what shipping makes of it.</summary>
public sealed class RecordedHistoryTests
{
    private static RecordedFile File(params RecordedLine[] lines) => new(lines.ToEquatableArray(), EquatableArray<string>.Empty);

    private static RecordedRoot Root(byte kind, string release = RecordedRoot.Unshipped) =>
        new("Shop.Order", release, new byte[] { 26, 0, 8, kind }.ToEquatableArray(), EquatableArray<byte>.Empty);

    private static RecordedMember Member(string key, string kind = "Int32") => new("Shop.Order", key, kind);

    [Fact]
    public void An_update_finds_what_is_new_what_changed_and_what_is_gone()
    {
        var shipped = File(Member("Gone"), Member("Kept"), Member("Wider"), Root(5, "1.0"));
        var update = RecordedHistory.Update(shipped, [Member("Kept"), Member("New"), Member("Wider", "Int64"), Root(7)]);
        Assert.Equal(
            ["Shop.Order member Gone Int32 removed", "Shop.Order member New Int32", "Shop.Order member Wider Int64", Root(7).ToString()],
            update.Lines.Select(l => l.ToString()));
    }

    [Fact]
    public void An_update_of_what_is_shipped_is_empty() =>
        Assert.Empty(RecordedHistory.Update(File(Member("Kept"), Root(5, "1.0")), [Root(5), Member("Kept")]).Lines);

    [Fact]
    public void A_member_that_is_gone_stays_and_may_come_back()
    {
        var shipped = File(Member("Gone") with { IsRemoved = true });
        Assert.Empty(RecordedHistory.Update(shipped, []).Lines);
        Assert.Equal([Member("Gone")], RecordedHistory.Update(shipped, [Member("Gone")]).Lines);
    }

    [Fact]
    public void Shipping_keeps_all_schemas_and_the_last_word_on_everything_else()
    {
        var first = RecordedHistory.Ship(RecordedFile.Empty, File(Member("Gone"), Member("Wider"), Root(5)), "1.0");
        var changes = RecordedHistory.Update(first, [Member("Wider", "Int64"), Root(7)]);
        var second = RecordedHistory.Ship(first, changes, "2.0");
        Assert.Equal(
            new[] { "Shop.Order member Gone Int32 removed", "Shop.Order member Wider Int64", Root(5, "1.0").ToString(),
                Root(7, "2.0").ToString() }.Order(StringComparer.Ordinal),
            second.Lines.Select(l => l.ToString()));

        // Back to the first shape: its schema is known since 1.0.
        Assert.Equal(
            ["Shop.Order member Gone Int32", "Shop.Order member Wider Int32"],
            RecordedHistory.Update(second, [Member("Gone"), Member("Wider"), Root(5)]).Lines.Select(l => l.ToString()));
    }

    [Fact]
    public void A_schema_that_is_in_both_files_is_shipped() =>
        Assert.Equal([Root(5, "1.0")], RecordedHistory.Current(File(Root(5, "1.0")), File(Root(5))));

    [Theory]
    [InlineData("")]
    [InlineData("v1")]
    [InlineData("1 0")]
    [InlineData("unshipped")]
    public void Not_every_text_is_a_release(string release) =>
        Assert.Throws<ArgumentException>(() => RecordedHistory.Ship(RecordedFile.Empty, RecordedFile.Empty, release));
}
