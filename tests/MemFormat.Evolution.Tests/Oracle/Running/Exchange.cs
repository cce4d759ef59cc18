using MemFormat.Payloads.Recorded;

namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>One version writes a value, another one reads it: all that is asked of that.</summary>
internal sealed class Exchange
{
    private readonly ClrTypes _writer, _reader;
    private readonly ObjectValue _value;
    private readonly Func<Model, Interpreter> _rules;
    private readonly MemFormatCodec _writing, _reading;

    public Exchange(ClrTypes writer, ObjectValue value, ClrTypes reader, Func<Model, Interpreter> rules)
    {
        (_writer, _value, _reader, _rules) = (writer, value, reader, rules);
        (_writing, _reading) = (Codec.Of(writer.Root), Codec.Of(reader.Root));
    }

    /// <summary>Runs all checks.</summary>
    /// <returns>What came of it, for the counts, or the first disagreement.</returns>
    public (string Outcome, Disagreement? Disagreement) Run(int seed)
    {
        try
        {
            return (Check(seed), null);
        }
        catch (DisagreementException exception)
        {
            return ("disagreement", exception.Disagreement);
        }
        catch (Exception exception) when (exception is not Xunit.Sdk.XunitException)
        {
            // The library throws one kind of exception only, and not where nothing is wrong.
            return ("disagreement", new(exception.GetType().Name, "no exception", exception.ToString()));
        }
    }

    private string Check(int seed)
    {
        var written = new Materializer(_writer).Root(_value);
        var payload = Payload.Of(_writing, written);
        var interpreter = _rules(_reader.Model);
        var expected = interpreter.Root(_writer.Model, _value);
        foreach (var (way, read) in Reading.Ways(_writing, written, _reading)
            .Append(("in segments", () => _reading.DeserializeObject(Segments.Of(payload)))))
        {
            if (interpreter.Errors.Count > 0)
                Refused(way, read, interpreter.Errors);
            else
                Same(way, expected, read);
        }

        Json(payload);
        Hostile.Read(payload, _reading, new Random(seed));
        if (interpreter.Errors.Count > 0)
            return interpreter.Errors.First().Error.ToString();
        Fingerprints(written, expected);
        Copies(payload, expected);
        Back(payload, expected);
        if (interpreter.KeptCases > 0 && Kept.IsSame(_writer.Model, _reader.Model))
        {
            Unchanged(payload);
            return "kept byte for byte";
        }

        return _writing.RootSchema.Descriptor.AsSpan().SequenceEqual(_reading.RootSchema.Descriptor) ? "read as the own shape" : "read by a plan";
    }

    private static void Refused(string way, Func<object?> read, HashSet<ReadError> errors)
    {
        var wanted = string.Join(" or ", errors.Take(9).Select(Text));
        try
        {
            read();
        }
        catch (MemFormatException exception)
        {
            if (!errors.Any(e => e.Error == exception.Error && (e.Path is null || e.Path == exception.Path)))
                throw new DisagreementException("error", wanted, $"{Text(new(exception.Error, exception.Path))} ({way}; {exception.Message})");
            return;
        }

        throw new DisagreementException("value instead of an error", wanted, $"a value ({way})");
    }

    /// <summary>As in the examples of the guide.</summary>
    private static string Text(ReadError error) => error.Path is null ? error.Error.ToString() : $"{error.Error}: {error.Path}";

    private void Same(string way, ObjectValue expected, Func<object?> reading)
    {
        var wanted = new ValueText(_reader.Model, "V2.").Of(expected);
        var read = Read(way, wanted, reading);
        if (new Difference(_reader.Model).Of(expected, read) is { } difference)
            throw new DisagreementException("value", wanted, $"{difference} ({way})");
        if (Writable.Why(_reader.Model, expected) is not { } no)
        {
            var (bytes, fresh) = (Payload.Of(_reading, read), Payload.Of(_reading, new Materializer(_reader).Root(expected)));
            if (!bytes.AsSpan().SequenceEqual(fresh))
                throw new DisagreementException("bytes of what was read", Convert.ToHexString(fresh), $"{Convert.ToHexString(bytes)} ({way})");
        }
        else if (no == Writable.NullMember)
        {
            Refused("written again", () => Payload.Of(_reading, read), [new(MemFormatError.NullNotAllowed, null)]);
        }
    }

    private static object? Read(string way, string wanted, Func<object?> read)
    {
        try
        {
            return read();
        }
        catch (MemFormatException exception)
        {
            throw new DisagreementException(
                "error instead of a value", wanted, $"{Text(new(exception.Error, exception.Path))} ({way}; {exception.Message})");
        }
    }

    private void Json(byte[] payload)
    {
        using var named = System.Text.Json.JsonDocument.Parse(MemFormatJson.ToString(payload, _writing.Schema));
        using var bare = System.Text.Json.JsonDocument.Parse(MemFormatJson.ToString(payload));
    }

    /// <summary>A fingerprint is enough for the own shape, and no other.</summary>
    private void Fingerprints(object written, ObjectValue expected)
    {
        var isKnown = _writing.RootSchema.Fingerprint64 == _reading.RootSchema.Fingerprint64;
        foreach (var options in (MemFormatOptions[])[Payload.Fingerprint, Payload.Fingerprint64])
        {
            var payload = Payload.Of(_writing, written, options);
            if (isKnown)
                Same(options.Header.ToString(), expected, () => _reading.DeserializeObject(payload));
            else
                Refused(options.Header.ToString(), () => _reading.DeserializeObject(payload), [new(MemFormatError.UnknownSchema, null)]);
        }
    }

    /// <summary>What lacks nothing but cases that are kept gives back each byte.</summary>
    private void Unchanged(byte[] payload)
    {
        var again = Payload.Of(_reading, _reading.DeserializeObject(payload));
        if (!payload.AsSpan().SequenceEqual(again))
            throw new DisagreementException("bytes of kept cases", Convert.ToHexString(payload), Convert.ToHexString(again));
    }

    private void Copies(byte[] payload, ObjectValue expected)
    {
        var access = RootAccess.Of(_reader.Root);
        if (Defaults.IsMadeByNew(_reader.Model, _reader.Model.RootType) && !_reader.Model.RootType.Members.Any(m => m.Access == Access.Parameter))
            Same("populated", expected, () => access.Populate(payload, Activator.CreateInstance(_reader.Root)!));
        if (Writable.Why(_reader.Model, expected) is null)
            Same("cloned", expected, () => access.Clone(new Materializer(_reader).Root(expected)));
    }

    /// <summary>What was read and written again is read by who wrote it first.</summary>
    private void Back(byte[] payload, ObjectValue expected)
    {
        if (Writable.Why(_reader.Model, expected) == Writable.NullMember)
            return;
        var interpreter = _rules(_writer.Model);
        var back = interpreter.Root(_reader.Model, expected);
        var again = Payload.Of(_reading, _reading.DeserializeObject(payload));
        if (interpreter.Errors.Count > 0)
        {
            Refused("read back", () => _writing.DeserializeObject(again), interpreter.Errors);
            return;
        }

        var wanted = new ValueText(_writer.Model, "V1.").Of(back);
        if (new Difference(_writer.Model).Of(back, Read("read back", wanted, () => _writing.DeserializeObject(again))) is { } difference)
            throw new DisagreementException("value read back", wanted, difference);
    }
}
