using MemFormat.Generator.Parsing.Reporting;
using MemFormat.Generator.Parsing.Symbols;
using MemFormat.Generator.Parsing.Types;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace MemFormat.Analyzers;

/// <summary>Reports, where they stand, the declarations that the generator cannot or should not store.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class DeclarationAnalyzer() : MemFormatAnalyzer(
    Diagnostics.NotPartial,
    Diagnostics.UnsupportedMemberType,
    Diagnostics.UnreachableConstructor,
    Diagnostics.MixedKeys,
    Diagnostics.DuplicateId,
    Diagnostics.NameCollision,
    Diagnostics.ForbiddenType,
    Diagnostics.NotStored,
    Diagnostics.UnsupportedDeclaration,
    Diagnostics.InvalidId,
    Diagnostics.NotAssignable,
    Diagnostics.HiddenMember,
    Diagnostics.UnsupportedBase,
    Diagnostics.NoEffect,
    Diagnostics.InvalidFormerName,
    Diagnostics.UnstoredField,
    Diagnostics.InvalidTag,
    Diagnostics.InvalidCase,
    Diagnostics.UnionWithoutCases,
    Diagnostics.NoIdentity,
    Diagnostics.EmptyKey,
    Diagnostics.GrowingType,
    Diagnostics.InvalidExtensionData,
    Diagnostics.UnfitConversion,
    Diagnostics.UnfitComparer,
    Diagnostics.ReservedKey)
{
    protected override void Register(AnalysisContext context) =>
        OnTypes(context, KnownNames.Formattable, static (type, found, diagnostics) => TypeParser.Parse(type, found.Compilation, diagnostics));
}
