using System.Globalization;
using MemFormat.Wire;

namespace MemFormat.Schemas;

/// <summary>One step of a path by its name, with the reader's own slot there as far as there is one.</summary>
internal readonly record struct PathPlace(string Text, string? Name, WriterSlot? Local)
{
    public static PathPlace Root(RootSchema root)
    {
        var local = root.Own.Root;
        var name = local.IsObject ? root.Types[local.Type].Name : "";
        return new(name, null, local);
    }

    /// <summary>What is known about the own type of the object here.</summary>
    public LocalType? LocalType(RootSchema root) => Local is { Type: >= 0 and var type } ? root.Types[type] : null;

    /// <summary>Whether the own type of the object here, or one that it derives from, has a name.</summary>
    public bool IsOf(RootSchema root, string typeName)
    {
        for (var number = Local?.Type ?? -1; number >= 0; number = root.Types[number].Base)
        {
            if (root.Types[number].Name == typeName)
                return true;
        }

        return false;
    }

    public PathPlace ElementAt(int index) =>
        new(string.Create(CultureInfo.InvariantCulture, $"[{index}]"), null, Local?.Element);

    /// <summary>The step to a member, by the name that the own type gives it: found in the order in which readers find it.</summary>
    public PathPlace Member(RootSchema root, WriterType type, WriterMember member)
    {
        for (var pass = 0; pass < 3; pass++)
        {
            for (var number = Local?.Type ?? -1; number >= 0; number = root.Types[number].Base)
            {
                var local = root.Types[number];
                var own = root.Own.Types[number];
                for (var i = 0; i < local.Members.Length; i++)
                {
                    if (IsKnownAs(type, member.Key, own, i, local.Members[i].NameKeys, pass))
                        return new("." + local.Members[i].Name, local.Members[i].Name, Target(member.Slot, own.Members[i].Slot));
                }
            }
        }

        var key = type.IsNamed ? $"?{member.Key:x8}" : string.Create(CultureInfo.InvariantCulture, $"#{member.Key}");
        return new("." + key, null, null);
    }

    private static bool IsKnownAs(WriterType type, uint key, WriterType own, int index, uint[] names, int pass)
    {
        var wireKey = type.IsNamed && !own.IsNamed ? names[0] : own.Members[index].Key;
        if (pass == 0)
            return key == wireKey;

        // A member whose wire key the payload has is not looked for by its other names.
        return type.IsNamed && (pass == 1 ? names.AsSpan(0, names.Length - 1).Contains(key) : key == names[^1]) && !type.Members.Any(m => m.Key == wireKey);
    }

    /// <summary>The own slot for the writer's value: of a value that becomes a list of one, the list's element.</summary>
    private static WriterSlot Target(WriterSlot from, WriterSlot to) =>
        to.Kind == WireKind.List && !from.IsList && from.Kind != WireKind.Map ? to.Element! : to;
}
