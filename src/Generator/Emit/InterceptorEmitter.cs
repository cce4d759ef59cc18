using MemFormat.Generator.Parsing.Model;

namespace MemFormat.Generator.Emit;

/// <summary>Prints the methods that take the place of calls whose root type is known, so that no look-up is left at run time.</summary>
internal static class InterceptorEmitter
{
    private const string Services = "global::System.Runtime.CompilerServices";

    public static string Emit(IReadOnlyList<RootCall> calls)
    {
        var code = CodeWriter.Begin(string.Join(", ", calls.SelectMany(c => c.Warnings).Distinct().OrderBy(id => id, StringComparer.Ordinal)));
        code.Write("""
            namespace System.Runtime.CompilerServices
            {
                [global::System.AttributeUsage(global::System.AttributeTargets.Method, AllowMultiple = true)]
                file sealed class InterceptsLocationAttribute : global::System.Attribute
                {
                    public InterceptsLocationAttribute(int version, string data)
                    {
                    }
                }
            }

            """);
        using (code.Open($"namespace {KnownNames.GeneratedNamespace}"))
        using (code.Open($"{Names.Generated}\nfile static class Interceptors"))
        {
            var groups = calls.GroupBy(c => (c.Method, c.Root, c.ReturnType, c.Parameters)).ToList();
            for (var i = 0; i < groups.Count; i++)
            {
                if (i > 0)
                    code.Line();
                EmitMethod(code, groups[i].First(), groups[i].Select(c => c.Location), i);
            }
        }

        return code.End();
    }

    private static void EmitMethod(CodeWriter code, RootCall call, IEnumerable<string> locations, int index) => code.Write($$"""
        {{locations.OrderBy(l => l, StringComparer.Ordinal).Select(l => $"[{Services}.InterceptsLocation({l})]")}}
        [{{Services}}.MethodImpl({{Services}}.MethodImplOptions.AggressiveInlining)]
        public static {{call.ReturnType}} {{call.Method}}{{index}}({{string.Join(", ", call.Parameters)}}){{Body(call)}}
        """);

    private static string Body(RootCall call)
    {
        var types = $"<{call.Root.Name}, {Names.Codec(call.Root)}>";
        var entry = $"{Names.Alias}::MemFormatEntry{types}.Instance";
        var arguments = string.Join(", ", call.Arguments);
        return arguments switch
        {
            _ when call.Parameters[0].StartsWith("global::System.IO.", StringComparison.Ordinal) =>
                $" =>\n    {Names.Alias}::MemFormatStreams.{call.Method}({Names.Alias}::StructCodec{types}.Instance, {arguments});",
            "payload, options" => $" =>\n    {entry}.Deserialize(payload, isAll: true, out _, options);",
            "payload, out bytesRead, options" => $" =>\n    {entry}.Deserialize(payload, isAll: false, out bytesRead, options);",
            "in payload, options" => $$"""

                {
                    using var joined = new {{Names.Alias}}::JoinedSequence(payload);
                    return {{entry}}.Deserialize(joined.Bytes, isAll: true, out _, options);
                }
                """.Replace("\r\n", "\n"),
            _ => $" =>\n    {entry}.{call.Method}({arguments});",
        };
    }
}
