namespace MemFormat.Codecs;

/// <summary>The constants of an enum that is known by their names. Generated code implements it.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IMemFormatNames
{
    /// <summary>The segment with the constants' keys and numbers, in hexadecimal digits.</summary>
    static abstract string Segment { get; }

    /// <summary>The constants' names in the segment's order. <c>|</c> stands before each former name of the constant.</summary>
    static abstract string Names { get; }

    /// <summary>The place in that order of the constant that names become which the enum lacks, or -1.</summary>
    static virtual int Fallback => -1;
}
