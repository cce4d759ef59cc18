namespace MemFormat.Wire;

/// <summary>The key of the member that holds extension data: the greatest one, so that it is the last of its type.</summary>
internal static class ExtensionKey
{
    /// <summary>Where members are known by name.</summary>
    public const uint Named = uint.MaxValue;

    /// <summary>Where members are known by id.</summary>
    public const uint Numbered = int.MaxValue;

    /// <summary>The key in a type whose members are known by name, or by id.</summary>
    public static uint Of(bool isNamed) => isNamed ? Named : Numbered;
}
