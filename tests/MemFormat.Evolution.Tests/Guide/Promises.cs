namespace MemFormat.Evolution.Tests;

/// <summary>
/// What was decided before there was any code, and where the guide says it: nothing of that is to be lost on the way.
/// </summary>
internal static class Promises
{
    /// <summary>The changes, each with the rows of the guide that are about it.</summary>
    public static IReadOnlyList<(string Change, string[] Rows)> Changes { get; } =
    [
        ("add a member anywhere", ["Add a member"]),
        ("add a `required` member or a constructor parameter without default",
            ["Add a `required` member, or a constructor parameter without default"]),
        ("add a constructor parameter that may be null", ["Add a constructor parameter that may be null"]),
        ("remove a member", ["Remove a member"]),
        ("rename a member", ["Rename a member"]),
        ("number the members of a type that was known by name", ["Number the members of a type"]),
        ("store the members with an id only", ["Store numbered members only"]),
        ("number the members of each class of a hierarchy from 1", ["Number each class of a hierarchy by itself"]),
        ("reorder declarations, move members among base classes of the same assembly, insert a base class there, change namespace, type or assembly names",
            ["Reorder members, move them among base classes of the assembly, change names of types"]),
        ("move a member to a base class in another assembly", ["Move a member to a base class in another assembly"]),
        ("class ↔ struct ↔ record", ["Change class, struct, record"]),
        ("tuple ↔ type with ids", ["A tuple becomes a type with ids"]),
        ("int → long and every widening among integers, float → double, integer → floating or decimal when exact", ["Widen a number"]),
        ("narrowing, signedness, double → float, floating → integer", ["Narrow a number, change its sign, or make it an integer"]),
        ("date or time → another kind of it", ["Change a kind of date or time"]),
        ("number, decimal or Guid → its text, and canonical text back", ["A number or `Guid` becomes text"]),
        ("bool → number", ["`bool` becomes a number"]),
        ("enum ↔ its integer, enum's underlying type changed", ["An enum becomes its integer, or gets another underlying type"]),
        ("the constants of an annotated enum: renumbered, inserted, renamed", ["Renumber, insert or rename the constants of an enum"]),
        ("`T` → `T?`", ["`T` becomes `T?`"]),
        ("`T?` → `T` holding null", ["`T?` becomes `T`"]),
        ("string ↔ string? (annotation only)", ["Annotate a reference with `?`, or not"]),
        ("non-nullable reference that is null when written", ["Write null to a non-nullable member"]),
        ("array ↔ List ↔ set ↔ immutable ↔ interface types, element types by these same rules", ["Change the kind of collection"]),
        ("an inline array gets another length, or becomes a list and back", ["Change the length of an inline array"]),
        ("`T` → `List<T>` for a member whose writer kind is no collection or map; a list of one → its element", ["`T` becomes `List<T>`"]),
        ("`Box<int>` → `Box<long>`", ["Change a type argument"]),
        ("fixed ↔ compact encoding, `PreserveReferences` on ↔ off, strings pooled ↔ in full",
            ["Fixed becomes compact", "Pool strings, or write each in full", "Turn `PreserveReferences` on or off"]),
        ("string ↔ byte[], floating ↔ string, list ↔ map, DateTime ↔ long",
            ["Change to an unrelated kind", "Convert an earlier type yourself"]),
        ("union: case added, old reader", ["Add a case to a union", "Keep the cases you do not know"]),
        ("union: case type renamed; case removed", ["Change or rename the type of a case", "Add a case to a union"]),
        ("concrete class becomes a union base", ["Make a class the base of a union"]),
        ("union of one form becomes one of another with the same tags", ["Change the form of a union"]),
        ("value becomes a union with a case of its kind, and back", ["A value becomes a union with a case of its kind"]),
        ("`T` ↔ `Serialized<T>`", ["`T` becomes `Serialized<T>`, and back"]),
        ("unknown members with `MemExtensionData`", ["Keep unknown members"]),
        ("surrogate ↔ plain type of the same shape", ["Give a type a surrogate, or take it away"]),
        ("trailing bytes; a root whose members and the payload's (both non-empty) have nothing in common", ["Trailing bytes, or nothing in common"]),
        ("a root that must not be confused with a look-alike states a contract", ["State a contract"]),
        ("a library ships a new version without its users being compiled again", ["Ship a new version of a library"]),
    ];

    /// <summary>The fine points, each with the row or the fine point of the guide that says it.</summary>
    public static IReadOnlyList<(string Rule, string Place)> Rules { get; } =
    [
        ("Rules compose: a renamed, widened and wrapped member is one conversion after another.", "Several changes at once"),
        ("Names compare with case.", "Case of names"),
        ("char counts as a 16-bit integer, Half as a floating type.", "Widen a number"),
        ("decimal → integer is kept if exact, else `Overflow`.", "Narrow a number, change its sign, or make it an integer"),
        ("Tuples evolve by element.", "Tuples"),
        ("A null list becomes a default ImmutableArray and back.", "Immutable arrays"),
        ("\"The default stays\" means: for a member what its initializer or constructor set; for an element `default(T)`.",
            "What \"the default\" is"),
        ("Members of base classes without the attribute count like the type's own.", "Inherit from a class without the attribute"),
        ("Errors of a plan do not depend on the data of that type: the first value, null members or not, raises them; no value, no error.",
            "Errors of a type"),
        ("The payload's own header decides how it is read; the reader's `Header` option matters only for `None`.", "The header"),
        ("A stream that `WriteManyAsync` wrote twice into holds the values of both.", "Streams"),
        ("Where a payload holds a wire name and a former name of the same member, the wire name wins.", "Several names"),
        ("`byte[]`, strings and maps are never the list that a single value is wrapped into.", "Bytes, strings and maps"),
        ("Pairs of kinds that no row names are a mismatch.", "Change to an unrelated kind"),
        ("Stacks and queues come back in the same order.", "Stacks and queues"),
        ("Ids are 1 and up; a chain of base classes is all by name or all by id.", "Ids"),
        ("Blittable structs whose fields are reordered are resolved.", "Structs that are stored as memory"),
    ];
}
