using System.Collections;
using System.Diagnostics.CodeAnalysis;

namespace Xunit;

/// <summary>What the tests of the rows assert, without the reflection of a test library.</summary>
internal static class Assert
{
    public static void True(bool? condition, string? message = null)
    {
        if (condition != true)
            throw new InvalidOperationException(message ?? "It is false.");
    }

    [DoesNotReturn]
    public static void Fail(string message) => throw new InvalidOperationException(message);

    public static void Equal<T>(T expected, T actual) => True(AreEqual(expected, actual), $"{actual}, not {expected}");

    public static void Equal<T>(IEnumerable<T>? expected, IEnumerable<T>? actual) =>
        True(AreEqual(expected, actual), "Another sequence than expected.");

    public static void NotEqual<T>(T expected, T actual) => True(!AreEqual(expected, actual), $"{actual} was not expected.");

    public static void Same(object? expected, object? actual) => True(ReferenceEquals(expected, actual), "Another object than expected.");

    public static void NotSame(object? expected, object? actual) => True(!ReferenceEquals(expected, actual), "The same object.");

    public static void Null(object? value) => True(value is null, $"{value}, not null");

    public static void NotNull([NotNull] object? value)
    {
        if (value is null)
            Fail("It is null.");
    }

    public static void Empty(IEnumerable values) => True(!values.Cast<object?>().Any(), "It is not empty.");

    public static void DoesNotContain<T>(IEnumerable<T> values, Predicate<T> isUnwanted) =>
        True(!values.Any(v => isUnwanted(v)), "It contains what it must not.");

    public static T Single<T>(IEnumerable<T> values) => values.Single();

    public static void InRange<T>(T value, T least, T greatest)
        where T : IComparable<T> =>
            True(value.CompareTo(least) >= 0 && value.CompareTo(greatest) <= 0, $"{value} is not from {least} to {greatest}.");

    public static T IsType<T>(object? value) =>
        value?.GetType() == typeof(T) ? (T)value : throw new InvalidOperationException($"{value} is no {typeof(T)}.");

    public static T Throws<T>(Func<object?> action)
        where T : Exception => Record.Exception(action) is var exception && exception?.GetType() == typeof(T)
            ? (T)exception
            : throw new InvalidOperationException($"{typeof(T)} was expected.", exception);

    public static T Throws<T>(Action action)
        where T : Exception => Throws<T>(() =>
        {
            action();
            return null;
        });

    public static async Task<T> ThrowsAsync<T>(Func<Task> action)
        where T : Exception
    {
        try
        {
            await action();
        }
        catch (T exception)
        {
            return exception;
        }

        throw new InvalidOperationException($"{typeof(T)} was expected.");
    }

    public static void StartsWith(string start, string? actual, StringComparison comparison) =>
        True(actual?.StartsWith(start, comparison), $"{actual} does not begin with {start}");

    /// <summary>Sequences by their elements, in order; all else as it compares itself.</summary>
    private static bool AreEqual(object? expected, object? actual) =>
        expected is IEnumerable and not string && actual is IEnumerable and not string && !expected.Equals(actual)
            ? ((IEnumerable)expected).Cast<object?>().SequenceEqual(((IEnumerable)actual).Cast<object?>(), Elements.Instance)
            : Equals(expected, actual);

    private sealed class Elements : IEqualityComparer<object?>
    {
        public static readonly Elements Instance = new();

        public new bool Equals(object? x, object? y) => AreEqual(x, y);

        public int GetHashCode(object? value) => 0;
    }
}
