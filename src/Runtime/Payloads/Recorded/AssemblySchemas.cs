using System.Reflection;
using MemFormat.Codecs;
using MemFormat.Plans.Build;

namespace MemFormat.Payloads.Recorded;

/// <summary>The recorded schemas of assemblies. It keeps no assembly alive.</summary>
internal static class AssemblySchemas
{
    private static readonly ConditionalWeakTable<Assembly, RecordedSchema[]> s_known = new();

    public static RecordedSchema[] Of(Assembly assembly) => s_known.GetValue(assembly, Load);

    private static RecordedSchema[] Load(Assembly assembly) => Array.ConvertAll(
        (MemFormatRecordedAttribute[])assembly.GetCustomAttributes(typeof(MemFormatRecordedAttribute)),
        static a => new RecordedSchema(a.Name, Convert.FromBase64String(a.Descriptor), Convert.FromBase64String(a.Cases)));
}
