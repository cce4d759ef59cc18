using System.Reflection;
using System.Text.RegularExpressions;

namespace MemFormat.Benchmarks.Peers.Evolution;

/// <summary>Runs both cells of a change and a configuration: new program, old data; old program, new data.</summary>
internal static class CellRun
{
    public static Result[] Of(Change change, Configuration form, CellCompiler compiler)
    {
        Side[] sides;
        try
        {
            sides = [.. change.Versions.Select(version => new Side(compiler.Compile(change, version, form), version))];
            foreach (var side in sides)
            {
                if (Difference(side.Described(side.Read(side.Write(side.Value()))), side.Described(side.Value()), []) is { } difference)
                    throw new NotSupportedException("It does not read its own payload: " + difference.Detail);
            }
        }
        catch (Exception e)
        {
            Result none = new(Outcome.None, e is NotSupportedException ? e.Message : "It does not write or read its own payload: " + Last(e).Message);
            return [none, none];
        }

        return [Read(change, sides[0], sides[1]), Read(change, sides[1], sides[0])];
    }

    private static Result Read(Change change, Side writer, Side reader)
    {
        var judge = change.IsTrip ? writer : reader;
        object? read;
        try
        {
            read = reader.Read(writer.Write(writer.Value()));
            if (change.IsTrip)
                read = writer.Read(reader.Write(read!));
        }
        catch (Exception e)
        {
            var text = string.Join(" ", Chain(e).Select(x => x.Message));
            var names = change.Members.Any(name => Regex.IsMatch(text, $@"\b{name}\b"));
            return new(judge.Version.Refuses ? Outcome.Right : names ? Outcome.Named : Outcome.Refused, text);
        }

        var fresh = Described.Of(read is null ? null : Fresh(read.GetType()));
        if (judge.Version.Refuses)
        {
            var lines = judge.Described(read).Where(line => line.Key is not (".Id" or ".Tail") && line.Value != "object");
            var given = lines.Where(line => !IsDefault(line.Key, line.Value, fresh)).Select(line => $"{line.Key[1..]}: {line.Value}").ToList();
            var detail = $"It should refuse, and gives {string.Join(", ", given.DefaultIfEmpty("nothing"))}";
            return new(given.Count > 0 ? Outcome.Wrong : Outcome.Lost, detail);
        }

        return Difference(judge.Described(read), judge.Described(judge.Reads()), fresh) ?? new(Outcome.Right, "");
    }

    // Null if they are the same. What is a default, or as in a new object, is lost; anything else is wrong.
    private static Result? Difference(Dictionary<string, string> read, Dictionary<string, string> expected, Dictionary<string, string> fresh)
    {
        Result? result = null;
        foreach (var path in expected.Keys.Union(read.Keys))
        {
            var (is_, should) = (read.GetValueOrDefault(path, "nothing"), expected.GetValueOrDefault(path, "nothing"));
            if (is_ == should)
                continue;
            Result next = new(IsDefault(path, is_, fresh) ? Outcome.Lost : Outcome.Wrong, $"{path[1..]} is {is_}, not {should}");
            result = result is { Outcome: Outcome.Wrong } ? result : next;
        }

        return result;
    }

    private static bool IsDefault(string path, string value, Dictionary<string, string> fresh) =>
        value is "nothing" or "null" or "0" or "" or "False" or "[]" or "list" || value == fresh.GetValueOrDefault(path)
        || value.StartsWith("0001-01-01", StringComparison.Ordinal) || value == Guid.Empty.ToString();

    private static object? Fresh(Type type)
    {
        try
        {
            return Activator.CreateInstance(type);
        }
        catch (MissingMethodException)
        {
            return null;
        }
    }

    private static IEnumerable<Exception> Chain(Exception e) => e.InnerException is { } inner ? [e, .. Chain(inner)] : [e];

    private static Exception Last(Exception e) => Chain(e).Last();

    private sealed class Side(Type cell, Version version)
    {
        public Version Version => version;

        public Dictionary<string, string> Described(object? value) => Evolution.Described.Of(value, version.KeepsReferences);

        public byte[] Write(object value) => (byte[])Call("Write", value)!;

        public object? Read(byte[] bytes) => Call("Read", bytes);

        public object Value() => Call("Value")!;

        public object? Reads() => Call("Reads");

        private object? Call(string name, params object[] arguments) =>
            cell.GetMethod(name)!.Invoke(null, BindingFlags.DoNotWrapExceptions, null, arguments, null);
    }
}
