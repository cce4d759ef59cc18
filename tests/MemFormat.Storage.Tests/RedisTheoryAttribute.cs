namespace MemFormat.Storage.Tests;

/// <summary>A <see cref="RedisFactAttribute"/> with arguments.</summary>
public sealed class RedisTheoryAttribute : TheoryAttribute
{
    public RedisTheoryAttribute() => Skip = new RedisFactAttribute().Skip;
}
