#if !NET9_0_OR_GREATER
namespace System.Runtime.CompilerServices;

/// <summary>Compilers know it by its name. .NET has it from version 9 on.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class OverloadResolutionPriorityAttribute : Attribute
{
    public OverloadResolutionPriorityAttribute(int priority) => _ = priority;
}
#endif
