namespace MemFormat.Evolution.Tests;

/// <summary>An enum of signed bytes.</summary>
public enum OfSByte : sbyte
{
    Zero,
    One,
}

/// <summary>An enum of bytes.</summary>
public enum OfByte : byte
{
    Zero,
    One,
}

/// <summary>An enum of 16 bits.</summary>
public enum OfInt16 : short
{
    Zero,
    One,
}

/// <summary>An enum of 16 bits without sign.</summary>
public enum OfUInt16 : ushort
{
    Zero,
    One,
}

/// <summary>An enum of 32 bits.</summary>
public enum OfInt32
{
    Zero,
    One,
}

/// <summary>An enum of 32 bits without sign.</summary>
public enum OfUInt32 : uint
{
    Zero,
    One,
}

/// <summary>An enum of 64 bits.</summary>
public enum OfInt64 : long
{
    Zero,
    One,
}

/// <summary>An enum of 64 bits without sign.</summary>
public enum OfUInt64 : ulong
{
    Zero,
    One,
}
