using System.Runtime.CompilerServices;
using MemFormat;

namespace Webhooks;

// The example of Microsoft's page on unions in System.Text.Json: a payload that is a number, a text or an object, and pets.
[MemFormattable] public partial record Person(string Name, int Age);

[Union]
[MemFormattable, MemUnion(1, typeof(int)), MemUnion(2, typeof(string)), MemUnion(3, typeof(Person))]
public readonly partial struct WebhookPayload
{
    public WebhookPayload(int value) => Value = value;
    public WebhookPayload(string value) => Value = value;
    public WebhookPayload(Person value) => Value = value;
    public object? Value { get; }
}

[MemFormattable] public partial record Cat(string Name, int Lives);

[MemFormattable] public partial record Dog(string Name, string Breed);

[Union]
[MemFormattable, MemUnion(1, typeof(Cat)), MemUnion(2, typeof(Dog))]
public readonly partial struct Pet
{
    public Pet(Cat value) => Value = value;
    public Pet(Dog value) => Value = value;
    public object? Value { get; }
}

[MemFormattable] public partial record Message(WebhookPayload Payload, List<WebhookPayload> Earlier, List<Pet> Pets);
