namespace MemFormat;

/// <summary>The models have MemFormat's attribute. Here it means nothing.</summary>
[AttributeUsage(AttributeTargets.All)]
internal sealed class MemFormattableAttribute : Attribute;
