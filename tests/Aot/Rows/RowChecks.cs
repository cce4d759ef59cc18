using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using Xunit;

namespace MemFormat.Aot;

/// <summary>Every row of docs/evolution.md in native code, and states of custom code: the very tests that run on the JIT.</summary>
internal static class RowChecks
{
    private const DynamicallyAccessedMemberTypes Members =
        DynamicallyAccessedMemberTypes.PublicParameterlessConstructor | DynamicallyAccessedMemberTypes.PublicMethods
            | DynamicallyAccessedMemberTypes.PublicProperties;

    public static void Run(Score score)
    {
        RunAll<Evolution.Tests.AddMember.AddMemberTests>(score);
        RunAll<Evolution.Tests.Collections.CollectionTests>(score);
        RunAll<Evolution.Tests.Compact.CompactTests>(score);
        RunAll<Evolution.Tests.Contracts.ContractTests>(score);
        RunAll<Evolution.Tests.AsTexts.TextTests>(score);
        RunAll<Evolution.Tests.ConvertedNulls.ConvertedNullTests>(score);
        RunAll<Evolution.Tests.ConversionTests>(score);
        RunAll<Evolution.Tests.ConversionsInScopeTests>(score);
        RunAll<Evolution.Tests.DirectConversionTests>(score);
        RunAll<Evolution.Tests.Enums.EnumTests>(score);
        RunAll<Evolution.Tests.KeptCases.KeptCaseTests>(score);
        RunAll<Evolution.Tests.NamedEnums.NamedEnumTests>(score);
        RunAll<Evolution.Tests.PooledStrings.PooledStringTests>(score);
        RunAll<Evolution.Tests.ExtensionData.ExtensionDataTests>(score);
        RunAll<Evolution.Tests.FinePoints.FinePointTests>(score);
        RunAll<Evolution.Tests.Forms.FormsTests>(score);
        RunAll<Evolution.Tests.GetterOnly.GetterOnlyTests>(score);
        RunAll<Evolution.Tests.InlineArrayTests>(score);
        RunAll<Evolution.Tests.Nesting.NestingTests>(score);
        RunAll<Evolution.Tests.NullReferenceTests>(score);
        RunAll<Evolution.Tests.NullableValueTests>(score);
        RunAll<Evolution.Tests.Numbering.NumberingTests>(score);
        RunAll<Evolution.Tests.Numbering.NumberedOnlyTests>(score);
        RunAll<Evolution.Tests.Numbering.OwnNumbersTests>(score);
        RunAll<Evolution.Tests.Collections.OtherCollectionTests>(score);
        RunAll<Evolution.Tests.Recursion.RecursionTests>(score);
        RunAll<Evolution.Tests.Identity.ReferenceTests>(score);
        RunAll<Evolution.Tests.RemoveMember.RemoveMemberTests>(score);
        RunAll<Evolution.Tests.Rename.RenameTests>(score);
        RunAll<Evolution.Tests.Reorder.ReorderTests>(score);
        RunAll<Evolution.Tests.RequiredMember.RequiredMemberTests>(score);
        RunAll<Evolution.Tests.RequiredMember.NullableParameterTests>(score);
        RunAll<Evolution.Tests.Roots.RootTests>(score);
        RunAll<Evolution.Tests.SerializedTests>(score);
        RunAll<Evolution.Tests.SurrogateTests>(score);
        RunAll<Evolution.Tests.TypeArguments.TypeArgumentTests>(score);
        RunAll<Evolution.Tests.Unions.UnionTests>(score);
        RunAll<Evolution.Tests.UnionBases.UnionBasesTests>(score);
        RunAll<Evolution.Tests.UnionForms.UnionFormsTests>(score);
        RunAll<Evolution.Tests.IdentityErrors.IdentityErrorsTests>(score);
        RunAll<Evolution.Tests.IdentityInUnions.IdentityInUnionsTests>(score);
        RunAll<Evolution.Tests.Values.ValueTests>(score);
        RunAll<Evolution.Tests.WidenedBlockTests>(score);
        RunAll<Evolution.Tests.Wrapping.WrappingTests>(score);
        RunAll<Tests.CompactStructTests>(score);
        RunAll<Tests.States.StateTests>(score);
        RunAll<Tests.States.MissingStateTests>(score);
    }

    private static void RunAll<[DynamicallyAccessedMembers(Members)] T>(Score score)
        where T : new()
    {
        foreach (var method in typeof(T).GetMethods(BindingFlags.Instance | BindingFlags.Public | BindingFlags.DeclaredOnly))
        {
            if (method.GetCustomAttribute<FactAttribute>() is null)
                continue;
            foreach (var arguments in Calls<T>(method))
            {
                score.Check($"{typeof(T).Name}.{method.Name}", () =>
                {
                    (method.Invoke(new T(), BindingFlags.DoNotWrapExceptions, null, arguments, null) as Task)?.GetAwaiter().GetResult();
                    return null;
                });
            }
        }
    }

    private static IEnumerable<object?[]> Calls<[DynamicallyAccessedMembers(Members)] T>(MethodInfo method)
    {
        if (method.GetCustomAttribute<MemberDataAttribute>() is { } data)
            return (IEnumerable<object?[]>)typeof(T).GetProperty(data.Member)!.GetValue(null)!;
        var calls = method.GetCustomAttributes<InlineDataAttribute>().Select(d => d.Arguments).ToList();
        return calls.Count > 0 ? calls : [[]];
    }
}
