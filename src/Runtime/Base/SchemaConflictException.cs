namespace MemFormat.Base;

/// <summary>Two schemas have the same fingerprint: no payload is to blame.</summary>
internal sealed class SchemaConflictException(string message) : InvalidOperationException(message);
