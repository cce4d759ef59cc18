using System.Collections;

namespace Xunit;

/// <summary>The arguments of a theory's calls.</summary>
public sealed class TheoryData<T1, T2> : IEnumerable<object?[]>
{
    private readonly List<object?[]> _calls = [];

    public void Add(T1 first, T2 second) => _calls.Add([first, second]);

    public IEnumerator<object?[]> GetEnumerator() => _calls.GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
