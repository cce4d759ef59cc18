namespace MemFormat.Plans.Build;

/// <summary>The objects being read that have extension data, one in another.</summary>
internal sealed class ExtensionFrames
{
    private readonly List<ExtensionFrame> _frames = [];
    private int _depth;

    /// <summary>The innermost object's.</summary>
    public ExtensionFrame Top => _frames[_depth - 1];

    /// <summary>How entries become members.</summary>
    public readonly ExtensionPlans Plans = new();

    /// <summary>Copies values that depend on others of the payload.</summary>
    public readonly ValueCopy Copy = new();

    public void Push()
    {
        if (_depth == _frames.Count)
            _frames.Add(new ExtensionFrame());
        _frames[_depth++].Clear();
    }

    public ExtensionFrame Pop() => _frames[--_depth];
}
