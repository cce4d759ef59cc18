namespace MemFormat.Campaign.Tests;

/// <summary>Thrown on purpose.</summary>
internal sealed class FaultException : Exception;
