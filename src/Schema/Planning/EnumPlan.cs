using MemFormat.Schema.Shapes;
using MemFormat.Wire;

namespace MemFormat.Schema.Planning;

/// <summary>The constants of an enum that is known by their names, in the order of their keys.</summary>
internal sealed class EnumPlan
{
    private readonly List<ConstantShape> _constants;

    public EnumPlan(IEnumerable<ConstantShape> constants, bool isFlags)
    {
        _constants = [.. constants.OrderBy(c => c.Key)];
        Segment = EnumSegment.Write([.. _constants.Select(c => (c.Key, c.Number))], isFlags);
    }

    /// <summary>The segment in descriptors.</summary>
    public byte[] Segment { get; }

    /// <summary>The names as one readable line: <c>Red Green|Vert</c>, former names behind <c>|</c>, oldest first.</summary>
    public string Names => string.Join(" ", _constants.Select(c => c.Name + string.Concat(c.FormerNames.Select(n => "|" + n))));

    /// <summary>The keys that the segment does not say, each with the place of its constant.</summary>
    public IEnumerable<(uint Key, int Constant)> LaterKeys =>
        EnumKeys.Index([.. _constants.Select(c => c.FormerNames.Append(c.Name).Select(NameKey.Of).ToArray())])
            .Where(k => _constants[k.Value].Key != k.Key).Select(k => (k.Key, k.Value));

    /// <summary>The place of a constant in the order, or -1.</summary>
    public int IndexOf(string? name) => _constants.FindIndex(c => c.Name == name);
}
