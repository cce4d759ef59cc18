namespace MemFormat.Schemas;

/// <summary>
/// State of a higher room in a schema or a type: its plans, its history, its unions. Only that room knows its type. The
/// place is here so that nothing must be looked up.
/// </summary>
internal abstract class SchemaState;
