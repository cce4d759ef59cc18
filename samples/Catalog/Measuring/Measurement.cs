namespace ApiCatalog.Measuring;

/// <summary>The cost of one format for one catalog.</summary>
/// <param name="Name">The format.</param>
/// <param name="Bytes">Size of the payload.</param>
/// <param name="Write">Writing into a buffer that is large enough from earlier runs.</param>
/// <param name="Read">Reading from memory.</param>
/// <param name="IsFaithful">Whether the catalog that was read equals the one that was written.</param>
internal sealed record Measurement(string Name, int Bytes, Cost Write, Cost Read, bool IsFaithful);
