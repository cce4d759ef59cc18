namespace MemFormat.Schemas;

/// <summary>
/// What a room above keeps with a schema or a type: its plans, its history, its unions. That room knows what it is; here is
/// only the place for it, so that nothing is looked up.
/// </summary>
internal abstract class SchemaPart;
