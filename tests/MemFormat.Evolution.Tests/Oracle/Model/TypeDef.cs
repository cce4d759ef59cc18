using System.Collections.Immutable;

namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>How a type is declared.</summary>
internal enum TypeForm
{
    Class,
    Record,
    Struct,
    RecordStruct,
    Abstract,
    Interface,

    /// <summary>A union of the language: a type of its own that holds a value of a case.</summary>
    Union,
}

/// <summary>How a union of the language is written by hand: the compiler of these tests does not know the keyword.</summary>
internal enum HeldForm
{
    /// <summary>A struct around an object, as the keyword makes it.</summary>
    Boxed,

    /// <summary>A struct that gives numbers and enums without boxing them.</summary>
    Access,
    Class,
}

/// <summary>A case of a union. Only those of unions of the language are of other kinds than objects.</summary>
internal sealed record UnionCase(int Tag, Use Use)
{
    public UnionCase(int tag, int type)
        : this(tag, new Use(new ObjectShape(type)))
    {
    }

    /// <summary>The type of its objects, or -1.</summary>
    public int Type => Use.Shape is ObjectShape o ? o.Type : -1;
}

/// <summary>A base class that holds the members of a level; it has the attribute or not.</summary>
internal sealed record BaseDef(bool IsGenerated, bool IsInLibrary);

/// <summary>A type in one version.</summary>
internal sealed record TypeDef(string Name, TypeForm Form, ImmutableList<Member> Members)
{
    /// <summary>Members are known by number.</summary>
    public bool IsNumbered { get; init; }

    public bool IsCompact { get; init; }

    /// <summary>Objects are written once.</summary>
    public bool KeepsIdentity { get; init; }

    /// <summary>There is a member for what only later versions know.</summary>
    public bool HasExtension { get; init; }

    /// <summary>As a union: unknown cases are null.</summary>
    public bool UnknownIsNull { get; init; }

    /// <summary>As a union: a type takes unknown cases.</summary>
    public bool KeepsUnknown { get; init; }

    public bool Keeps => KeepsUnknown && IsUnion;

    public string KeptName => Name + "Other";

    /// <summary>As a union of the language.</summary>
    public HeldForm Held { get; init; }

    /// <summary>The types that its values may be of, beside itself.</summary>
    public ImmutableList<UnionCase> Cases { get; init; } = [];

    public bool IsUnion => !Cases.IsEmpty;

    /// <summary>The base of a union, a class, that this one derives from.</summary>
    public int? Parent { get; init; }

    public bool HasSurrogate { get; init; }

    public bool IsInLibrary { get; init; }

    public string? Contract { get; init; }

    /// <summary>Base classes, the nearest first: level 1, 2.</summary>
    public ImmutableList<BaseDef> Bases { get; init; } = [];

    public bool IsStruct => Form is TypeForm.Struct or TypeForm.RecordStruct;

    public bool CanBeMade => Form is not (TypeForm.Abstract or TypeForm.Interface or TypeForm.Union);

    /// <summary>Whether it is a type of its own, which is not the type of its values.</summary>
    public bool IsHolder => Form == TypeForm.Union;

    public bool CanHaveMembers => Form is not (TypeForm.Interface or TypeForm.Union);

    /// <summary>The types of its members and cases.</summary>
    public IEnumerable<Use> Uses() => Members.Select(m => m.Use).Concat(Cases.Select(c => c.Use));

    public TypeDef With(int member, Member definition) => this with { Members = Members.SetItem(member, definition) };
}
