namespace MemFormat.Tests;

/// <content>The forms that are structs.</content>
internal static partial class Populated
{
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
}
