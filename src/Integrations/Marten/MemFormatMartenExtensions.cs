using System.Reflection;
using MemFormat;
using MemFormat.Marten;

namespace Marten;

/// <summary>Adds MemFormat to an event store.</summary>
public static class MemFormatMartenExtensions
{
    private static readonly MethodInfo s_use = typeof(IEventStoreOptions).GetMethods()
        .Single(method => method is { Name: nameof(IEventStoreOptions.UseBinarySerializer), IsGenericMethodDefinition: true });

    /// <summary>
    /// Stores the events of types with <c>[BinaryEvent]</c> as payloads. Others stay JSON, and so do the rows that are there.
    /// </summary>
    /// <param name="events">The event store: <c>AddMarten(options => options.Events.UseMemFormat())</c>.</param>
    /// <param name="options">The options to write and read with.</param>
    public static IEventStoreOptions UseMemFormat(this IEventStoreOptions events, MemFormatOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(events);
        events.DefaultBinarySerializer = new MemFormatEventSerializer(options);
        return events;
    }

    /// <summary>
    /// Stores the events of a context's named roots as payloads. The names are Marten's names of the event types, so the types
    /// may be renamed and moved. JSON rows of the same names are read as before.
    /// </summary>
    /// <param name="events">The event store: <c>AddMarten(options => options.Events.UseMemFormat(Events.Default))</c>.</param>
    /// <param name="context">The context. Its named roots are the concrete types of events.</param>
    /// <param name="options">The options to write and read with.</param>
    /// <exception cref="ArgumentException">
    /// No root has a name, one has several, or a named root is no type that events have: an interface, an abstract class, a struct.
    /// </exception>
    public static IEventStoreOptions UseMemFormat(this IEventStoreOptions events, MemFormatContext context, MemFormatOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(events);
        ArgumentNullException.ThrowIfNull(context);
        options ??= MemFormatOptions.Default;
        var serializer = new MemFormatEventSerializer(options with { Context = options.Context ?? context });
        var names = new Dictionary<Type, string>();
        foreach (var (type, name) in context.GetRoots())
        {
            if (name is null)
                continue;
            if (type.IsAbstract || type.IsValueType)
                throw new ArgumentException($"{name} in {context.GetType().Name} is {type.Name}, and no event has this type.", nameof(context));
            if (!names.TryAdd(type, name))
            {
                throw new ArgumentException(
                    $"{type.Name} has two names in {context.GetType().Name}, and Marten knows one for each type of event.", nameof(context));
            }
        }

        if (names.Count == 0)
            throw new ArgumentException($"No root of {context.GetType().Name} has a name.", nameof(context));
        foreach (var (type, name) in names)
        {
            s_use.MakeGenericMethod(type).Invoke(events, [serializer]);
            events.MapEventType(type, name);
        }

        return events;
    }
}
