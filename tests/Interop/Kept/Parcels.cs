using MemFormat;

namespace Parcels.Late
{
    [MemFormattable(PreserveReferences = true)]
    public partial class Person { public string Name { get; set; } = ""; public Person? Boss { get; set; } }
    [MemFormattable]
    public partial class Order
    {
        public int Id { get; set; }
        public Person? Buyer { get; set; }
        public Person? Seller { get; set; }
        public List<string> Notes { get; set; } = [];
    }
}

// The same without the seller and the notes, which it keeps.
namespace Parcels.Early
{
    [MemFormattable(PreserveReferences = true)] public partial class Person { public string Name { get; set; } = ""; }
    [MemFormattable]
    public partial class Order { public int Id { get; set; } public Person? Buyer { get; set; } public MemExtensionData? Extra { get; set; } }
}

// What knows the notes, but keeps nothing; and what knows nothing.
namespace Parcels.Middle
{
    [MemFormattable] public partial class Order { public int Id { get; set; } public List<string> Notes { get; set; } = []; }
}

namespace Parcels.Bare
{
    [MemFormattable] public partial class Order { public int Id { get; set; } }
    [MemFormattable] public partial class Box { public List<Order> Orders { get; set; } = []; }
}

namespace Parcels.Boxed
{
    [MemFormattable] public partial class Box { public List<Early.Order> Orders { get; set; } = []; public int Weight { get; set; } }
}
