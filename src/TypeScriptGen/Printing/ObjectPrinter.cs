namespace MemFormat.TypeScriptGen.Printing;

/// <summary>Prints a type with a body: its interface, and the functions that read and write bodies.</summary>
internal sealed class ObjectPrinter(TypeScriptModel model, Imports names, Printer code)
{
    private readonly TypeExpressions _types = new(model, names);
    private readonly ReadExpressions _reads = new(model, names);
    private readonly WriteStatements _writes = new(model, names);

    public void Print(ClosedType type)
    {
        var parts = BodyLayout.Parts(model, type);
        if (model.LeftOut.Has(type.Type))
        {
            Skip(type, parts);
            return;
        }

        if (type.CaseName is not null && BodyLayout.Declared(parts).FirstOrDefault(m => m.Name == model.Options.Discriminator) is { } other)
            throw new PrintingException($"{type.Type.Name} is a case of a union, and its member {other.Declared!.Name} has the name of the discriminator. Choose another discriminator than {other.Name}.");
        Declare(type, parts);
        code.Gap();
        Read(type, parts);
        if (model.LeftOut.CanWrite(type.Type))
        {
            code.Gap();
            Write(type, parts);
        }

        if (type.CaseName is { } name && type.Manifest is not null)
        {
            code.Gap();
            code.Line($"/** Whether a value of a union is the case {type.Name}. */");
            var beside = new PlainCases(model).Beside(type);
            var others = string.Concat(beside.Select(k => " | " + k));
            code.Line($"export function is{type.Name}(value: {{ {model.Options.Discriminator}: string }}{others}): value is {ResultOf(type, model, names)} {{");
            code.Line($"return {(beside.Count > 0 ? "typeof value === 'object' && " : "")}value.{model.Options.Discriminator} === {Identifiers.Quoted(name)};");
            code.Line("}");
        }

        if (type.Manifest is { IsAbstract: false })
        {
            code.Gap();
            new CreatePrinter(model, names, code, _types).Print(type, parts);
        }
    }

    /// <summary>The type of a member.</summary>
    public static string TypeOf(LayoutMember member, TypeExpressions types) => types.NotNull(member.Type) + (member.CanBeNull ? " | null" : "");

    private void Declare(ClosedType type, IReadOnlyList<BodyLayout> parts)
    {
        code.Comment(type.Manifest?.Summary ?? "");
        if (type.Type.Kind == ManifestTypeKind.Tuple)
        {
            code.Line($"export type {type.Name} = [{string.Join(", ", parts[0].Members.OrderBy(Element).Select(m => TypeOf(m, _types)))}];");
            return;
        }

        if (type.Type.Kind == ManifestTypeKind.Grid)
        {
            code.Line($"export type {type.Name} = {{ lengths: number[]; items: {_types.NotNull(parts[0].Members[0].Type)} }};");
            return;
        }

        code.Line($"export interface {type.Name} {{");
        foreach (var member in BodyLayout.Declared(parts))
        {
            code.Comment(member.Declared?.Summary ?? "");
            code.Line($"{member.Name}: {TypeOf(member, _types)};");
        }

        code.Line("}");
    }

    // ---- Reading

    private void Read(ClosedType type, IReadOnlyList<BodyLayout> parts)
    {
        names.UsesReader = true;
        var camel = Identifiers.Camel(type.Name);
        var result = ResultOf(type, model, names);
        if (type.IsBlock)
        {
            code.Line($"export function {camel}At(view: DataView, at: number): {result} {{");
            Return(type, parts, model, code, "return ", ";", InLiteral(type));
        }
        else if (type.IsReference)
        {
            code.Line($"export function {camel}Body(r: mf.Reader, value: {result}): void {{");
            ReadParts(type, parts);
            Return(type, parts, model, code, "Object.assign(value, ", $" satisfies {result});", InLiteral(type));
        }
        else
        {
            code.Line($"export function {camel}Body(r: mf.Reader): {result} {{");
            if (type.IsRecursive)
                code.Line("mf.enter(r);");
            ReadParts(type, parts);
            if (type.IsRecursive)
                code.Line("r.depth++;");
            Return(type, parts, model, code, "return ", ";", InLiteral(type));
        }

        code.Line("}");
    }

    /// <summary>For a type that is left out: a function to skip its bodies within others.</summary>
    private void Skip(ClosedType type, IReadOnlyList<BodyLayout> parts)
    {
        var camel = Identifiers.Camel(type.Name);
        if (type.IsBlock)
        {
            code.Line($"export function {camel}At(): void {{}}");
            return;
        }

        names.UsesReader = true;
        code.Line($"export function {camel}Body(r: mf.Reader): void {{");
        if (type is { IsRecursive: true, IsReference: false })
            code.Line("mf.enter(r);");
        ReadParts(type, parts);
        if (type is { IsRecursive: true, IsReference: false })
            code.Line("r.depth++;");
        code.Line("}");
    }

    private void ReadParts(ClosedType type, IReadOnlyList<BodyLayout> parts)
    {
        for (var p = 0; p < parts.Count; p++)
        {
            var part = parts[p];
            if (part.HeadSize > 0)
                code.Line($"{(IsHeadUsed(part) ? $"const {At(p)} = " : "")}mf.take(r, {part.HeadSize});");
            var flags = Math.Max(part.FlagBytes, part.Members.Count == 0 ? 1 : 0);
            for (var i = 0; i < flags; i++)
            {
                var used = IsFlagByteUsed(part, i) || SpareBits(part, i) < 8;
                if (used)
                    code.Line($"const {Flag(p, i)} = r.bytes[{At(p)}{(i > 0 ? " + " + Text(i) : "")}]!;");
                if (SpareBits(part, i) < 8)
                    code.Line($"mf.spare(r, {Flag(p, i)}{(SpareBits(part, i) > 0 ? " >> " + Text(SpareBits(part, i)) : "")});");
            }

            foreach (var member in part.Behind)
            {
                code.Line(member.IsExtensionData
                    ? names.Reader("skipExtension") + "(r);"
                    : member.IsLeftOut ? Behind(member, type, p) + ";" : $"const {LocalOf(member)} = {Behind(member, type, p)};");
            }
        }
    }

    /// <summary>How many bits of a flag byte are used; 8 for those that need no check.</summary>
    private static int SpareBits(BodyLayout part, int flagByte) =>
        part.Members.Count == 0 ? 0 : flagByte == part.FlagBytes - 1 && part.FlagBits % 8 != 0 ? part.FlagBits % 8 : 8;

    private static bool IsFlagByteUsed(BodyLayout part, int flagByte) => part.Members.Any(m =>
        (m.Place is WirePlace.Present or WirePlace.Optional || (m.Place == WirePlace.Bit && !m.IsLeftOut)) && m.Bit / 8 == flagByte);

    /// <summary>Whether anything that is printed asks where flags and block are.</summary>
    private static bool IsHeadUsed(BodyLayout part) => part.Members.Count == 0 || part.FlagBits % 8 != 0
        || part.Members.Any(m => m.Place is WirePlace.Present or WirePlace.Optional or WirePlace.Compact or WirePlace.CompactOptional
            || (!m.IsLeftOut && m.Place is WirePlace.Fixed or WirePlace.Bit or WirePlace.BitOptional));

    private string Behind(LayoutMember member, ClosedType type, int p)
    {
        var slot = member.Slot;
        if (member.Place is WirePlace.Compact or WirePlace.CompactOptional)
        {
            var getter = _reads.Getter(ReadExpressions.Core(member.Type), slot);
            return member.HasPresence
                ? $"{names.Reader("compactOrNull")}(r, {(int)slot.Kind}, {At(p)}, {member.Bit}, {getter})"
                : $"{getter}({names.Reader("compact")}(r, {(int)slot.Kind}, {At(p)}, {member.Bit}), 0)";
        }

        var value = _reads.Value(member.Type, slot, type.Numbers);
        var saysNull = ReadExpressions.SaysNull(slot);
        var isNullUnknown = slot.Kind == WireKind.Union && model.Union(ReadExpressions.Core(member.Type)).Union.UnknownIsNull;
        var cast = !member.IsLeftOut && ReadExpressions.NeedsCast(member.Type, slot) ? " as " + _types.NotNull(member.Type) : "";
        if ((saysNull && !TypeScriptModel.IsNumber(member.Type) && !(member.CanBeNull && !member.HasPresence))
            || (isNullUnknown && !member.CanBeNull))
        {
            value = ReadExpressions.NotNull(value);
        }
        else if (cast.Length > 0)
        {
            cast += " | null";
        }

        if (!member.HasPresence)
            return value + cast;
        var otherwise = member.CanBeNull ? "null" : "mf.fail('NullNotAllowed', r.at)";
        return $"{IsSet(member.Bit, p)} ? {value}{cast} : {otherwise}";
    }

    /// <summary>The type of objects that are read: those of cases of unions say which one they are.</summary>
    public static string ResultOf(ClosedType type, TypeScriptModel model, Imports names) =>
        (type.CaseName is null ? "" : $"{{ {model.Options.Discriminator}: {Identifiers.Quoted(type.CaseName)} }} & ") + names.TypeName(type.Type);

    /// <summary>Prints what makes a value of its members.</summary>
    public static void Return(
        ClosedType type,
        IReadOnlyList<BodyLayout> parts,
        TypeScriptModel model,
        Printer code,
        string before,
        string after,
        Func<LayoutMember, int, string> value)
    {
        if (type.Type.Kind == ManifestTypeKind.Tuple)
        {
            code.Line($"{before}[{string.Join(", ", parts[0].Members.OrderBy(Element).Select(m => value(m, 0)))}]{after}");
            return;
        }

        if (type.Type.Kind == ManifestTypeKind.Grid)
        {
            var lengths = string.Join(", ", parts[0].Members.Skip(1).Select(m => value(m, 0)));
            code.Line($"const lengths = [{lengths}];");
            code.Line("if (lengths.reduce((a, b) => a * b) !== items.length || lengths.some(n => n < 0)) mf.fail('InvalidData', r.at);");
            code.Line($"{before}{{ lengths, items }}{after}");
            return;
        }

        code.Line($"{before}{{");
        if (type.CaseName is { } name)
            code.Line($"{model.Options.Discriminator}: {Identifiers.Quoted(name)},");
        for (var p = 0; p < parts.Count; p++)
        {
            foreach (var member in BodyLayout.Declared([parts[p]]))
            {
                var text = value(member, p);
                code.Line(text == member.Name ? text + "," : $"{member.Name}: {text},");
            }
        }

        code.Line("}" + after);
    }

    private Func<LayoutMember, int, string> InLiteral(ClosedType type) => (member, p) => InLiteral(member, p, type.IsBlock);

    private string InLiteral(LayoutMember member, int p, bool isBlock) => member.Place switch
    {
        WirePlace.Fixed =>
            $"{_reads.Getter(ReadExpressions.Core(member.Type), member.Slot)}({(isBlock ? "view" : "r.view")}, {Plus(p, member.Offset)})",
        WirePlace.Bit => $"({IsSet(member.Bit, p)}) !== 0",
        WirePlace.BitOptional => $"{names.Reader("boolOrNull")}(r, {At(p)}, {member.Bit})",
        _ => LocalOf(member),
    };

    private static string IsSet(int bit, int p) => $"{Flag(p, bit / 8)} & {1 << (bit % 8)}";

    // ---- Writing

    private void Write(ClosedType type, IReadOnlyList<BodyLayout> parts)
    {
        names.UsesWriter = true;
        if (type.IsBlock)
        {
            code.Line($"export function set{type.Name}(view: DataView, at: number, value: {type.Name}): void {{");
            Check(type, parts);
            Fixed(type, parts[0], 0, "view");
            code.Line("}");
            return;
        }

        code.Line($"export function put{type.Name}(w: out.Writer, value: {type.Name}): void {{");
        if (type.IsRecursive && !type.IsReference)
            code.Line("out.enter(w);");
        Check(type, parts);
        for (var p = 0; p < parts.Count; p++)
        {
            var part = parts[p];
            if (part.HeadSize > 0)
                code.Line($"const {At(p)} = out.room(w, {part.HeadSize});");
            for (var i = 0; i < Math.Max(part.FlagBytes, part.Members.Count == 0 ? 1 : 0); i++)
                code.Line($"w.bytes[{Plus(p, i)}] = {FlagByte(type, part, i)};");
            Fixed(type, part, p, "w.view");
            foreach (var member in part.Behind)
                code.Line(WriteBehind(type, member, p));
        }

        if (type.IsRecursive && !type.IsReference)
            code.Line("w.depth++;");
        code.Line("}");
    }

    /// <summary>Prints what refuses values of another form, where writing the members would not.</summary>
    private void Check(ClosedType type, IReadOnlyList<BodyLayout> parts)
    {
        var members = parts.SelectMany(p => p.Members).Where(m => !m.IsExtensionData).ToList();
        if (type.Type.Kind == ManifestTypeKind.Tuple)
            code.Line($"out.tuple(value, {Text(members.Count)});");
        else if (type.Type.Kind == ManifestTypeKind.Grid)
            code.Line($"out.grid(value, {Text(members.Count - 1)});");
        else if (members.All(m => (m.HasPresence && m.CanBeNull) || m.Place == WirePlace.BitOptional))
            code.Line("out.object(value);");
    }

    private void Fixed(ClosedType type, BodyLayout part, int p, string view)
    {
        foreach (var member in part.Members.Where(m => m.Place == WirePlace.Fixed))
            code.Line($"{_writes.Setter(ReadExpressions.Core(member.Type), member.Slot)}({view}, {Plus(p, member.Offset)}, {Access(type, member)});");
    }

    private static string FlagByte(ClosedType type, BodyLayout part, int i)
    {
        var terms = new List<string>();
        var always = 0;
        foreach (var member in part.Members)
        {
            if (member.HasPresence && member.Bit / 8 == i)
            {
                if (member.CanBeNull)
                    terms.Add($"({Access(type, member)} != null ? {1 << (member.Bit % 8)} : 0)");
                else
                    always |= 1 << (member.Bit % 8);
            }

            if (member.Place == WirePlace.Bit && member.Bit / 8 == i)
                terms.Add($"out.flag({Access(type, member)}, {1 << (member.Bit % 8)})");
            else if (member.Place == WirePlace.BitOptional && member.ValueBit / 8 == i)
                terms.Add($"({Access(type, member)} != null ? out.flag({Access(type, member)}, {1 << (member.ValueBit % 8)}) : 0)");
        }

        if (always > 0 || terms.Count == 0)
            terms.Insert(0, Text(always));
        return string.Join(" | ", terms);
    }

    private string WriteBehind(ClosedType type, LayoutMember member, int p)
    {
        if (member.IsExtensionData)
            return "out.varint(w, 1);";
        var access = Access(type, member);
        var condition = member.HasPresence && member.CanBeNull ? $"if ({access} != null) " : "";
        if (member.Place is WirePlace.Compact or WirePlace.CompactOptional)
            return $"{condition}out.compact(w, {(int)member.Slot.Kind}, {At(p)}, {member.ValueBit}, {access}, {_writes.Setter(ReadExpressions.Core(member.Type), member.Slot)});";
        var isObject = member.Slot.Kind is WireKind.Object or WireKind.Reference or WireKind.Union or WireKind.Opaque;
        var mustBeThere = !member.CanBeNull && (ReadExpressions.SaysNull(member.Slot) || (isObject && member.HasPresence));
        var call = _writes.Value(mustBeThere ? $"out.notNull({access})" : access, member.Type, member.Slot);
        if (mustBeThere && ReadExpressions.Core(member.Type) is { Kind: ManifestTypeKind.String } text)
            call = WriteStatements.NotNullText(access, text);
        return $"{condition}{call};";
    }

    private static string Access(ClosedType type, LayoutMember member) => type.Type.Kind switch
    {
        ManifestTypeKind.Tuple => $"value[{Element(member)}]",
        ManifestTypeKind.Grid when member.Name != "items" => $"value.lengths[{member.Name[6..]}]!",
        _ => "value." + member.Name,
    };

    /// <summary>Which element of a tuple a member is.</summary>
    private static int Element(LayoutMember member) => int.Parse(member.Name.AsSpan("item".Length), CultureInfo.InvariantCulture) - 1;

    // ---- Names

    private string LocalOf(LayoutMember member) => names.Local(member.Name);

    private static string At(int part) => part == 0 ? "at" : "at" + Text(part);

    private static string Plus(int part, int offset) => offset == 0 ? At(part) : $"{At(part)} + {Text(offset)}";

    private static string Flag(int part, int i) => part == 0 ? "f" + Text(i) : $"f{Text(part)}_{Text(i)}";

    private static string Text(int number) => number.ToString(CultureInfo.InvariantCulture);
}
