namespace MemFormat.Generator.Parsing.Symbols;

/// <summary>Attributes of other serializers.</summary>
internal static class Foreign
{
    private static readonly string[] s_ignores =
    [
        "System.Text.Json.Serialization.JsonIgnoreAttribute", "Newtonsoft.Json.JsonIgnoreAttribute",
        "System.Runtime.Serialization.IgnoreDataMemberAttribute",
        "System.Xml.Serialization.XmlIgnoreAttribute", "System.Xml.Serialization.SoapIgnoreAttribute", "System.NonSerializedAttribute",
        "System.Web.Script.Serialization.ScriptIgnoreAttribute", "MessagePack.IgnoreMemberAttribute", "MemoryPack.MemoryPackIgnoreAttribute",
        "ProtoBuf.ProtoIgnoreAttribute",
        "MongoDB.Bson.Serialization.Attributes.BsonIgnoreAttribute", "LiteDB.BsonIgnoreAttribute", "YamlDotNet.Serialization.YamlIgnoreAttribute",
        "CsvHelper.Configuration.Attributes.IgnoreAttribute", "Utf8Json.IgnoreDataMemberAttribute",
        "MsgPack.Serialization.MessagePackIgnoreAttribute",
    ];

    /// <summary>Whether it leaves out a member. A condition other than Always leaves out some values only.</summary>
    public static bool LeavesOut(AttributeData attribute) =>
        s_ignores.Any(name => AttributeReader.IsOf(attribute, name)) && AttributeReader.EnumName(attribute, "Condition") is null or "Always";
}
