namespace MemFormat.TypeScriptGen.Printing;

/// <summary>A type that TypeScript has no form for. The message names the member.</summary>
internal sealed class PrintingException(string message) : Exception(message);
