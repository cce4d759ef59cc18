using System.Diagnostics.CodeAnalysis;
using MemFormat.Codecs.Finding;

namespace MemFormat.Payloads.Finding;

/// <summary>
/// The structs that have a <see cref="CodecForAttribute"/>, named so that trimming keeps them where codecs are composed.
/// </summary>
internal static partial class CodecStructs
{
    /// <summary>All of them: eng/CodecList prints the list whenever this project is built.</summary>
    public static partial Type[] All { get; }

    private static Type Kept(
        [DynamicallyAccessedMembers(
            DynamicallyAccessedMemberTypes.PublicMethods | DynamicallyAccessedMemberTypes.PublicProperties
            | DynamicallyAccessedMemberTypes.PublicParameterlessConstructor | DynamicallyAccessedMemberTypes.Interfaces)] Type type) => type;
}
