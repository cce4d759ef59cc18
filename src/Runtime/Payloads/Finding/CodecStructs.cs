using MemFormat.Codecs.Finding;

namespace MemFormat.Payloads.Finding;

/// <summary>
/// The structs that have a <see cref="CodecForAttribute"/>, named so that trimming keeps them where codecs are composed. eng/CodecList
/// prints their names whenever this project is built.
/// </summary>
internal static partial class CodecStructs
{
    public static List<Type> All
    {
        get
        {
            var all = new List<Type>();
            AddTo(all);
            return all;
        }
    }

    static partial void AddTo(List<Type> all);

    private static void Keep(
        [DynamicallyAccessedMembers(
            DynamicallyAccessedMemberTypes.PublicMethods | DynamicallyAccessedMemberTypes.PublicProperties
            | DynamicallyAccessedMemberTypes.PublicParameterlessConstructor | DynamicallyAccessedMemberTypes.Interfaces)] Type type,
        List<Type> all) => all.Add(type);
}
