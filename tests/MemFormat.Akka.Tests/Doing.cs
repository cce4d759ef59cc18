namespace MemFormat.Akka.Tests;

/// <summary>An actor that does something with each message of a type.</summary>
public sealed class Doing<T> : ReceiveActor
{
    public Doing(Action<T> act) => Receive(act);

    public static Props With(Action<T> act) => Props.Create(() => new Doing<T>(act));
}
