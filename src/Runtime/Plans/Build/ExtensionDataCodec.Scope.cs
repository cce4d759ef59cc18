using MemFormat.Plans.Build;
using MemFormat.Schemas;
using MemFormat.Schemas.Walk;

namespace MemFormat.Codecs;

public partial struct ExtensionDataCodec
{
    private static partial WalkScope NewScope() => new ReadScope(RootSchema.Empty, RootSchema.Empty.Own);
}
