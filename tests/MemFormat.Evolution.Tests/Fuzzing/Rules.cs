using System.Collections;
using System.Reflection;

namespace MemFormat.Evolution.Tests;

/// <summary>
/// The rules of docs/evolution.md once more, over objects instead of bytes: what a value of one type is as a value of another,
/// and every error that reading it may end in.
/// </summary>
internal sealed class Rules
{
    private readonly NullabilityInfoContext _nullability = new();

    /// <summary>What may be reported; reading stops at one of them.</summary>
    public HashSet<(MemFormatError Error, string Path)> Errors { get; } = [];

    /// <summary>The root in its new type. Of no use when there are errors.</summary>
    public object Root(object value, Type to)
    {
        if (Shape.Members(value.GetType()).Any() && Shape.Members(to).Any() && Matches(value.GetType(), to).Count == 0)
            Errors.Add((MemFormatError.SchemaMismatch, to.Name));
        return Object(value, to, to.Name);
    }

    private object Object(object value, Type to, string path)
    {
        var result = Activator.CreateInstance(to)!;
        if (IsNumbered(value.GetType()) == true && IsNumbered(to) == false)
        {
            Errors.Add((MemFormatError.SchemaMismatch, path));
            return result;
        }

        foreach (var (member, source) in Matches(value.GetType(), to))
        {
            var at = $"{path}.{member.Name}";
            if (!Fits(source.PropertyType, member.PropertyType, isMember: true))
                Errors.Add((MemFormatError.SchemaMismatch, at));
            else
                Assign(result, member, source.GetValue(value), source.PropertyType, at);
        }

        return result;
    }

    /// <summary>Wire names first; then current names, of members and data that are free yet. Ids are no names.</summary>
    private static Dictionary<PropertyInfo, PropertyInfo> Matches(Type from, Type to)
    {
        var free = Shape.Members(from).ToDictionary(WireName);
        var matches = new Dictionary<PropertyInfo, PropertyInfo>();
        foreach (var name in (Func<PropertyInfo, string>[])[WireName, m => m.Name])
        {
            foreach (var member in Shape.Members(to).Where(m => !matches.ContainsKey(m)))
            {
                if (free.Remove(name(member), out var source))
                    matches.Add(member, source);
            }

            if (IsNumbered(from) == true)
                break;
        }

        return matches;
    }

    private static string WireName(PropertyInfo member) => member.GetCustomAttribute<MemFormerNameAttribute>()?.Name ?? member.Name;

    /// <summary>Null when there is no member at all.</summary>
    private static bool? IsNumbered(Type type) => Shape.Members(type).FirstOrDefault()?.IsDefined(typeof(MemMemberAttribute));

    private void Assign(object result, PropertyInfo member, object? value, Type from, string path)
    {
        var isWrapped = Shape.Of(member.PropertyType) is { Form: Form.List } list && Shape.Of(from) is { IsList: false, Form: not Form.Map };
        if (value is not null)
            member.SetValue(result, isWrapped ? Shape.Collect(member.PropertyType, [Value(value, Shape.Of(member.PropertyType).Element!, path)]) : Value(value, member.PropertyType, path));
        else if (!member.PropertyType.IsValueType && _nullability.Create(member).WriteState != NullabilityState.Nullable)
            Errors.Add((MemFormatError.NullNotAllowed, path));
        else if (!member.PropertyType.IsValueType || Nullable.GetUnderlyingType(member.PropertyType) is not null)
            member.SetValue(result, null);
    }

    private object? Value(object value, Type to, string path)
    {
        var target = Shape.Of(to);
        switch (target.Form)
        {
            case Form.Object:
                return Object(value, target.Type, path);
            case Form.Map:
                var map = (IDictionary)Activator.CreateInstance(to)!;
                var i = 0;
                foreach (DictionaryEntry entry in (IDictionary)value)
                {
                    var at = $"{path}[{i++}]";
                    if (Value(entry.Key, target.Key!, at) is { } key)
                        map[key] = Element(entry.Value, target.Element!, at);
                }

                return map;
            case Form.List or Form.Bytes:
                return Shape.Collect(to, Shape.Elements(value).Select((e, n) => Element(e, target.Element!, $"{path}[{n}]")).ToList());
            default:
                return Scalar(value, target.Type, path);
        }
    }

    private object? Element(object? value, Type to, string path) =>
        (value is null ? null : Value(value, to, path)) ?? (to.IsValueType ? Activator.CreateInstance(to) : null);

    private object? Scalar(object value, Type to, string path)
    {
        if (value.GetType() == to)
            return value;
        var converted = Exact.Of(value).To(to);
        if (converted is null)
            Errors.Add((MemFormatError.Overflow, path));
        return converted;
    }

    /// <summary>Whether the kinds fit; of objects that is found out at their first value.</summary>
    private static bool Fits(Type from, Type to, bool isMember)
    {
        var (source, target) = (Shape.Of(from), Shape.Of(to));
        if (source.IsList && target.IsList)
            return Fits(source.Element!, target.Element!, isMember: false);
        if (isMember && target.Form == Form.List && source.Form != Form.Map && !source.IsList)
            return Fits(from, target.Element!, isMember: false);
        if (source.Form != target.Form)
            return false;
        return source.Form switch
        {
            Form.Object => true,
            Form.Map => Fits(source.Key!, target.Key!, isMember: false) && Fits(source.Element!, target.Element!, isMember: false),
            _ => Kinds.All.Single(k => k.Type == source.Type).Becomes(Kinds.All.Single(k => k.Type == target.Type)),
        };
    }
}
