using MemFormat.Schemas;

namespace MemFormat.Views.Comparing;

/// <summary>A schema of which no types are known, as if it were one of this process: members are called by their keys.</summary>
internal static class PayloadTypes
{
    public static RootSchema RootOf(byte[] descriptor, WriterSchema schema) =>
        new(descriptor, Array.ConvertAll(schema.Types, Type), []);

    private static ReaderType Type(WriterType type)
    {
        var name = FormattableString.Invariant($"type{type.Number}");
        return new ReaderType(name, Array.ConvertAll(type.Members, m => Member(type, m)))
        {
            Enum = new ReaderEnum(name, type.Enum ?? WriterEnum.Empty),
        };
    }

    private static ReaderMember Member(WriterType type, WriterMember member) => new(
        member.KeyText(type.IsNamed), [], isNullable: true, isOfTypeParameter: false, isRequired: false, [type.IsNamed ? member.Key : NoName]);

    /// <summary>The key of extension data, which no name has.</summary>
    private const uint NoName = uint.MaxValue;
}
