using System.Globalization;
using MemFormat.Benchmarks.Models.Public;

namespace MemFormat.Benchmarks.Workloads.Public;

/// <summary>Made-up posts: some 400 characters of text in each, and a third of the optional members absent.</summary>
internal sealed class StackExchangeData
{
    private static readonly string[] s_words =
        "the of a to value type how list can field method returns error null string array code when serialize class example object read write".Split(' ');

    private readonly Random _random = new(1);

    public static Answer Answer() => new StackExchangeData().AnswerOf(7040289, comments: 3);

    public static Question Question() => new StackExchangeData().QuestionOf();

    public static AccessToken AccessToken()
    {
        var data = new StackExchangeData();
        return new() { Token = data.Hex(24), ExpiresOnDate = data.Date(), AccountId = data.Number(), Scope = ["read_inbox", "no_expiry", "private_info"] };
    }

    public static Badge Badge()
    {
        var data = new StackExchangeData();
        return new()
        {
            BadgeId = 222, Rank = BadgeRank.Bronze, Name = "c#", Description = data.Text(12), AwardCount = data.Number(), IsTagBased = true,
            User = data.User(), Link = data.Link("badges"),
        };
    }

    public static SiteEvents Events(int count)
    {
        var data = new StackExchangeData();
        return new()
        {
            Items = [.. Enumerable.Range(0, count).Select(_ => new SiteEvent
            {
                Kind = (SiteEventKind)data._random.Next(5), EventId = data.Number(), CreationDate = data.Date(), Link = data.Link("questions"), Excerpt = data.Text(15),
            })],
        };
    }

    private Question QuestionOf() => new()
    {
        QuestionId = 7040001, LastEditDate = Date(), CreationDate = Date(), LastActivityDate = Date(), Score = 12, AnswerCount = 1,
        AcceptedAnswerId = 7040289, Body = Text(70), Title = Text(9), Tags = ["c#", ".net", "serialization"], UpVoteCount = 13, DownVoteCount = 1,
        FavoriteCount = 2, ViewCount = 8311, Owner = User(), Comments = Comments(2), Answers = [AnswerOf(7040289, comments: 1)], Link = Link("questions"),
        IsAnswered = true, CloseVoteCount = 0, CommentCount = 2, BodyMarkdown = Text(70), ShareLink = Link("q"),
    };

    private Answer AnswerOf(int id, int comments) => new()
    {
        QuestionId = 7040001, AnswerId = id, CreationDate = Date(), LastEditDate = Date(), LastActivityDate = Date(), Score = 29, IsAccepted = true,
        Body = Text(70), Owner = User(), Title = Text(9), UpVoteCount = 30, DownVoteCount = 1, Comments = Comments(comments), Link = Link("a"),
        Tags = ["c#", ".net", "serialization"], Upvoted = false, Downvoted = false, LastEditor = User(), CommentCount = comments, ShareLink = Link("a"),
    };

    private List<PostComment> Comments(int count) => [.. Enumerable.Range(0, count).Select(i => new PostComment
    {
        CommentId = Number(), PostId = 7040289, CreationDate = Date(), PostKind = PostKind.Answer, Score = _random.Next(5), Edited = i == 0 ? true : null,
        Body = Text(20), Owner = User(), ReplyToUser = i == 1 ? User() : null, Link = Link("a"),
    })];

    private ShallowUser User() => new()
    {
        UserId = Number(), DisplayName = Word() + " " + Word(), Reputation = Number(), Kind = UserKind.Registered, ProfileImage = "https://i.example/" + Hex(16),
        Link = Link("users"), AcceptRate = _random.Next(2) == 0 ? 80 : null,
        BadgeCounts = new() { Gold = _random.Next(5), Silver = _random.Next(60), Bronze = _random.Next(200) },
    };

    private int Number() => _random.Next(10_000_000);

    private DateTime Date() => new DateTime(2011, 8, 12, 0, 0, 0, DateTimeKind.Utc).AddSeconds(_random.Next(400_000_000));

    private string Link(string kind) => string.Create(CultureInfo.InvariantCulture, $"https://stack.example/{kind}/{Number()}");

    private string Hex(int bytes) => Convert.ToHexStringLower(Enumerable.Range(0, bytes).Select(_ => (byte)_random.Next(256)).ToArray());

    private string Word() => s_words[_random.Next(s_words.Length)];

    private string Text(int words) => string.Join(' ', Enumerable.Range(0, words).Select(_ => Word()));
}
