using MemFormat;

namespace Corpus
{
    /// <content>What it holds, beside.</content>
    public partial class Assembled : IAssembled
    {
        public required bool? Required { get; init; }

        [MemMember]
        internal double Weight { get; set; }

        public List<string> Notes { get; } = [];

        public partial string Name
        {
            get => field ?? "";
            set => field = value;
        }

        public partial int Count
        {
            get;
            init => field = value;
        }
    }
}
