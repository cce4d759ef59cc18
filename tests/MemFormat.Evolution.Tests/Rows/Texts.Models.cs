using System.Numerics;
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace MemFormat.Evolution.Tests.AsTexts
{
    namespace V1
    {
        [MemFormattable]
        public partial class Order
        {
            public int Number { get; set; } = 5;

            public long? Maybe { get; set; }

            [MemMember(Encoding = MemEncoding.Compact)]
            public decimal Price { get; set; }

            public Guid Key { get; set; }

            public BigInteger Big { get; set; }

            public List<int?> Lines { get; set; } = [];

            public Dictionary<Guid, ushort> Counts { get; set; } = [];

            public (int, Guid) Pair { get; set; }

            public int After { get; set; }
        }

        [MemFormattable]
        public partial class Large
        {
            public BigInteger? Big { get; set; }
        }
    }

    namespace V2
    {
        [MemFormattable]
        public partial class Order
        {
            public string Number { get; set; } = "";

            public string? Maybe { get; set; }

            public string Price { get; set; } = "";

            public string Key { get; set; } = "";

            public string Big { get; set; } = "";

            public List<string?> Lines { get; set; } = [];

            public Dictionary<string, string> Counts { get; set; } = [];

            public (string, string) Pair { get; set; } = ("", "");

            public int After { get; set; }
        }

        [MemFormattable]
        public partial class Large
        {
            public string? Big { get; set; }
        }

        [MemFormattable]
        public partial class Nulls
        {
            public string? Number { get; set; }

            public string? Price { get; set; }

            public string? Key { get; set; }

            public string? Big { get; set; }

            public List<string?> Lines { get; set; } = [];
        }
    }

    namespace Wrapped
    {
        [MemFormattable]
        public partial class Order
        {
            public string[] Number { get; set; } = [];

            public List<string>? Maybe { get; set; }

            public string? Price { get; set; }
        }
    }

    namespace Chosen
    {
        [MemFormattable]
        public partial class Order
        {
            [MemWas(typeof(string), nameof(Parse))]
            public int Number { get; set; }

            [MemWas(typeof(string), nameof(Parse))]
            public long? Maybe { get; set; }

            private static int Parse(string text) => int.Parse(text, System.Globalization.CultureInfo.InvariantCulture);
        }
    }

    namespace Parsed
    {
        [MemFormattable]
        public partial class Order
        {
            public StringBuilder? Number { get; set; }

            public JsonNode? Maybe { get; set; }

            public JsonElement Price { get; set; }
        }

        [MemFormattable]
        public partial class Lists
        {
            public List<JsonNode?> Lines { get; set; } = [];
        }
    }
}
