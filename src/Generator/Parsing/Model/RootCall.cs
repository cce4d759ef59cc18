namespace MemFormat.Generator.Parsing.Model;

/// <summary>A call of the serializer whose root type is known where it stands.</summary>
/// <param name="Method">The method's name.</param>
/// <param name="Root">The root's type.</param>
/// <param name="ReturnType">The method's result in emitted code.</param>
/// <param name="Parameters">The parameters' declarations in emitted code, in order.</param>
/// <param name="Arguments">The parameters as they are passed on, in order.</param>
/// <param name="Location">The attribute argument list by which the compiler knows the call.</param>
/// <param name="Warnings">The ids of the warnings that using the root's type gives.</param>
internal sealed record RootCall(
    string Method,
    TypeRef Root,
    string ReturnType,
    EquatableArray<string> Parameters,
    EquatableArray<string> Arguments,
    string Location,
    EquatableArray<string> Warnings);
