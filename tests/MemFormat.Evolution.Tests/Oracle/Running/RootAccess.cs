namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>Entry points that know the root's type when they are compiled, for one that is known at run time only.</summary>
internal abstract class RootAccess
{
    public static RootAccess Of(Type type) => (RootAccess)Activator.CreateInstance(typeof(Typed<>).MakeGenericType(type))!;

    public abstract object? Clone(object value);

    /// <summary>Reads into a target, and gives what is there then.</summary>
    public abstract object? Populate(byte[] payload, object target);

    private sealed class Typed<T> : RootAccess
    {
        public override object? Clone(object value) => MemFormatSerializer.Clone((T)value);

        public override object? Populate(byte[] payload, object target)
        {
            var value = (T)target;
            MemFormatSerializer.Populate(payload, ref value!);
            return value;
        }
    }
}
