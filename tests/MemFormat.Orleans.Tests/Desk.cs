namespace MemFormat.Orleans.Tests;

public sealed class Desk([PersistentState("desk")] IPersistentState<DeskState> state) : Grain, IDesk
{
    /// <summary>The constant that a grain of this silo sends to another.</summary>
    public static Constant? Sent { get; set; }

    public Task<Order> Echo(Order order) => Task.FromResult(order);

    public Task<Happening> Tell(Happening happening) => Task.FromResult(happening);

    public Task<Own> EchoOwn(Own own) => Task.FromResult(own);

    public Task<object> EchoAny(object any) => Task.FromResult(any);

    public async Task<bool> IsSame(Constant constant)
    {
        if (this.GetPrimaryKeyString() == "second")
            return ReferenceEquals(constant, Sent);
        Sent = constant;
        return await GrainFactory.GetGrain<IDesk>("second").IsSame(constant);
    }

    public async Task<string> Introduce(Introduction introduction)
    {
        foreach (var desk in introduction.Others)
            await introduction.Listener!.Heard(await desk.Tell(new Paid(1, 2)));
        return introduction.Desk?.GetPrimaryKeyString() ?? "nobody";
    }

    public async Task<int> Add(string customer)
    {
        state.State.Count++;
        state.State.Customers.Add(customer);
        await state.WriteStateAsync();
        return state.State.Count;
    }

    public Task Sleep()
    {
        DeactivateOnIdle();
        return Task.CompletedTask;
    }

    public Task Fail() => throw new InvalidOperationException("As it should be.");
}
