using System.Globalization;
using MemFormat.Generator.Parsing.Members;
using MemFormat.Generator.Parsing.TypeRefs;
using MemFormat.Schema.Manifest;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace MemFormat.Generator.Manifest;

/// <summary>Finds the initial value of a member in the source.</summary>
internal sealed class InitialValueParser(Compilation compilation)
{
    private readonly Dictionary<SyntaxTree, SemanticModel> _models = [];

    /// <param name="member">The member.</param>
    /// <param name="type">The type whose member it is, by itself or through a base class.</param>
    /// <param name="parameter">The parameter of the chosen constructor that sets it, or null.</param>
    public InitialValue Parse(MemberCandidate member, INamedTypeSymbol type, IParameterSymbol? parameter)
    {
        if (parameter is not null)
        {
            return parameter.HasExplicitDefaultValue ? Constant(parameter.ExplicitDefaultValue, member.Type)
                : ParameterParser.MayBeNull(parameter, member.Type) ? InitialValue.Default
                : InitialValue.Unknown;
        }

        var declaration = member.Symbol.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax();
        if (declaration is null || IsAssigned(member.Name, type))
            return InitialValue.Unknown;
        return declaration switch
        {
            VariableDeclaratorSyntax field => Parse(field.Initializer?.Value, member.Type),
            PropertyDeclarationSyntax property when IsAuto(property) => Parse(property.Initializer?.Value, member.Type),
            _ => InitialValue.Unknown,
        };
    }

    /// <summary>Whether a property only returns its field.</summary>
    private static bool IsAuto(PropertyDeclarationSyntax property) =>
        property.ExpressionBody is null && property.AccessorList!.Accessors.All(a => a.Body is null && a.ExpressionBody is null);

    /// <summary>Whether a constructor of the type, or of a base class, has an assignment to a member of that name.</summary>
    private static bool IsAssigned(string name, INamedTypeSymbol type) =>
        BaseChain.Of(type).SelectMany(t => t.InstanceConstructors).Where(c => !ConstructorChooser.IsGenerated(c))
        .SelectMany(c => c.DeclaringSyntaxReferences).Select(r => r.GetSyntax()).OfType<ConstructorDeclarationSyntax>()
        .SelectMany(c => c.DescendantNodes()).OfType<AssignmentExpressionSyntax>()
        .SelectMany(a => a.Left.DescendantNodesAndSelf()).OfType<IdentifierNameSyntax>().Any(i => i.Identifier.ValueText == name);

    private InitialValue Parse(ExpressionSyntax? value, ITypeSymbol type)
    {
        if (value is null)
            return InitialValue.Default;
        if (!_models.TryGetValue(value.SyntaxTree, out var model))
            _models.Add(value.SyntaxTree, model = compilation.GetSemanticModel(value.SyntaxTree));
        if (model.GetConstantValue(value) is { HasValue: true } constant)
            return Constant(constant.Value, type);
        if (TimeConstants.Find(value, type, model) is { } text)
            return new(InitialKind.Constant, text);
        return value switch
        {
            PostfixUnaryExpressionSyntax { OperatorToken.ValueText: "!" } certain => Parse(certain.Operand, type),
            ParenthesizedExpressionSyntax inner => Parse(inner.Expression, type),
            DefaultExpressionSyntax => InitialValue.Default,
            CollectionExpressionSyntax { Elements.Count: 0 } when IsCollection(type) => new(InitialKind.Empty),
            BaseObjectCreationExpressionSyntax { ArgumentList: null or { Arguments.Count: 0 }, Initializer: null or { Expressions.Count: 0 } } made =>
                New(model.GetTypeInfo(made).Type, type),
            ArrayCreationExpressionSyntax { Initializer: null } made when made.Type.RankSpecifiers[0].Sizes
                .All(s => model.GetConstantValue(s).Value is 0) => new(InitialKind.Empty),
            InvocationExpressionSyntax { ArgumentList.Arguments.Count: 0 } call when model.GetSymbolInfo(
                call).Symbol is IMethodSymbol { Name: "Empty", IsStatic: true } => new(InitialKind.Empty),
            MemberAccessExpressionSyntax access when model.GetSymbolInfo(access).Symbol is { IsStatic: true } named => Named(named, type),
            _ => InitialValue.Unknown,
        };
    }

    /// <summary>The well-known values of the base class library.</summary>
    private static InitialValue Named(ISymbol symbol, ITypeSymbol type) => (symbol.ContainingType.SpecialType, symbol.Name) switch
    {
        (SpecialType.System_String, "Empty") => new(InitialKind.Constant, ""),
        (_, "Empty") when IsCollection(type) => new(InitialKind.Empty),
        (SpecialType.System_DateTime, "MinValue") => InitialValue.Default,
        (_, "MinValue") when AttributeReader.MetadataName(symbol.ContainingType) is "System.DateTimeOffset" or "System.DateOnly"
            or "System.TimeOnly" => InitialValue.Default,
        (_, "Empty") when AttributeReader.MetadataName(symbol.ContainingType) == "System.Guid" => InitialValue.Default,
        (_, "Zero") when AttributeReader.MetadataName(symbol.ContainingType) == "System.TimeSpan" => InitialValue.Default,
        _ => InitialValue.Unknown,
    };

    private static InitialValue New(ITypeSymbol? made, ITypeSymbol type) => made switch
    {
        null => InitialValue.Unknown,
        _ when IsCollection(made) => new(InitialKind.Empty),
        _ =>
            SymbolEqualityComparer.Default.Equals(made, type) && (made.IsValueType || !PrintedTypes.IsText(type))
                ? new(InitialKind.New)
                : InitialValue.Unknown,
    };

    private static bool IsCollection(ITypeSymbol type) => type.SpecialType != SpecialType.System_String && !PrintedTypes.IsText(type)
        && (type is IArrayTypeSymbol || type.AllInterfaces.Append(type).Any(i => i.SpecialType == SpecialType.System_Collections_IEnumerable));

    private static InitialValue Constant(object? value, ITypeSymbol type)
    {
        if (value is null)
            return InitialValue.Default;
        var isChar =
            (type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable
                ? nullable.TypeArguments[0]
                : type).SpecialType == SpecialType.System_Char;
        return new(InitialKind.Constant, value switch
        {
            bool flag => flag ? "true" : "false",
            char c when !isChar => ((int)c).ToString(CultureInfo.InvariantCulture),
            float number => number.ToString("R", CultureInfo.InvariantCulture),
            double number => number.ToString("R", CultureInfo.InvariantCulture),
            _ => Convert.ToString(value, CultureInfo.InvariantCulture),
        });
    }
}
