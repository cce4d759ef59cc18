using MemFormat.Schemas.Compose;

namespace MemFormat.Codecs.Writing;

/// <summary>The objects of one payload that keep their identity, and those whose bodies are still to be written.</summary>
internal sealed class ReferenceWriter
{
    private readonly Dictionary<object, int> _numbers = new(ReferenceEqualityComparer.Instance);
    private readonly Queue<(object Value, ReferenceBody Body)> _waiting = new();

    /// <summary>Writes 0 for an object that occurs for the first time, else its number.</summary>
    public void Write(ref MemFormatWriter writer, object value, ReferenceBody body)
    {
        ref var number = ref CollectionsMarshal.GetValueRefOrAddDefault(_numbers, value, out var isKnown);
        if (isKnown)
        {
            writer.WriteLength((uint)number);
            return;
        }

        number = _numbers.Count;
        _waiting.Enqueue((value, body));
        writer.WriteByte(0);
    }

    /// <summary>The number of an object that was written; 0 if it was not.</summary>
    public int NumberOf(object value) => _numbers.GetValueOrDefault(value);

    /// <summary>Writes all bodies, also those of objects that occur in bodies only.</summary>
    public void WriteBodies(ref MemFormatWriter writer)
    {
        while (_waiting.TryDequeue(out var next))
            next.Body.Write(ref writer, next.Value);
    }

    /// <summary>Forgets all objects, once their bodies are written.</summary>
    /// <returns>False when there were so many that the room for them is not worth keeping.</returns>
    public bool TryClear()
    {
        const int MaxKept = 1 << 10;
        if (_numbers.Count > MaxKept)
            return false;
        _numbers.Clear();
        return true;
    }
}
