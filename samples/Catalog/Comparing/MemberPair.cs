using System.Reflection;
using MemFormat;

namespace ApiCatalog.Comparing;

/// <summary>A member as the writer has it and as the reader has it; one of them may be missing.</summary>
/// <param name="written">The writer's; null for a member that was added.</param>
/// <param name="read">The reader's; null for a member that was removed.</param>
internal sealed class MemberPair(PropertyInfo? written, PropertyInfo? read)
{
    /// <summary>The writer's member; null when it was added.</summary>
    public PropertyInfo? Written { get; } = written;

    /// <summary>The reader's member; null when it was removed.</summary>
    public PropertyInfo? Read { get; } = read;

    /// <summary>The value here that was not read; null for members that both have.</summary>
    public object? Default { get; } = written is null && read is not null ? DefaultValues.Of(read) : null;

    /// <summary>Whether both have it.</summary>
    public bool IsShared => Written is not null && Read is not null;

    /// <summary>How many values met.</summary>
    public long Values { get; set; }

    /// <summary>How many of them differ.</summary>
    public long Different { get; set; }

    /// <summary>The names that a member has and had.</summary>
    public static HashSet<string> NamesOf(PropertyInfo member) =>
        [member.Name, .. member.GetCustomAttributes<MemFormerNameAttribute>().Select(former => former.Name)];
}
