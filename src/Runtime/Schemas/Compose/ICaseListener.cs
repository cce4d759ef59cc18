namespace MemFormat.Schemas.Compose;

/// <summary>Learns which cases of unions a body uses, so that they are defined ahead of it.</summary>
internal interface ICaseListener
{
    void Use(KnownUnion union, KnownCase own);
}
