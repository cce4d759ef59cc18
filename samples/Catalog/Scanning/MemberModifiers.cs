using System.Reflection;
using ApiCatalog.Model;

namespace ApiCatalog.Scanning;

/// <summary>Turns the metadata's attributes of members into modifiers.</summary>
internal static class MemberModifiers
{
    /// <summary>The modifiers of a method.</summary>
    public static Modifiers Of(MethodAttributes attributes)
    {
        var isVirtual = (attributes & MethodAttributes.Virtual) != 0;
        var isNew = (attributes & MethodAttributes.NewSlot) != 0;
        var isFinal = (attributes & MethodAttributes.Final) != 0;
        var isAbstract = (attributes & MethodAttributes.Abstract) != 0;
        return ((attributes & MethodAttributes.Static) != 0 ? Modifiers.Static : 0)
            | (isAbstract ? Modifiers.Abstract : 0)
            | ((attributes & MethodAttributes.SpecialName) != 0 ? Modifiers.SpecialName : 0)
            // Final and new in its type: an ordinary method that implements an interface.
            | (isVirtual && isNew && !isFinal && !isAbstract ? Modifiers.Virtual : 0)
            | (isVirtual && !isNew ? Modifiers.Override : 0)
            | (isVirtual && !isNew && isFinal ? Modifiers.Sealed : 0);
    }

    /// <summary>The modifiers of a field.</summary>
    public static Modifiers Of(FieldAttributes attributes) =>
        ((attributes & FieldAttributes.Static) != 0 ? Modifiers.Static : 0)
        | ((attributes & FieldAttributes.InitOnly) != 0 ? Modifiers.ReadOnly : 0)
        | ((attributes & FieldAttributes.Literal) != 0 ? Modifiers.Const : 0);
}
