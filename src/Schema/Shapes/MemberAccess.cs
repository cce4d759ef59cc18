namespace MemFormat.Schema.Shapes;

/// <summary>How generated code gets a value into a member.</summary>
internal enum MemberAccess
{
    /// <summary>By assignment at any time.</summary>
    Assign,

    /// <summary>By assignment in an object initializer or a constructor only.</summary>
    Init,

    /// <summary>By assignment in a constructor of the declaring type only.</summary>
    Construct,

    /// <summary>Through a parameter of the chosen constructor, and no other way.</summary>
    Parameter,

    /// <summary>A getter-only collection: cleared, then filled. Its field takes a new one if it is null.</summary>
    Fill,

    /// <summary>Through an accessor, since a base class keeps its setter to itself.</summary>
    SetterAccessor,

    /// <summary>Through an accessor of the field, since a base class keeps it, or the property over it, to itself.</summary>
    FieldAccessor,
}
