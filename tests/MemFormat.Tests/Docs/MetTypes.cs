using System.Reflection;
using System.Runtime.CompilerServices;
using Corpus;

namespace MemFormat.Tests.Docs;

/// <summary>The types whose values the corpus round-trips: its roots, the members of its types, their elements and so on.</summary>
internal static class MetTypes
{
    private const BindingFlags Own = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    public static IReadOnlyCollection<Type> All { get; } = Find();

    private static HashSet<Type> Find()
    {
        var met = new HashSet<Type>();
        var pending = new Stack<Type>(CorpusCases.All.Select(c => c.Type));
        while (pending.TryPop(out var type))
        {
            if (!met.Add(type))
                continue;
            foreach (var part in Parts(type))
                pending.Push(part);
        }

        // Members say what their objects are, so such collections are nothing by themselves.
        met.RemoveWhere(t => t != typeof(object) && HasObjects(t));
        return met;
    }

    private static bool HasObjects(Type type) =>
        type == typeof(object) || (type.HasElementType ? HasObjects(type.GetElementType()!) : type.GenericTypeArguments.Any(HasObjects));

    private static IEnumerable<Type> Parts(Type type)
    {
        if (type.HasElementType)
            return [type.GetElementType()!];
        return IsOwn(type) ? [.. type.GenericTypeArguments, .. Members(type)] : type.GenericTypeArguments;
    }

    /// <summary>Whether the corpus itself declares the type.</summary>
    public static bool IsOwn(Type type) => type.Assembly == typeof(MetTypes).Assembly && type is { IsEnum: false, HasElementType: false };

    /// <summary>Stored members have fields, behind properties mostly.</summary>
    private static IEnumerable<Type> Members(Type type)
    {
        for (var declaring = type; declaring is not null && declaring != typeof(object); declaring = declaring.BaseType)
        {
            foreach (var field in declaring.GetFields(Own).Where(f => IsStored(declaring, f)))
                yield return field.FieldType;
        }
    }

    private static bool IsStored(Type declaring, FieldInfo field)
    {
        if (field.GetCustomAttribute<CompilerGeneratedAttribute>() is null)
        {
            return field.GetCustomAttribute<MemIgnoreAttribute>() is null
                && (field.IsPublic || field.GetCustomAttribute<MemMemberAttribute>() is not null);
        }

        var property = field.Name.StartsWith('<')
            ? declaring.GetProperty(field.Name[1..field.Name.IndexOf('>', StringComparison.Ordinal)], Own)
            : null;
        return property is not null && property.GetCustomAttribute<MemIgnoreAttribute>() is null;
    }
}
