namespace MemFormat.Schemas;

/// <summary>
/// An object that keeps its identity and that extension data refers to: where the program's own types have it, that object, and in any
/// case what it was when it was read.
/// </summary>
internal sealed class KeptObject
{
    /// <summary>The object as members of the program's types have it, or null.</summary>
    public object? Known;

    /// <summary>The descriptor: the segment of the object's type, then those it reaches. Equal ones of one read are one array.</summary>
    public byte[] Segments = [];

    /// <summary>The body. References in it are numbers of <see cref="Links"/>, from 1.</summary>
    public byte[] Body = [];

    /// <summary>The objects that the body refers to.</summary>
    public KeptObject[] Links = [];

    /// <summary>What tells it from others: an object of the program, if it is known.</summary>
    public object Identity => Known ?? Same?.Identity ?? this;

    /// <summary>Whether two tables are of the same objects.</summary>
    public static bool AreSame(KeptObject[][]? left, KeptObject[][]? right)
    {
        if (left is null || right is null || left.Length != right.Length)
            return ReferenceEquals(left, right);
        for (var i = 0; i < left.Length; i++)
        {
            if (left[i].Length != right[i].Length)
                return false;
            for (var k = 0; k < left[i].Length; k++)
            {
                if (!ReferenceEquals(left[i][k].Identity, right[i][k].Identity))
                    return false;
            }
        }

        return true;
    }

    /// <summary>The one that stands for the same object of the payload, if this is not it.</summary>
    public KeptObject? Same;

    /// <summary>During the read: its number among the objects that extension data refers to, from 1; 0 of one met elsewhere.</summary>
    public int Number;

    /// <summary>During the read: its number among the objects of the payload, from 1; 0 if it has none yet.</summary>
    public int Reference;

    /// <summary>During the read: the bytes left in the payload at the body.</summary>
    public nuint Left;

    /// <summary>During the read: the last copied value that refers to it, and its number there.</summary>
    public int CopiedIn, NumberInCopy;

    /// <summary>During the read: whether the value that is read refers to it.</summary>
    public bool IsHeld;
}
