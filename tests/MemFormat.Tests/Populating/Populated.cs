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
}
