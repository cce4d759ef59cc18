using System.Globalization;
using MemFormat.Plans.Match;
using MemFormat.Schemas;
using MemFormat.Schemas.Compose;

namespace MemFormat.Payloads;

/// <summary>One step of a path by its name, with the reader's slot there and its types, if they exist.</summary>
internal sealed class PathPlace(string text, string? name, WriterSlot? local, ReaderSchema types, WriterSlot? writer = null)
{
    public readonly string Text = text;

    public readonly string? Name = name;

    public readonly WriterSlot? Reader = local;

    public readonly ReaderSchema Types = types;

    /// <summary>The writer's slot, where it is known.</summary>
    private readonly WriterSlot? _writer = writer;

    /// <param name="root">The reader's schema.</param>
    /// <param name="writer">The writer's slot of the root.</param>
    public static PathPlace Root(RootSchema root, WriterSlot? writer = null)
    {
        var place = new PathPlace("", null, root.Own.Root, root.Reader, writer).AsWritten(root);
        return place.Named();
    }

    /// <summary>A root has the name of its type.</summary>
    public PathPlace Named() => Reader is { IsObject: true } ? With(ReaderType!.Name) : this;

    /// <summary>The facts about the reader's type of the object here.</summary>
    public ReaderType? ReaderType => Reader is { Type: >= 0 and var type } ? Types.Types[type] : null;

    /// <summary>Whether the reader's type of the object here, or one of its base types, has a name.</summary>
    public bool IsOf(string typeName)
    {
        for (var number = Reader?.Type ?? -1; number >= 0; number = Types.Schema.Types[number].Base)
        {
            if (Types.Types[number].Name == typeName)
                return true;
        }

        return false;
    }

    /// <summary>The same place by another text.</summary>
    public PathPlace With(string text) => new(text, Name, Reader, Types, _writer);

    public PathPlace ElementAt(RootSchema root, int index)
    {
        var text = HasElements ? string.Create(CultureInfo.InvariantCulture, $"[{index}]") : "";
        return new PathPlace(text, null, Reader?.Element, Types, _writer?.Element).AsWritten(root);
    }

    /// <summary>Whether the value has elements to tell apart: the bytes of one of an extended kind are none.</summary>
    private bool HasElements => _writer is not null ? _writer.Kind != WireKind.Extended : Reader is null || WireKinds.SaysNull(Reader.Kind);

    /// <summary>The same value by its case, if the reader's type is a union with that case.</summary>
    /// <param name="root">The reader's schema.</param>
    /// <param name="tag">The case.</param>
    /// <param name="writer">The writer's slot of the case, where it is known.</param>
    public PathPlace Case(RootSchema root, ulong tag, WriterSlot? writer)
    {
        if (Reader is not { Kind: WireKind.Union } slot)
            return With("");
        return root.Unions[slot.Id] is { } union && root.Unions.Find(union, tag) is { Target: var target }
            ? new PathPlace("", null, target.Slot, target.Reader, writer).AsWritten(root)
            : new("", null, null, Types);
    }

    /// <summary>The step to a member, by its name in the reader's type. It is searched in the order of readers.</summary>
    public PathPlace Member(RootSchema root, WriterType type, WriterMember member)
    {
        for (var pass = 0; pass < 3; pass++)
        {
            for (var number = Reader?.Type ?? -1; number >= 0; number = Types.Schema.Types[number].Base)
            {
                var local = Types.Types[number];
                var own = Types.Schema.Types[number];
                for (var i = 0; i < local.Members.Length; i++)
                {
                    if (IsKnownAs(type, member.Key, own, i, local.Members[i].NameKeys, pass))
                        return Target(root, local.Members[i].Name, member.Slot, own.Members[i].Slot);
                }
            }
        }

        var key = type.IsNamed ? $"?{member.Key:x8}" : string.Create(CultureInfo.InvariantCulture, $"#{member.Key}");
        return new("." + key, null, null, Types);
    }

    private static bool IsKnownAs(WriterType type, uint key, WriterType own, int index, uint[] names, int pass)
    {
        var wireKey = type.IsNamed && !own.IsNamed ? names[0] : own.Members[index].Key;
        if (pass == 0)
            return key == wireKey;

        // A member whose wire key the payload has is not looked for by its other names.
        return type.IsNamed && (pass == 1 ? names.AsSpan(0, names.Length - 1).Contains(key) : key == names[^1]) && !HasKey(type, wireKey);
    }

    private static bool HasKey(WriterType type, uint key)
    {
        foreach (var member in type.Members)
        {
            if (member.Key == key)
                return true;
        }

        return false;
    }

    /// <summary>The reader's slot for the writer's value; the element of the list if the value becomes a list of one.</summary>
    private PathPlace Target(RootSchema root, string name, WriterSlot from, WriterSlot to)
    {
        if (to.Kind == WireKind.List && !from.IsList && from.Kind != WireKind.Map)
            to = to.Element!;
        return new PathPlace("." + name, name, to, Types, from).AsWritten(root);
    }

    /// <summary>Of a value that became one of a union: its case.</summary>
    private PathPlace AsWritten(RootSchema root) =>
        _writer is { Kind: not WireKind.Union } && Reader is { Kind: WireKind.Union, Id: var number } && root.Unions[number] is { } union
            && SlotKinds.CaseOf(_writer, union) is { Target: var target }
        ? new(Text, Name, target.Slot, target.Reader, _writer)
        : this;
}
