namespace MemFormat.Benchmarks.Models.Public;

/// <summary>An answer as the API of Stack Exchange has it: dozens of members, most of which may be null. Serializers have been compared by it for years.</summary>
[MemFormattable]
public sealed partial class Answer
{
    public int? QuestionId { get; set; }
    public int? AnswerId { get; set; }
    public DateTime? LockedDate { get; set; }
    public DateTime? CreationDate { get; set; }
    public DateTime? LastEditDate { get; set; }
    public DateTime? LastActivityDate { get; set; }
    public int? Score { get; set; }
    public DateTime? CommunityOwnedDate { get; set; }
    public bool? IsAccepted { get; set; }
    public string? Body { get; set; }
    public ShallowUser? Owner { get; set; }
    public string? Title { get; set; }
    public int? UpVoteCount { get; set; }
    public int? DownVoteCount { get; set; }
    public List<PostComment>? Comments { get; set; }
    public string? Link { get; set; }
    public List<string>? Tags { get; set; }
    public bool? Upvoted { get; set; }
    public bool? Downvoted { get; set; }
    public bool? Accepted { get; set; }
    public ShallowUser? LastEditor { get; set; }
    public int? CommentCount { get; set; }
    public string? BodyMarkdown { get; set; }
    public string? ShareLink { get; set; }
}

/// <summary>A question of the same API, with an answer and what may have become of it.</summary>
[MemFormattable]
public sealed partial class Question
{
    public int? QuestionId { get; set; }
    public DateTime? LastEditDate { get; set; }
    public DateTime? CreationDate { get; set; }
    public DateTime? LastActivityDate { get; set; }
    public DateTime? LockedDate { get; set; }
    public int? Score { get; set; }
    public DateTime? CommunityOwnedDate { get; set; }
    public int? AnswerCount { get; set; }
    public int? AcceptedAnswerId { get; set; }
    public int? BountyAmount { get; set; }
    public DateTime? BountyClosesDate { get; set; }
    public DateTime? ClosedDate { get; set; }
    public DateTime? ProtectedDate { get; set; }
    public string? Body { get; set; }
    public string? Title { get; set; }
    public List<string>? Tags { get; set; }
    public string? ClosedReason { get; set; }
    public int? UpVoteCount { get; set; }
    public int? DownVoteCount { get; set; }
    public int? FavoriteCount { get; set; }
    public int? ViewCount { get; set; }
    public ShallowUser? Owner { get; set; }
    public List<PostComment>? Comments { get; set; }
    public List<Answer>? Answers { get; set; }
    public string? Link { get; set; }
    public bool? IsAnswered { get; set; }
    public int? CloseVoteCount { get; set; }
    public int? ReopenVoteCount { get; set; }
    public int? DeleteVoteCount { get; set; }
    public ShallowUser? LastEditor { get; set; }
    public int? CommentCount { get; set; }
    public string? BodyMarkdown { get; set; }
    public string? ShareLink { get; set; }
}

[MemFormattable]
public sealed partial class ShallowUser
{
    public int? UserId { get; set; }
    public string? DisplayName { get; set; }
    public int? Reputation { get; set; }
    public UserKind? Kind { get; set; }
    public string? ProfileImage { get; set; }
    public string? Link { get; set; }
    public int? AcceptRate { get; set; }
    public BadgeCount? BadgeCounts { get; set; }
}

[MemFormattable]
public sealed partial class BadgeCount
{
    public int? Gold { get; set; }
    public int? Silver { get; set; }
    public int? Bronze { get; set; }
}

[MemFormattable]
public sealed partial class PostComment
{
    public int? CommentId { get; set; }
    public int? PostId { get; set; }
    public DateTime? CreationDate { get; set; }
    public PostKind? PostKind { get; set; }
    public int? Score { get; set; }
    public bool? Edited { get; set; }
    public string? Body { get; set; }
    public ShallowUser? Owner { get; set; }
    public ShallowUser? ReplyToUser { get; set; }
    public string? Link { get; set; }
    public string? BodyMarkdown { get; set; }
    public bool? Upvoted { get; set; }
}

[MemFormattable]
public sealed partial class AccessToken
{
    public string? Token { get; set; }
    public DateTime? ExpiresOnDate { get; set; }
    public int? AccountId { get; set; }
    public List<string>? Scope { get; set; }
}

[MemFormattable]
public sealed partial class Badge
{
    public int? BadgeId { get; set; }
    public BadgeRank? Rank { get; set; }
    public string? Name { get; set; }
    public string? Description { get; set; }
    public int? AwardCount { get; set; }
    public bool? IsTagBased { get; set; }
    public ShallowUser? User { get; set; }
    public string? Link { get; set; }
}

/// <summary>What happened on a site lately: small objects.</summary>
[MemFormattable]
public sealed partial class SiteEvents
{
    public List<SiteEvent> Items { get; set; } = [];
}

[MemFormattable]
public sealed partial class SiteEvent
{
    public SiteEventKind? Kind { get; set; }
    public int? EventId { get; set; }
    public DateTime? CreationDate { get; set; }
    public string? Link { get; set; }
    public string? Excerpt { get; set; }
}

public enum UserKind : byte
{
    Unregistered,
    Registered,
    Moderator,
    DoesNotExist,
}

public enum PostKind : byte
{
    Question,
    Answer,
}

public enum BadgeRank : byte
{
    Gold,
    Silver,
    Bronze,
}

public enum SiteEventKind : byte
{
    QuestionPosted,
    AnswerPosted,
    CommentPosted,
    PostEdited,
    UserCreated,
}
