namespace MemFormat.Schemas.Compose;

/// <summary>Learns which cases of unions a body uses, so that they are defined ahead of it.</summary>
internal interface ICaseListener
{
    /// <summary>The definitions of cases that this program does not have.</summary>
    KeptDefinitions Kept { get; }

    /// <summary>The body uses a case of this program.</summary>
    void Use(KnownUnion union, KnownCase own);

    /// <summary>The body uses a case that this program does not have.</summary>
    void Use(uint union, ulong tag, byte[] definition);
}
