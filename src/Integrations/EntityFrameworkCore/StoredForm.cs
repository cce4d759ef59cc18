using System.Collections.Concurrent;
using System.Collections.Immutable;
using System.Reflection;

namespace MemFormat.EntityFrameworkCore;

/// <summary>What a stored type consists of, as far as the order of sets and dictionaries in it matters.</summary>
internal sealed class StoredForm
{
    /// <summary>It is compared by its payload.</summary>
    private static readonly StoredForm s_whole = new();

    private static readonly ConcurrentDictionary<Type, StoredForm> s_forms = [];
    private static readonly MethodInfo s_schemaOf = ((Func<MemFormatSchema>)MemFormatSchema.Of<int>).Method.GetGenericMethodDefinition();

    /// <summary>The elements of a collection; the pairs of a dictionary.</summary>
    public Type? Element { get; private init; }

    public bool IsUnordered { get; private init; }

    /// <summary>The members of an object.</summary>
    public (Type Type, Func<object, object?> Get)[]? Members { get; private init; }

    /// <summary>The type of the value decides, because this one is a union or a base class.</summary>
    public bool IsOpen { get; private init; }

    public bool KeepsIdentity { get; private init; }

    public bool IsWhole => this == s_whole;

    public static StoredForm Of(Type type) => s_forms.GetOrAdd(type, static type => Make(Nullable.GetUnderlyingType(type) ?? type));

    private static StoredForm Make(Type type)
    {
        if (IsPair(type))
            return new() { Members = [.. Parts(type)] };
        if (SchemaOf(type) is not { } root)
            return s_whole;
        if (root.Kind is MemFormatKind.List or MemFormatKind.Map)
            return Elements(type, root);
        if (root.Union is not null || type.IsAbstract)
            return new() { IsOpen = true };
        return root.Type is { } own && HasOwnMembers(type) && Parts(type, own) is { } members
            ? new()
            {
                Members = members,
                KeepsIdentity = type.GetCustomAttribute<MemFormattableAttribute>(inherit: false) is { PreserveReferences: true }
            }
            : s_whole;
    }

    private static MemFormatSchemaValue? SchemaOf(Type type)
    {
        try
        {
            return ((MemFormatSchema)s_schemaOf.MakeGenericMethod(type).Invoke(null, null)!).Root;
        }
        catch (Exception error) when (error is TargetInvocationException or ArgumentException)
        {
            // It is no root of its own.
            return null;
        }
    }

    private static StoredForm Elements(Type type, MemFormatSchemaValue root)
    {
        Type[] kinds = [type, .. type.GetInterfaces()];
        Type[] elements = [.. kinds.Where(of => IsOf(of, typeof(IEnumerable<>))).Select(of => of.GenericTypeArguments[0])];
        if (elements.Length != 1)
            return s_whole;
        var isUnordered = root.Kind == MemFormatKind.Map
            ? !Bases(type).Any(of => of is { IsGenericType: true, Name: "OrderedDictionary`2" })
            : kinds.Any(of =>
                new[] { typeof(ISet<>), typeof(IReadOnlySet<>), typeof(IImmutableSet<>), typeof(ConcurrentBag<>) }.Any(set => IsOf(of, set)));
        return isUnordered || root.Element is not { Kind: < MemFormatKind.List }
            ? new() { Element = elements[0], IsUnordered = isUnordered }
            : s_whole;
    }

    /// <summary>Surrogates and codecs write something else.</summary>
    private static bool HasOwnMembers(Type type) =>
        type.IsDefined(typeof(MemFormattableAttribute), inherit: false)
        && !type.IsDefined(typeof(MemSurrogateAttribute), inherit: false)
        && !type.IsDefined(typeof(MemCodecAttribute), inherit: false);

    private static bool IsOf(Type type, Type definition) => type.IsGenericType && type.GetGenericTypeDefinition() == definition;

    private static bool IsPair(Type type) =>
        IsOf(type, typeof(KeyValuePair<,>)) || (type.IsGenericType && typeof(System.Runtime.CompilerServices.ITuple).IsAssignableFrom(type));

    private static IEnumerable<Type> Bases(Type? type)
    {
        for (; type is not null; type = type.BaseType)
            yield return type;
    }

    private static IEnumerable<(Type Type, Func<object, object?> Get)> Parts(Type type) =>
        type.GetFields().Where(field => !field.IsStatic).Select(field => (field.FieldType, (Func<object, object?>)field.GetValue))
            .Concat(type.GetProperties().Select(property => (property.PropertyType, (Func<object, object?>)property.GetValue)));

    /// <summary>The stored members by their names; null if one is not found, or if there may be more than these.</summary>
    private static (Type Type, Func<object, object?> Get)[]? Parts(Type type, MemFormatSchemaType own)
    {
        const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
        if (Bases(type).SelectMany(of => of.GetFields(Declared)).Any(field => field.FieldType == typeof(MemExtensionData)))
            return null;
        var parts = new List<(Type, Func<object, object?>)>();
        for (var of = own; of is not null; of = of.Base)
        {
            foreach (var member in of.Members)
            {
                var name = member.Name ?? "";
                if (Bases(type).Select(at => at.GetProperty(name, Declared)).FirstOrDefault(found => found?.GetMethod is not null) is { } property)
                    parts.Add((property.PropertyType, property.GetValue));
                else if (Bases(type).Select(at => at.GetField(name, Declared)).FirstOrDefault(found => found is not null) is { } field)
                    parts.Add((field.FieldType, field.GetValue));
                else
                    return null;
            }
        }

        return [.. parts];
    }
}
