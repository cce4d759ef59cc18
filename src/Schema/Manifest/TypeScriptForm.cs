namespace MemFormat.Schema.Manifest;

/// <summary>
/// The form that a member's values have in TypeScript. The generator declares the same enum in the user's code, and
/// describes each of them there. The numbers are written; they never change.
/// </summary>
internal enum TypeScriptForm
{
    Default = 0,
    BigInt = 1,
    Number = 2,
    String = 3,
    Date = 4,
    EpochMs = 5,
    Ticks = 6,
    Iso = 7,
    Copy = 8,
    View = 9,
    Temporal = 10,
}
