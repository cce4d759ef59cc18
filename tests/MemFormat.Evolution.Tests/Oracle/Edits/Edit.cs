namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>A kind of change that a program's types go through.</summary>
/// <param name="Name">What it is called in the counts.</param>
/// <param name="Weight">How often it is drawn, compared with others.</param>
/// <param name="Apply">Makes the change somewhere, or gives null where the draw has no such place. What is not valid C# is thrown away.</param>
internal sealed record Edit(string Name, int Weight, Func<Model, Random, Model?> Apply);
