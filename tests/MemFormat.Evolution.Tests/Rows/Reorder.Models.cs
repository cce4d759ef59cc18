namespace MemFormat.Evolution.Tests.Reorder
{
    namespace V1
    {
        [MemFormattable]
        public partial class Car : Vehicle
        {
            public bool IsOpen { get; set; }

            public string? Name { get; set; }

            public Pair Pair { get; set; }
        }

        public abstract class Vehicle
        {
            public int Wheels { get; set; }

            public bool IsFast { get; set; }

            public DateOnly Built { get; set; }
        }

        [MemFormattable]
        public partial struct Pair
        {
            public int A;
            public int B;
        }
    }

    namespace Elsewhere.V2
    {
        [MemFormattable]
        public partial class Auto : Between
        {
            public Two Pair { get; set; }

            public int Wheels { get; set; }

            public string? Name { get; set; }
        }

        public class Between : Vehicle
        {
            public bool IsOpen { get; set; }

            public DateOnly Built { get; set; }
        }

        [MemFormattable]
        public partial class Vehicle
        {
            public bool IsFast { get; set; }
        }

        [MemFormattable]
        public partial struct Two
        {
            public int A;
            public int B;
        }
    }

    namespace V3
    {
        [MemFormattable]
        public partial struct Pair
        {
            public int B;
            public int A;
        }

        [MemFormattable]
        public partial class Car
        {
            public bool IsFast { get; set; }

            public bool IsOpen { get; set; }

            public string? Name { get; set; }

            public Pair Pair { get; set; }

            public DateOnly Built { get; set; }

            public int Wheels { get; set; }
        }
    }
}
