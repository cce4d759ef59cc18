namespace MemFormat.Codecs.Collections.Forms;

/// <summary>The form of a collection with an object for each element.</summary>
internal interface INodeForm
{
    /// <summary>The object's size beside the element, at most.</summary>
    internal const int Size = 56;
}
