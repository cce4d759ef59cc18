using System.Globalization;
using MemFormat.Schema.Shapes;

namespace MemFormat.Schema.Recorded;

/// <summary>Reads one line.</summary>
internal static class RecordedLineParser
{
    private static readonly string[] s_forms = ["class", "struct", "interface", "enum"];

    /// <returns>The line, or null when it is none.</returns>
    public static RecordedLine? Parse(string text, bool isShipped, out string? error)
    {
        var fields = new RecordedFields(text.Split(' '));
        var type = fields.Name("a type", CSharpName.IsType);
        var word = fields.Next("the kind of line");
        var line = fields.Error is not null ? null : word switch
        {
            RecordedType.TheWord => Type(type, fields),
            RecordedMember.TheWord =>
                new RecordedMember(type, fields.Name("an id or a name", RecordedText.IsKey),
                    fields.Name("a kind", RecordedText.IsKind))
                {
                    Name = fields.Option("name=", CSharpName.IsIdentifier),
                    IsRequired = fields.Flag("required")
                },
            RecordedCase.TheWord => new RecordedCase(type, fields.Tag(), fields.Name("the type of the case", RecordedText.IsKind)),
            RecordedValue.TheWord => new RecordedValue(type, fields.Name("a name", RecordedText.IsVisible), fields.Number()),
            RecordedConstant.TheWord => new RecordedConstant(type, fields.Name("a name", RecordedText.IsVisible)),
            RecordedReserved.TheWord => new RecordedReserved(type, fields.Name("an id or a name", RecordedText.IsVisible)),
            RecordedAccepted.TheWord =>
                new RecordedAccepted(type, fields.Name("the id of a diagnostic", RecordedText.IsVisible),
                    fields.Name("an id, a name or *", RecordedText.IsVisible), fields.Rest("the reason")),
            RecordedRoot.TheWord => Root(type, fields, isShipped),
            _ => fields.Fail<RecordedLine>($"'{word}' is not is, member, case, value, constant, reserved, accepts or root"),
        };
        if (line is not (null or RecordedRoot or RecordedAccepted))
            line = line with { IsRemoved = fields.Flag(RecordedLine.Removed) };
        error = fields.End();
        return error is null ? line : null;
    }

    private static RecordedType Type(string type, RecordedFields fields)
    {
        var form = fields.Next("class, struct, interface or enum");
        if (!s_forms.Contains(form))
            fields.Fail<string>($"'{form}' is not class, struct, interface or enum");
        var keys = form == "interface" ? "" : fields.Next(form == "enum" ? "the kind of the enum's integer" : "names or ids");
        if (form is "class" or "struct" && keys is not ("names" or "ids"))
            fields.Fail<string>($"'{keys}' is not names or ids");
        var (basePart, contract) = (fields.Option("base=", CSharpName.IsType), fields.Option("contract=", RecordedText.IsVisible));
        if (contract is not null && RecordedText.Unescape(contract) is null)
            fields.Fail<string>("the contract is not valid");
        return new RecordedType(type, form, keys)
        {
            Base = basePart,
            Contract = contract is null ? null : RecordedText.Unescape(contract),
            PreservesReferences = fields.Flag("references"),
        };
    }

    private static RecordedRoot? Root(string type, RecordedFields fields, bool isShipped)
    {
        var fingerprint = fields.Next("a fingerprint");
        var release = fields.Next("a release");
        var descriptor = fields.Bytes("the descriptor");
        var cases = fields.IsAtEnd ? [] : fields.Bytes("the cases");
        if (fields.Error is not null)
            return null;
        if (isShipped ? !RecordedText.IsRelease(release) : release != RecordedRoot.Unshipped)
        {
            return fields.Fail<RecordedRoot>(isShipped
                ? $"'{release}' is not a release: write a digit, then letters, digits and .-+_"
                : $"nothing here is shipped yet: write '{RecordedRoot.Unshipped}' in place of '{release}'");
        }

        var root = new RecordedRoot(type, release, descriptor.ToEquatableArray(), cases.ToEquatableArray());
        return root.Fingerprint.ToString("x16", CultureInfo.InvariantCulture) == fingerprint
            ? root
            : fields.Fail<RecordedRoot>($"the line is damaged: the fingerprint {fingerprint} is not that of the schema, {root.Fingerprint:x16}");
    }
}
