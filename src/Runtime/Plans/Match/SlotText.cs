using MemFormat.Schemas;

namespace MemFormat.Plans.Match;

/// <summary>A slot in words, those of C# where it has some, for messages.</summary>
internal static class SlotText
{
    /// <summary>Why a slot cannot be read into the local one.</summary>
    public static MemFormatError ErrorOf(WriterSlot slot) => slot.IsUnknown ? MemFormatError.UnsupportedType : MemFormatError.SchemaMismatch;

    public static string Of(WriterSlot slot) => slot.Kind switch
    {
        WireKind.List => $"a list of {Of(slot.Element!)}",
        WireKind.Map => $"a map from {Of(slot.Key!)} to {Of(slot.Element!)}",
        WireKind.Object or WireKind.Reference => "an object",
        WireKind.Union => "a union",
        WireKind.Bytes => "byte[]",
        WireKind.Extended when slot.IsSerialized => "a payload within the payload",
        WireKind.Opaque => "the values of another custom codec",
        WireKind.Extended => slot.IsUnknown ? "a kind of a later version of the format" : ((WireExtension)slot.Id).ToString(),
        var kind => KindText.Of(kind),
    };
}
