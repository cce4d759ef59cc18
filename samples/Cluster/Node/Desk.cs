using Orleans.Placement;
using Orleans.Runtime;

namespace Node;

public interface IDesk : IGrainWithIntegerKey
{
    /// <summary>Takes an order, once if it comes twice.</summary>
    Task<Answer> Take(Submit order);

    /// <summary>The numbers of the orders that were taken.</summary>
    Task<List<int>> Taken();
}

[RandomPlacement]
public sealed class Desk([PersistentState("desk")] IPersistentState<DeskState> state) : Grain, IDesk
{
    public async Task<Answer> Take(Submit order)
    {
        if (!Shop.IsWhole(order) || !Shop.IsWhole(state.State))
            throw new InvalidDataException("Something else has arrived.");
        var answer = Shop.Take(state.State, order);
        await state.WriteStateAsync();

        // It begins again, perhaps in the other silo, which reads what this one has stored.
        if (order.Id % 7 == 0)
            DeactivateOnIdle();
        return answer;
    }

    public Task<List<int>> Taken() => Task.FromResult(state.State.Ids.ToList());
}
