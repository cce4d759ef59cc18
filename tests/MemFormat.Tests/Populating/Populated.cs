namespace MemFormat.Tests;

/// <summary>The types that <see cref="PopulateFormTests"/> reads into: the same members, declared in each form of C#.</summary>
internal static partial class Populated
{
    /// <summary>The members. A payload of <see cref="Earlier"/> has the first three.</summary>
    internal interface IForm
    {
        int Id { get; }

        string Name { get; }

        List<Part> Parts { get; }

        string Extra { get; }

        int Note { get; }

        List<int> Kept { get; }

        /// <summary>Makes a value.</summary>
        static abstract IForm Of(int id, string name, List<Part> parts, string extra, int note, List<int> kept);
    }

    [MemFormattable]
    internal sealed partial class Part
    {
        public int A { get; set; }

        public int B { get; set; }
    }

    [MemFormattable]
    internal sealed partial class EarlierPart
    {
        public int A { get; set; }
    }

    [MemFormattable]
    internal sealed partial class Earlier
    {
        public int Id { get; set; }

        public string Name { get; set; } = "";

        public List<EarlierPart> Parts { get; set; } = [];
    }

    [MemFormattable]
    internal partial class Settable : IForm
    {
        public int Id { get; set; }

        public string Name { get; set; } = "";

        public List<Part> Parts { get; set; } = [];

        public string Extra { get; set; } = "";

        public int Note { get; set; } = -1;

        public List<int> Kept { get; set; } = [];

        public static IForm Of(int id, string name, List<Part> parts, string extra, int note, List<int> kept) =>
            new Settable { Id = id, Name = name, Parts = parts, Extra = extra, Note = note, Kept = kept };
    }

    [MemFormattable]
    internal partial class Initialized : IForm
    {
        public int Id { get; init; }

        public string Name { get; init; } = "";

        public List<Part> Parts { get; init; } = [];

        public string Extra { get; init; } = "";

        public int Note { get; init; } = -1;

        public List<int> Kept { get; init; } = [];

        public static IForm Of(int id, string name, List<Part> parts, string extra, int note, List<int> kept) =>
            new Initialized { Id = id, Name = name, Parts = parts, Extra = extra, Note = note, Kept = kept };
    }

    [MemFormattable]
    internal partial class Required : IForm
    {
        public required int Id { get; set; }

        public required string Name { get; init; }

        public List<Part> Parts { get; set; } = [];

        public required string Extra { get; set; }

        public required int Note { get; init; }

        public required List<int> Kept { get; set; }

        public static IForm Of(int id, string name, List<Part> parts, string extra, int note, List<int> kept) =>
            new Required { Id = id, Name = name, Parts = parts, Extra = extra, Note = note, Kept = kept };
    }

    [MemFormattable]
    internal partial class Constructed : IForm
    {
        public Constructed(int id, string name, List<Part> parts, string extra, int note, List<int> kept) =>
            (Id, Name, Parts, Extra, Note, Kept) = (id, name, parts, extra, note, kept);

        public int Id { get; }

        public string Name { get; }

        public List<Part> Parts { get; }

        public string Extra { get; }

        public int Note { get; }

        public List<int> Kept { get; }

        public static IForm Of(int id, string name, List<Part> parts, string extra, int note, List<int> kept) =>
            new Constructed(id, name, parts, extra, note, kept);
    }

    [MemFormattable]
    internal partial class RequiredAndConstructed(int id, string extra) : IForm
    {
        public int Id { get; } = id;

        public required string Name { get; init; }

        public List<Part> Parts { get; private set; } = [];

        public string Extra { get; } = extra;

        public required int Note { get; set; }

        public List<int> Kept { get; init; } = [];

        public static IForm Of(int id, string name, List<Part> parts, string extra, int note, List<int> kept) =>
            new RequiredAndConstructed(id, extra) { Name = name, Parts = parts, Note = note, Kept = kept };
    }

    [MemFormattable]
    internal sealed partial class Filled : IForm
    {
        public int Id { get; init; }

        public string Name { get; init; } = "";

        public List<Part> Parts { get; } = [];

        public string Extra { get; private init; } = "";

        public int Note { get; private set; } = -1;

        public List<int> Kept { get; } = [];

        public static IForm Of(int id, string name, List<Part> parts, string extra, int note, List<int> kept)
        {
            var made = new Filled { Id = id, Name = name, Extra = extra, Note = note };
            made.Parts.AddRange(parts);
            made.Kept.AddRange(kept);
            return made;
        }
    }

    [MemFormattable]
    internal sealed partial record Positional(int Id, string Name, List<Part> Parts, string Extra, int Note, List<int> Kept) : IForm
    {
        public static IForm Of(int id, string name, List<Part> parts, string extra, int note, List<int> kept) =>
            new Positional(id, name, parts, extra, note, kept);
    }

    [MemFormattable]
    internal partial record Mixed(int Id, string Extra = "none") : IForm
    {
        public string Name { get; init; } = "";

        public List<Part> Parts { get; set; } = [];

        public int Note { get; init; } = -1;

        public List<int> Kept { get; set; } = [];

        public static IForm Of(int id, string name, List<Part> parts, string extra, int note, List<int> kept) =>
            new Mixed(id, extra) { Name = name, Parts = parts, Note = note, Kept = kept };
    }

    internal abstract record Base(int Id, string Extra)
    {
        public string Name { get; init; } = "";
    }

    [MemFormattable]
    internal sealed partial record Derived(int Id, string Extra, int Note) : Base(Id, Extra), IForm
    {
        public List<Part> Parts { get; init; } = [];

        public required List<int> Kept { get; init; }

        public static IForm Of(int id, string name, List<Part> parts, string extra, int note, List<int> kept) =>
            new Derived(id, extra, note) { Name = name, Parts = parts, Kept = kept };
    }

    [MemFormattable]
    internal partial struct Struct : IForm
    {
        public Struct()
        {
        }

        public int Id { get; set; }

        public string Name { get; set; } = "";

        public List<Part> Parts { get; set; } = [];

        public string Extra { get; set; } = "";

        public int Note { get; set; } = -1;

        public List<int> Kept { get; set; } = [];

        public static IForm Of(int id, string name, List<Part> parts, string extra, int note, List<int> kept) =>
            new Struct { Id = id, Name = name, Parts = parts, Extra = extra, Note = note, Kept = kept };
    }

    [MemFormattable]
    internal partial struct InitStruct : IForm
    {
        public InitStruct()
        {
        }

        public int Id { get; init; }

        public string Name { get; init; } = "";

        public List<Part> Parts { get; init; } = [];

        public string Extra { get; init; } = "";

        public int Note { get; init; } = -1;

        public List<int> Kept { get; init; } = [];

        public static IForm Of(int id, string name, List<Part> parts, string extra, int note, List<int> kept) =>
            new InitStruct { Id = id, Name = name, Parts = parts, Extra = extra, Note = note, Kept = kept };
    }

    [MemFormattable]
    internal partial struct RequiredStruct : IForm
    {
        public int Id { get; set; }

        public required string Name { get; set; }

        public List<Part> Parts { get; set; }

        public required string Extra { get; set; }

        public required int Note { get; init; }

        public List<int> Kept { get; set; }

        public static IForm Of(int id, string name, List<Part> parts, string extra, int note, List<int> kept) =>
            new RequiredStruct { Id = id, Name = name, Parts = parts, Extra = extra, Note = note, Kept = kept };
    }

    [MemFormattable]
    internal readonly partial struct ReadonlyStruct : IForm
    {
        public ReadonlyStruct(int id, string name, List<Part> parts, string extra, int note, List<int> kept) =>
            (Id, Name, Parts, Extra, Note, Kept) = (id, name, parts, extra, note, kept);

        public int Id { get; }

        public string Name { get; }

        public List<Part> Parts { get; }

        public string Extra { get; }

        public int Note { get; }

        public List<int> Kept { get; }

        public static IForm Of(int id, string name, List<Part> parts, string extra, int note, List<int> kept) =>
            new ReadonlyStruct(id, name, parts, extra, note, kept);
    }

    [MemFormattable]
    internal partial record struct RecordStruct(int Id, string Name, List<Part> Parts, string Extra, int Note, List<int> Kept) : IForm
    {
        public static IForm Of(int id, string name, List<Part> parts, string extra, int note, List<int> kept) =>
            new RecordStruct(id, name, parts, extra, note, kept);
    }

    [MemFormattable]
    internal readonly partial record struct ReadonlyRecordStruct(int Id, string Name, List<Part> Parts) : IForm
    {
        public string Extra { get; init; } = "";

        public int Note { get; init; } = -1;

        public List<int> Kept { get; init; } = [];

        public static IForm Of(int id, string name, List<Part> parts, string extra, int note, List<int> kept) =>
            new ReadonlyRecordStruct(id, name, parts) { Extra = extra, Note = note, Kept = kept };
    }

    [MemFormattable]
    internal sealed partial record Generic<T>(int Id, string Name, List<Part> Parts, string Extra, int Note, T Kept) : IForm
        where T : List<int>
    {
        List<int> IForm.Kept => Kept;

        public static IForm Of(int id, string name, List<Part> parts, string extra, int note, List<int> kept) =>
            new Generic<List<int>>(id, name, parts, extra, note, kept);
    }

    [MemFormattable]
    internal partial struct GenericStruct<T> : IForm
        where T : List<int>
    {
        public int Id { get; init; }

        public string Name { get; init; }

        public List<Part> Parts { get; init; }

        public string Extra { get; init; }

        public int Note { get; init; }

        public T Kept { get; init; }

        readonly List<int> IForm.Kept => Kept;

        public static IForm Of(int id, string name, List<Part> parts, string extra, int note, List<int> kept) =>
            new GenericStruct<List<int>> { Id = id, Name = name, Parts = parts, Extra = extra, Note = note, Kept = kept };
    }

    /// <summary>Holds values in each place that reads into values.</summary>
    [MemFormattable]
    internal sealed partial class Holder<T>
    {
        public T? One { get; set; }

        public List<T> Many { get; set; } = [];

        public T[] Row { get; set; } = [];

        public Dictionary<string, T> Map { get; set; } = [];
    }

    /// <summary>The same places in a struct, for values that may be null.</summary>
    [MemFormattable]
    internal partial record struct HolderStruct<T>(T? One, List<T?> Many, T?[] Row, Dictionary<string, T?> Map);

    /// <summary>Structs as members of types that are not generic.</summary>
    [MemFormattable]
    internal sealed partial class Structs
    {
        public Struct Plain { get; set; } = new();

        public Struct? Maybe { get; set; }

        public ReadonlyStruct Rebuilt { get; set; }

        public RecordStruct? MaybeRebuilt { get; set; }

        public Point Block { get; set; }

        public List<Point> Blocks { get; set; } = [];

        public Point?[] Gaps { get; set; } = [];
    }

    [MemFormattable]
    internal readonly partial record struct StructsInRecord(Struct Plain, Struct? Maybe, ReadonlyStruct Rebuilt, RecordStruct? MaybeRebuilt, Point Block, List<Point> Blocks, Point?[] Gaps);

    [MemFormattable]
    internal sealed partial class EarlierStructs
    {
        public Earlier Plain { get; set; } = new();

        public Earlier? Maybe { get; set; }

        public Earlier Rebuilt { get; set; } = new();

        public Earlier? MaybeRebuilt { get; set; }

        public EarlierPoint Block { get; set; }

        public List<EarlierPoint> Blocks { get; set; } = [];

        public EarlierPoint?[] Gaps { get; set; } = [];
    }

    [MemFormattable]
    internal partial struct Point
    {
        public Point()
        {
        }

        public int X { get; set; }

        public int Y { get; set; } = 7;
    }

    [MemFormattable]
    internal partial struct EarlierPoint
    {
        public int X { get; set; }
    }

    /// <summary>A block with a member that every payload must have.</summary>
    [MemFormattable]
    internal partial struct RequiredPoint
    {
        public int X { get; set; }

        public required int Y { get; set; }
    }
}
