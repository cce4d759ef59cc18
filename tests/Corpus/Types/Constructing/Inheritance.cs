using MemFormat;

namespace Corpus;

/// <summary>An abstract base without the attribute that keeps its setters and fields to itself.</summary>
public abstract class Entity
{
    [MemMember]
    private int _revision;

    public readonly Guid Key;

    protected Entity()
    {
    }

    protected Entity(Guid key, int revision, string? createdBy)
    {
        Key = key;
        _revision = revision;
        CreatedBy = createdBy;
    }

    public string? CreatedBy { get; private set; }

    public DateTime Created { get; protected set; } = new(2020, 1, 1, 0, 0, 0, DateTimeKind.Utc);

    public virtual string Title { get; set; } = "";

    /// <summary>Not public and not marked: not stored.</summary>
    internal int Hidden { get; set; }

    public int Revision() => _revision;
}

/// <summary>A concrete class in the middle.</summary>
[MemFormattable]
public partial class Product : Entity
{
    public Product()
    {
    }

    public Product(Guid key, int revision, string? createdBy)
        : base(key, revision, createdBy)
    {
    }

    public decimal Price { get; set; }

    public List<string> Tags { get; } = [];

    public static Product Make(ValueSource s)
    {
        var made = new Product(s.Guid(), s.Int32(), s.MaybeText()) { Price = s.Decimal(), Title = s.Text(), Created = s.DateTime() };
        made.Tags.AddRange(s.List(s.Text));
        return made;
    }
}

/// <summary>The leaf, which overrides a member of the base.</summary>
[MemFormattable]
public sealed partial class Gadget : Product
{
    public Gadget()
    {
    }

    private Gadget(Guid key, int revision, string? createdBy)
        : base(key, revision, createdBy)
    {
    }

    public override string Title { get; set; } = "gadget";

    public required int Volts { get; init; }

    public static new Gadget Make(ValueSource s) =>
        new(s.Guid(), s.Int32(), s.MaybeText()) { Price = s.Decimal(), Title = s.Text(), Volts = s.Int32() };
}
