using System.Globalization;
using MemFormat.Analyzers.Migration;
using MemFormat.Generator.Parsing.Members;
using MemFormat.Generator.Parsing.Reporting;
using Microsoft.CodeAnalysis.CSharp;

namespace MemFormat.CodeFixes.Migration;

/// <summary>Replaces the attributes of another serializer on a type and its members.</summary>
internal sealed class TypeMover(Edits edits, SemanticModel model, INamedTypeSymbol type, Origin origin)
{
    private readonly AttributeChanges _changes = new(edits.Cancellation);
    private readonly Dictionary<ISymbol, int> _ids = MovedIds.Choose(type, origin);
    private readonly List<ISymbol> _members =
        [.. type.GetMembers()
            .Where(m => m is IPropertySymbol or IFieldSymbol && !m.IsStatic
                && (!m.IsImplicitlyDeclared || m is IPropertySymbol { Name: not "EqualityContract" }))];

    /// <summary>Moves a type, unless it has been moved.</summary>
    public static bool Move(Edits edits, SemanticModel model, INamedTypeSymbol type)
    {
        if (AttributeReader.Has(type, KnownNames.Formattable) || Origin.Find(type) is not { } origin)
            return false;
        if (edits.Visit(type) && Declaration.Of(edits, type).Any())
            new TypeMover(edits, model, type, origin).Move();
        return true;
    }

    private bool IsNumbered => _ids.Count > 0;

    private void Move()
    {
        var cases = new CaseMover(edits, model, type, origin);
        var isOptIn = IsOptIn();
        var unmarked =
            _members.Where(m => isOptIn && MovedIds.Stored(m, origin) is null && !IsPositional(m) && IsStoredByDefault(m) && RoleOn(m) is null)
                .ToList();
        var options = Options(IsNumbered && unmarked.Count > 0);
        Put(type, type.GetAttributes().FirstOrDefault(a => origin.RoleOf(a) == Role.Type), options);
        foreach (var attribute in type.GetAttributes().Where(a => origin.RoleOf(a) is not null and not Role.Type))
            OnType(attribute, cases);
        foreach (var member in _members)
            OnMember(member);
        if (!IsNumbered)
            unmarked.ForEach(m => Put(m, null, "MemIgnore"));
        foreach (var constructor in type.InstanceConstructors)
            Each(constructor, Role.Constructor, "MemConstructor");
        new CallbackMover(edits, type, origin, _changes).Move();
        cases.Finish();
        _members.ForEach(m => MoveEnums(m is IPropertySymbol property ? property.Type : ((IFieldSymbol)m).Type));
        _changes.Make(edits);
        Declaration.MakePartial(edits, type);
        foreach (var tree in type.DeclaringSyntaxReferences.Select(r => r.SyntaxTree).Distinct())
        {
            Declaration.AddUsing(edits, tree);
            UsingRemover.AtEnd(edits, model, tree, origin);
        }

        var annotator = new Annotator(edits, model, other => Move(edits, model, other));
        foreach (var member in new MemberCollector(type, new DiagnosticSink(type)).Collect()
            .Where(m => RoleOn(m.Symbol) != Role.Ignore && (!isOptIn || !unmarked.Contains(m.Symbol, SymbolEqualityComparer.Default))))
        {
            annotator.AddCodecs(member.Type);
        }
    }

    /// <summary>Enums need no attributes.</summary>
    private void MoveEnums(ITypeSymbol member)
    {
        if (member is IArrayTypeSymbol array)
            MoveEnums(array.ElementType);
        if (member is not INamedTypeSymbol named)
            return;
        foreach (var argument in named.TypeArguments)
            MoveEnums(argument);
        if (named.EnumUnderlyingType is null || origin.IsOfDotNet || !edits.Visit(named))
            return;
        foreach (var attribute in named.GetMembers().Prepend(named).SelectMany(m => m.GetAttributes()).Where(a => origin.RoleOf(a) is not null))
            _changes.Replace(attribute, "");
        foreach (var tree in named.DeclaringSyntaxReferences.Select(r => r.SyntaxTree).Where(edits.Has))
            UsingRemover.AtEnd(edits, model, tree, origin);
    }

    private string Options(bool isNumberedOnly)
    {
        var leading = type.GetAttributes().FirstOrDefault(a => origin.RoleOf(a) == Role.Type);
        var options = new List<string>();
        if (isNumberedOnly)
            options.Add("Members = MemMembers.Numbered");
        if (leading?.ConstructorArguments.Any(a => a.Kind == TypedConstantKind.Enum
            && a.ToCSharpString().EndsWith(".CircularReference", StringComparison.Ordinal)) == true)
        {
            options.Add("PreserveReferences = true");
        }

        return "MemFormattable" + (options.Count == 0 ? "" : $"({string.Join(", ", options)})");
    }

    /// <summary>Whether the serializer stores marked members only.</summary>
    private bool IsOptIn()
    {
        var leading = type.GetAttributes().FirstOrDefault(a => origin.RoleOf(a) == Role.Type);
        return origin.Namespace switch
        {
            "MemoryPack" or "System.Text.Json.Serialization" or "JsonSubTypes" => false,
            "MessagePack" => leading?.ConstructorArguments.FirstOrDefault().Value is not true,
            "ProtoBuf" => leading is not null && AttributeReader.EnumName(leading, "ImplicitFields") is null or "None",
            _ => leading is not null,
        };
    }

    private void OnType(AttributeData attribute, CaseMover cases)
    {
        switch (origin.RoleOf(attribute))
        {
            case Role.Case when cases.Add(attribute) is { } text:
                Put(type, attribute, text);
                break;
            case Role.Reserved when attribute.ConstructorArguments.Length > 0 && Reserved(attribute) is { Length: > 0 } text:
                Put(type, attribute, text);
                break;
            case Role.Needless:
                Put(type, attribute, "");
                break;
            case { } role:
                Remark(type, attribute, role);
                break;
        }
    }

    private static string Reserved(AttributeData attribute) => attribute.ConstructorArguments[0].Value is string name
        ? $"MemReserved({SymbolDisplay.FormatLiteral(name, quote: true)})"
        : string.Join(", ", MovedIds.Reserved(attribute).Select(id => $"MemReserved({id.ToString(CultureInfo.InvariantCulture)})"));

    private void OnMember(ISymbol member)
    {
        var attributes = Attributes(member).Select(a => (Attribute: a, Role: origin.RoleOf(a))).Where(a => a.Role is not null).ToList();
        var stored = attributes.FirstOrDefault(a => a.Role == Role.Member).Attribute;
        foreach (var (attribute, role) in attributes)
        {
            if (role == Role.Ignore)
                Put(member, attribute, IsStoredByDefault(member) ? "MemIgnore" : "");
            else if (role == Role.None)
                Remark(member, attribute, Role.None);
            else if (role == Role.Needless || role == Role.Member && attribute != stored)
                Put(member, attribute, "");
        }

        if (attributes.Any(a => a.Role == Role.Ignore))
            return;
        if (Key(member) is { } key)
            Put(member, stored, key);
        else if (stored is not null)
            Put(member, stored, "");
    }

    /// <summary>The attribute that stores a member, or null if it needs none.</summary>
    private string? Key(ISymbol member)
    {
        var symbol = _ids.ContainsKey(member) ? member : MovedIds.Parameters(type).FirstOrDefault(p => p.Name == member.Name) as ISymbol ?? member;
        if (_ids.TryGetValue(symbol, out var id))
            return $"MemMember({id.ToString(CultureInfo.InvariantCulture)})";
        var isStored = MovedIds.Stored(member, origin) is not null || IsStoredByDefault(member) && (!IsOptIn() || IsPositional(member));
        if (!isStored)
            return null;
        if (!IsNumbered)
            return IsStoredByDefault(member) ? null : "MemMember";
        var free = new ReservedKeys(type).Free(_ids.Values);
        _ids[member] = free;
        return $"MemMember({free.ToString(CultureInfo.InvariantCulture)})";
    }

    private bool IsPositional(ISymbol member) => MovedIds.Parameters(type).Any(p => p.Name == member.Name);

    /// <summary>Whether MemFormat would store a member that has no attribute, or warn of it.</summary>
    private bool IsStoredByDefault(ISymbol member) => member.DeclaredAccessibility == Accessibility.Public && member switch
    {
        IFieldSymbol { AssociatedSymbol: null } => true,
        IPropertySymbol { IsIndexer: false, GetMethod: not null } property =>
            property.SetMethod is not null || GetterFields.Returned(property) is not null
            || type.GetMembers().OfType<IFieldSymbol>().Any(f => SymbolEqualityComparer.Default.Equals(f.AssociatedSymbol, property)),
        _ => false,
    };

    private IEnumerable<AttributeData> Attributes(ISymbol member) =>
        MovedIds.Parameters(type).FirstOrDefault(p => p.Name == member.Name) is { } parameter
            ? member.GetAttributes().Concat(parameter.GetAttributes())
            : member.GetAttributes();

    private Role? RoleOn(ISymbol member) => Attributes(member).Select(origin.RoleOf).FirstOrDefault(r => r is Role.Ignore or Role.Member);

    private void Each(ISymbol symbol, Role role, string text)
    {
        foreach (var attribute in symbol.GetAttributes().Where(a => origin.RoleOf(a) == role))
            Put(symbol, attribute, text);
    }

    /// <summary>Replaces an attribute, or adds one where it stays.</summary>
    private void Put(ISymbol symbol, AttributeData? attribute, string text)
    {
        if (attribute is not null && !origin.IsOfDotNet)
            _changes.Replace(attribute, text);
        else if (text.Length > 0)
            Declaration.AddAttribute(edits, symbol, text);
    }

    private void Remark(ISymbol symbol, AttributeData attribute, Role role)
    {
        if (origin.IsOfDotNet && role == Role.None)
            return;
        var text = attribute.ApplicationSyntaxReference?.GetSyntax(edits.Cancellation) is AttributeSyntax syntax
            ? syntax.ToString()
            : attribute.AttributeClass!.Name;
        Declaration.AddRemark(edits, symbol, $"MemFormat has no [{text}]: see {Diagnostics.PageOf($"migration/{origin.Page}.md")}");
        Put(symbol, attribute, "");
    }
}
