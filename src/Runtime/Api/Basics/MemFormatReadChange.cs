namespace MemFormat;

/// <summary>How a read treated a member that differs between the payload's schema and the reader's.</summary>
public enum MemFormatReadChange
{
    /// <summary>The payload lacks it. It keeps the value of the initializer or the constructor.</summary>
    Missing = 0,

    /// <summary>Only the payload has it. The read skipped it.</summary>
    Skipped = 1,

    /// <summary>Only the payload has it. The read stored it in the object's <see cref="MemExtensionData"/>.</summary>
    Kept = 2,

    /// <summary>Its kind differs. The read converted its values.</summary>
    Converted = 3,
}
