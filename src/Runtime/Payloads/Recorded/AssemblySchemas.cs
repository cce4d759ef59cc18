using System.Reflection;
using MemFormat.Codecs;
using MemFormat.Plans.Build;

namespace MemFormat.Payloads.Recorded;

/// <summary>The recorded schemas of assemblies. It keeps no assembly alive.</summary>
internal static class AssemblySchemas
{
    private static readonly ConditionalWeakTable<Assembly, RecordedSchema[]> s_known = new();

    public static RecordedSchema[] Of(Assembly assembly) => s_known.GetValue(assembly, Load);

    private static RecordedSchema[] Load(Assembly assembly)
    {
        if (assembly.GetCustomAttribute<MemFormatRecordedAttribute>() is not { } attribute)
            return [];
        var list = new RecordedSchemaList();
        ((MemFormatRecordedSchemas)Activator.CreateInstance(attribute.Schemas)!).List(list);
        return list.Schemas;
    }
}
