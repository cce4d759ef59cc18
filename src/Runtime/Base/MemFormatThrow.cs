using MemFormat.Base;

namespace MemFormat.Codecs;

/// <summary>One method per error, so that checks stay small in the caller. For generated code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class MemFormatThrow
{
    /// <summary>The payload ends too early.</summary>
    [DoesNotReturn]
    public static void Truncated() => throw new MemFormatException(MemFormatError.Truncated, "The payload ends too early.");

    /// <summary>There are no bytes.</summary>
    [DoesNotReturn]
    internal static void Empty() => throw new MemFormatException(
        MemFormatError.Truncated, "The payload is empty. Is the array null, or the stream at its end?");

    /// <summary>The bytes are not a valid value of their kind.</summary>
    [DoesNotReturn]
    public static void InvalidData() => throw new MemFormatException(MemFormatError.InvalidData, "The bytes are not a valid value of their kind.");

    /// <summary>The bytes are not a valid payload, for the reason in the message.</summary>
    [DoesNotReturn]
    public static void InvalidData(string message) => throw new MemFormatException(MemFormatError.InvalidData, message);

    /// <summary>A value says itself that it is null, although its presence bit is set.</summary>
    [DoesNotReturn]
    public static void NullAgainstBit() => throw new MemFormatException(MemFormatError.InvalidData, "A value is null, but its presence bit is set.");

    /// <summary>The root is null, and the type to read it as has no null.</summary>
    [DoesNotReturn]
    internal static void NullRoot(Type type) => throw new MemFormatException(
        MemFormatError.NullNotAllowed,
        $"The root is null in the payload, and {DisplayNames.Of(type)} cannot be null. Read it as {DisplayNames.Of(type)}? to get the null.");

    /// <summary>A number does not fit.</summary>
    [DoesNotReturn]
    public static void Overflow() =>
        throw new MemFormatException(MemFormatError.Overflow, "The number does not fit into the member's type without loss.");

    /// <summary>A value does not fit, for the reason in the message.</summary>
    [DoesNotReturn]
    internal static void Overflow(string message) => throw new MemFormatException(MemFormatError.Overflow, message);

    /// <summary>A list does not fit into a type with a fixed number of elements.</summary>
    [DoesNotReturn]
    internal static void TooManyElements(long count, int most) =>
        throw new MemFormatException(
            MemFormatError.Overflow, FormattableString.Invariant($"The list has {count} elements, and the inline array has room for {most}."));

    /// <summary>A list is read as one value, and does not have one element.</summary>
    [DoesNotReturn]
    internal static void NotSingle(long count) =>
        throw new MemFormatException(
            MemFormatError.Overflow, FormattableString.Invariant($"The list has {count} elements, and only a list of one can be read as a single value."));

    /// <summary>A limit is exceeded.</summary>
    [DoesNotReturn]
    public static void LimitExceeded(string limit) =>
        throw new MemFormatException(
            MemFormatError.LimitExceeded, $"The limit {limit} is exceeded. Raise it in MemFormatLimits if you trust the data.");

    /// <summary>The payload's shape does not fit.</summary>
    [DoesNotReturn]
    public static void SchemaMismatch(string message) => throw new MemFormatException(MemFormatError.SchemaMismatch, message);

    /// <summary>An object's type is derived from the declared type. Writing it as its base would lose data.</summary>
    /// <param name="value">The object.</param>
    /// <param name="declared">The declared type of the member, element or root.</param>
    /// <param name="path">The path, if it is known.</param>
    [DoesNotReturn]
    internal static void DerivedType(object value, Type declared, string? path) => throw At(path, MemFormatError.UnsupportedType,
        $"A {value.GetType()} cannot be written as {declared}: this would lose the members of the derived class. List it with [MemUnion] on {declared.Name}.");

    /// <summary>The object's type is not a case of the union.</summary>
    [DoesNotReturn]
    internal static void NoCase(object value, string union, string? path) => throw At(path, MemFormatError.UnsupportedType,
        $"A {value.GetType()} is not a case of the union {union}. List it there with [MemUnion]{(value.GetType().IsGenericType ? ", and name this form of the union in its assembly" : "")}.");

    /// <summary>A union holds no value where null cannot be.</summary>
    [DoesNotReturn]
    internal static void NullUnion(string union, string? path) => throw At(path, MemFormatError.NullNotAllowed,
        $"A union {union} holds no value, which is null, and null cannot be here. Give it a value of a case.");

    /// <summary>The value is a union whose case is unknown and null, in a union that says nothing of that.</summary>
    internal static void UnknownInside(string union) => throw new MemFormatException(
        MemFormatError.NullNotAllowed,
        $"A case of {union} is a union whose own case is unknown, so that it is null. Set UnknownCase = MemUnknownCase.Null on {union}, too.");

    /// <summary>The value has a case unknown to the reader's union.</summary>
    [DoesNotReturn]
    internal static void UnknownCase(string union, ulong tag) =>
        throw new MemFormatException(
            MemFormatError.UnknownCase, $"The union {union} has no case {tag} in this program. Add the case, or set UnknownCase of the union.");

    /// <summary>A value of a union that was kept is written as extension data of an object.</summary>
    [DoesNotReturn]
    internal static void KeptOutside() => throw new MemFormatException(
        MemFormatError.UnsupportedType, "A value of an unknown case can only be written as a value of the union that it was read from.");

    /// <summary>The value has a case of another kind than the type that the reader has in the union's place.</summary>
    [DoesNotReturn]
    internal static void OtherCase(ulong tag, string found, string wanted) => throw new MemFormatException(
        MemFormatError.UnknownCase, $"The value is case {tag} of a union, {found}, and cannot be read as {wanted}. Make the member a union again.");

    /// <summary>The payload lacks a required member.</summary>
    /// <param name="member"><c>Type.Member</c>, as in the source.</param>
    [DoesNotReturn]
    public static void Missing(string member) =>
        throw new MemFormatException(MemFormatError.MissingMember, $"{member} is required, but the payload lacks it.") { Path = member };

    /// <summary>A surrogate's <c>From</c> returned null. Found when writing.</summary>
    [DoesNotReturn]
    internal static void NoSurrogate(Type type, Type surrogate, string? path) =>
        throw At(path, MemFormatError.NullNotAllowed,
        $"{surrogate}.From returned null for a {type}. Return a surrogate.");

    /// <summary>A surrogate's <c>ToValue</c> returned null. Found when reading.</summary>
    [DoesNotReturn]
    internal static void NoValue(Type type, Type surrogate) => InvalidData($"{surrogate}.ToValue returned null. Return a {type}.");

    /// <summary>Custom code takes a state that the options do not have.</summary>
    internal static MemFormatException NoState(Type needed, object? given, Type type, string? path) => At(path, MemFormatError.MissingState,
        $"{DisplayNames.Of(type)} needs a state of type {DisplayNames.Of(needed)}, and MemFormatOptions.State is {Given(given)}. Set one of this type.");

    private static string Given(object? state) => state is null ? "null" : "a " + DisplayNames.Of(state.GetType());

    /// <summary>Values are nested too deep.</summary>
    [DoesNotReturn]
    internal static void TooDeep(string? path) => throw At(path, MemFormatError.LimitExceeded,
        "The limit MaxDepth is exceeded. For circular references, set PreserveReferences on their type; else raise the limit.");

    /// <summary>Values are nested deeper than the stack of the thread allows, whatever the limit is.</summary>
    [DoesNotReturn]
    internal static void StackTooSmall() => throw new MemFormatException(
        MemFormatError.LimitExceeded,
        "The thread's stack is too small for the next level. For circular references, set PreserveReferences on their type; else use a thread with a larger stack.");

    /// <summary>Objects that are to be read where they occur, and cannot be.</summary>
    internal static MemFormatException IdentityLost(string what) =>
        new(MemFormatError.SchemaMismatch, $"{what} identity in the payload but not in the reader's type. Set PreserveReferences on the class.");

    /// <summary>Bytes follow the payload.</summary>
    [DoesNotReturn]
    internal static void TrailingData() =>
        throw new MemFormatException(
            MemFormatError.TrailingData, "The payload is followed by more bytes. Slice it, or use the overload with bytesRead.");

    /// <summary>A payload asks for more memory than its size and the limit allow.</summary>
    [DoesNotReturn]
    internal static void TooMuchMemory() =>
        throw new MemFormatException(MemFormatError.LimitExceeded,
            "The payload asks for more memory than its size allows. Raise MaxExtraMemoryBytes in MemFormatLimits if you trust the data.");

    /// <summary>A collection was changed while it was written, or has a wrong count.</summary>
    [DoesNotReturn]
    internal static void CollectionChanged(string? path) => throw new InvalidOperationException(
        "A collection changed while it was written, or its Count is wrong. Take a lock, or write a copy." + (path is null ? "" : $" ({path})"));

    /// <summary>An error of writing.</summary>
    private static MemFormatException At(string? path, MemFormatError error, string message) => new(error, message) { Path = path };
}
