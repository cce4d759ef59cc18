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
}

/// <summary>A case of a union.</summary>
internal sealed record UnionCase(int Tag, int Type);

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

    public bool CanBeMade => Form is not (TypeForm.Abstract or TypeForm.Interface);

    public TypeDef With(int member, Member definition) => this with { Members = Members.SetItem(member, definition) };
}
