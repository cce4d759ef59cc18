namespace MemFormat.Tool.Inspecting;

/// <summary>Writes a payload within the payload.</summary>
internal delegate void InnerWriter(ReadOnlySpan<byte> payload, Utf8JsonWriter writer);
