using System.Globalization;
using System.Text.Json;
using MemFormat.Payloads;
using MemFormat.Schemas;

namespace MemFormat.Views.Json;

/// <summary>The names of a writer's members: from the reader's type, or else from their keys.</summary>
internal sealed class JsonNames(RootSchema? root)
{
    private readonly Dictionary<(WriterMember Member, WriterSlot? Owner), (JsonEncodedText Name, WriterSlot? Reader)> _known = [];

    /// <summary>About the memory of all names so far: text, bytes and their places.</summary>
    public long Memory => _known.Count * 256L;

    /// <summary>The reader's slot of the root.</summary>
    public WriterSlot? Root => root?.Own.Root;

    /// <summary>The reader's enum of a slot, or null.</summary>
    public ReaderEnum? EnumOf(WriterSlot? slot) => slot is { Enum: >= 0 and var type } ? root!.Reader.Types[type].Enum : null;

    /// <summary>A member's name, and the reader's slot of its values.</summary>
    /// <param name="type">The writer's type.</param>
    /// <param name="member">Its member.</param>
    /// <param name="owner">The reader's slot of the object.</param>
    public (JsonEncodedText Name, WriterSlot? Reader) Of(WriterType type, WriterMember member, WriterSlot? owner)
    {
        if (!_known.TryGetValue((member, owner), out var found))
            _known.Add((member, owner), found = Find(type, member, owner));
        return found;
    }

    private (JsonEncodedText Name, WriterSlot? Reader) Find(WriterType type, WriterMember member, WriterSlot? owner)
    {
        if (root is not null)
        {
            var place = new PathPlace("", null, owner, root.Reader).Member(root, type, member);
            if (place.Name is not null)
            {
                // The types of a union's case have numbers of their own, and within cases nothing is named.
                return (JsonEncodedText.Encode(place.Name), ReferenceEquals(place.Types, root.Reader) ? place.Reader : null);
            }
        }

        var key = type.IsNamed ? $"?{member.Key:x8}" : string.Create(CultureInfo.InvariantCulture, $"#{member.Key}");
        return (JsonEncodedText.Encode(key), null);
    }
}
