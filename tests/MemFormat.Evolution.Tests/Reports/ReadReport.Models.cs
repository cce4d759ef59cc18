namespace MemFormat.Evolution.Tests.Reports
{
    namespace V1
    {
        [MemFormattable]
        public partial class Order
        {
            public int Id { get; set; }

            public List<Line> Lines { get; set; } = [];

            public int[] Gone { get; set; } = [];
        }

        [MemFormattable]
        public partial class Line
        {
            public int Price { get; set; }

            public byte[]? Old { get; set; }
        }

        [MemFormattable]
        public partial class Asking
        {
            public int Id { get; set; }

            public AskingPart Inner { get; set; } = new();
        }

        [MemFormattable]
        public partial class AskingPart
        {
            public int Size { get; set; }
        }

        [MemFormattable]
        public partial class Holder
        {
            public long Gone { get; set; }

            public SamePart Part { get; set; }
        }

        [MemFormattable]
        public partial struct SamePart
        {
            public long Size;
        }

        [MemFormattable]
        public partial class Numbered
        {
            [MemMember(1)]
            public int Id { get; set; }

            [MemMember(3)]
            public string? Note { get; set; }
        }
    }

    namespace V2
    {
        [MemFormattable]
        public partial class Order
        {
            public long Id { get; set; }

            public List<Line> Lines { get; set; } = [];

            public string? Note { get; set; }
        }

        [MemFormattable]
        public partial class Line
        {
            public decimal Price { get; set; }

            public bool More { get; set; }

            public MemExtensionData? Extra { get; set; }
        }

        [MemFormattable]
        public partial class Asking : IMemDeserializedWithReport
        {
            public int Id { get; set; }

            public string? Note { get; set; }

            public AskingPart Inner { get; set; } = new();

            [MemIgnore]
            public string[]? Told { get; set; }

            public void OnDeserialized(MemFormatReadReport report)
            {
                Told = report.Differences.Select(d => d.ToString()).ToArray();
                if (report.IsMissing(nameof(Note)))
                    Note = "from Id";
            }
        }

        [MemFormattable]
        public partial record AskingPart(long Size = 0) : IMemDeserializedWithReport
        {
            [MemIgnore]
            public string[]? Told { get; private set; }

            void IMemDeserializedWithReport.OnDeserialized(MemFormatReadReport report) =>
                Told = report.Differences.Select(d => d.ToString()).ToArray();
        }

        [MemFormattable]
        public partial class Holder
        {
            public SamePart? Part { get; set; }
        }

        [MemFormattable]
        public partial struct SamePart : IMemDeserializedWithReport
        {
            public long Size;

            [MemIgnore]
            public string[]? Told;

            public void OnDeserialized(MemFormatReadReport report) => Told = report.Differences.Select(d => d.ToString()).ToArray();
        }

        [MemFormattable]
        public partial class Keeping : IMemDeserializedWithReport
        {
            public static Action<MemFormatReadReport>? Keep { get; set; }

            public int Id { get; set; }

            public void OnDeserialized(MemFormatReadReport report) => Keep?.Invoke(report);
        }

        [MemFormattable]
        public partial class Numbered
        {
            [MemMember(1)]
            public int Id { get; set; }
        }
    }
}
