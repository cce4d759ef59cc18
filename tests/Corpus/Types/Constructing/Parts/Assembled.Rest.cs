namespace Corpus;

/// <content>What it does, and one more member.</content>
partial class Assembled
{
    private readonly int[] _scratch = [1];

    public List<int>? Parts { get; set; }

    /// <summary>Computed, by reference.</summary>
    public ref int Scratch => ref _scratch[0];

    public ref readonly int Seen => ref _scratch[0];
}

/// <summary>An interface with members that have bodies.</summary>
public interface IAssembled
{
    int Number { get; }

    int Twice => 2 * Number;

    int Settable
    {
        get => Number;
        set => _ = value;
    }
}
