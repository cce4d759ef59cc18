using MemFormat.Analyzers.Migration;
using MemFormat.Generator.Parsing.Reporting;

namespace MemFormat.CodeFixes.Migration;

/// <summary>Methods that run before a write or after a read become implementations of interfaces.</summary>
internal sealed class CallbackMover(Edits edits, INamedTypeSymbol type, Origin origin, AttributeChanges changes)
{
    private readonly HashSet<string> _implemented = [];

    public void Move()
    {
        foreach (var method in type.GetMembers().OfType<IMethodSymbol>().Where(m => m.MethodKind == MethodKind.Ordinary))
        {
            foreach (var attribute in method.GetAttributes())
                Move(method, attribute);
        }

        if (origin.Namespace == "MessagePack" && type.Interfaces.Any(i => i.Name == "IMessagePackSerializationCallbackReceiver"))
            MoveReceiver();
    }

    private void Move(IMethodSymbol method, AttributeData attribute)
    {
        if (origin.RoleOf(attribute) is not (Role.Before or Role.After or Role.None) || origin.RoleOf(attribute) is not { } role)
            return;
        if (role != Role.None && !method.IsStatic && method.Parameters.All(p => p.Type.Name == "StreamingContext")
            && Implement(role == Role.Before, $"{method.Name}({(method.Parameters.IsEmpty ? "" : "default")})"))
        {
            if (!origin.IsOfDotNet)
                changes.Replace(attribute, "");
            return;
        }

        Declaration.AddRemark(edits, method,
            $"MemFormat has no [{attribute.AttributeClass!.Name.Replace("Attribute", "")}] here: see {Diagnostics.PageOf($"migration/{origin.Page}.md")}");
        changes.Replace(attribute, "");
    }

    /// <summary>The receiver stays, because its package may: its methods are called by MemFormat, too.</summary>
    private void MoveReceiver()
    {
        foreach (var (name, isBefore) in new[] { ("OnBeforeSerialize", true), ("OnAfterDeserialize", false) })
        {
            var isExplicit = !type.GetMembers(name).Any();
            Implement(isBefore, isExplicit ? $"((global::MessagePack.IMessagePackSerializationCallbackReceiver)this).{name}()" : $"{name}()");
        }
    }

    private bool Implement(bool isBefore, string call)
    {
        var (face, method) = isBefore ? ("IMemSerializing", "OnSerializing") : ("IMemDeserialized", "OnDeserialized");
        if (!_implemented.Add(face))
            return false;
        Declaration.AddInterface(edits, type, face);
        Declaration.AddMember(edits, type, $"void {face}.{method}() => {call};");
        return true;
    }
}
