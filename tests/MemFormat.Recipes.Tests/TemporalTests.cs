using System.Collections.Concurrent;
using Google.Protobuf;
using Google.Protobuf.WellKnownTypes;
using Temporalio.Api.Common.V1;
using Temporalio.Api.Enums.V1;
using Temporalio.Api.History.V1;
using Temporalio.Client;
using Temporalio.Common;
using Temporalio.Converters;
using Temporalio.Worker;
using Temporalio.Workflows;

namespace MemFormat.Recipes.Tests;

/// <summary>
/// Temporal: values through its converter, and whole workflows through its worker, which replays a history as it does after each
/// deployment. There is no server of Temporal among Debian's packages.
/// </summary>
public sealed class TemporalTests
{
    private const string Encoding = "binary/memformat";

    [Fact]
    public async Task Values_of_the_release_before_are_read_by_the_converter_of_a_client()
    {
        var options = new TemporalClientConnectOptions("127.0.0.1:7233") { DataConverter = MemFormatTemporal.Converter };
        var converter = TemporalClient.CreateLazy(options).Options.DataConverter;
        object?[] values = [new Before.Order(7, "Ada"), new Paid(1, 2.5m), new List<Receipt> { new(1, 2) }, "text", 5, null];
        var payloads = await converter.ToPayloadsAsync(values);
        Assert.Equal([Encoding, Encoding, Encoding, "json/plain", "json/plain", "binary/null"],
            payloads.Select(payload => payload.Metadata["encoding"].ToStringUtf8()));
        Assert.Equal(MemFormatSerializer.Serialize(new Before.Order(7, "Ada")), payloads.First().Data.ToByteArray());
        System.Type[] types = [typeof(Order), typeof(Happening), typeof(List<Receipt>), typeof(string), typeof(int), typeof(Order)];
        object?[] expected = [new Order(7, "Ada"), new Paid(1, 2.5m), new List<Receipt> { new(1, 2) }, "text", 5, null];
        for (var i = 0; i < types.Length; i++)
            Assert.Equal(expected[i], await converter.ToValueAsync(payloads.ElementAt(i), types[i]));
        Assert.Equal(new Paid(1, 2.5m), await converter.ToValueAsync<Paid>(payloads.ElementAt(1)));

        // What was JSON before the deployment.
        var json = await DataConverter.Default.ToPayloadAsync(new Order(8, "Bob"));
        Assert.Equal(8, (await converter.ToValueAsync<Order>(json)).Id);
    }

    [Fact]
    public async Task A_workflow_that_the_release_before_began_goes_on()
    {
        var replayed = await ReplayAsync(await PayloadAsync(new Before.Order(7, "Ada")), await PayloadAsync(new Before.Receipt(7, 12.5m)));
        Assert.Null(replayed.ReplayFailure);
        Assert.Equal((new Order(7, "Ada"), new Receipt(7, 12.5m)), Selling.Seen["order-7"]);
    }

    [Fact]
    public async Task An_argument_that_cannot_be_read_fails_the_task_of_the_workflow_and_the_next_workflow_runs()
    {
        byte[][] bad =
        [
            [1, 2, 3], MemFormatSerializer.Serialize(new Before.Order(7, "Secret"))[..^2], "{\"Id\":1}"u8.ToArray(),
            MemFormatSerializer.Serialize(new List<Guid> { Guid.Empty }),
        ];
        var receipt = await PayloadAsync(new Before.Receipt(7, 12.5m));
        foreach (var bytes in bad)
        {
            var payload = new Payload { Metadata = { ["encoding"] = ByteString.CopyFromUtf8(Encoding) }, Data = ByteString.CopyFrom(bytes) };
            var error = await Assert.ThrowsAsync<MemFormatException>(() => MemFormatTemporal.Converter.ToValueAsync<Order>(payload));
            var failure = $"{(await ReplayAsync(payload, receipt)).ReplayFailure}".Replace("\\", "", StringComparison.Ordinal);
            Assert.True(failure.Contains(error.Message, StringComparison.Ordinal), $"'{error.Message}' is not in {failure}");
            Assert.DoesNotContain("Secret", failure, StringComparison.Ordinal);
        }

        Assert.Null((await ReplayAsync(await PayloadAsync(new Before.Order(7, "Ada")), receipt)).ReplayFailure);
    }

    private static Task<Payload> PayloadAsync(object value) => MemFormatTemporal.Converter.ToPayloadAsync(value);

    /// <summary>A history as a server has it: a workflow gets an order, and asks an activity for the receipt.</summary>
    private static async Task<WorkflowReplayResult> ReplayAsync(Payload order, Payload receipt)
    {
        var events = new List<HistoryEvent>();
        var queue = new Temporalio.Api.TaskQueue.V1.TaskQueue { Name = "shop" };
        Add(EventType.WorkflowExecutionStarted, it => it.WorkflowExecutionStartedEventAttributes = new()
        {
            WorkflowType = new() { Name = "selling" },
            TaskQueue = queue,
            Input = new() { Payloads_ = { order } },
            OriginalExecutionRunId = "run",
            FirstExecutionRunId = "run",
            WorkflowId = "order-7",
            WorkflowTaskTimeout = Duration.FromTimeSpan(TimeSpan.FromSeconds(10)),
            Attempt = 1,
        });
        AddTask();
        Add(EventType.ActivityTaskScheduled, it => it.ActivityTaskScheduledEventAttributes = new()
        {
            ActivityId = "1",
            ActivityType = new() { Name = "sell" },
            TaskQueue = queue,
            Input = new() { Payloads_ = { order } },
            WorkflowTaskCompletedEventId = 4,
        });
        Add(EventType.ActivityTaskStarted, it => it.ActivityTaskStartedEventAttributes = new() { ScheduledEventId = 5 });
        Add(EventType.ActivityTaskCompleted, it => it.ActivityTaskCompletedEventAttributes = new()
        {
            ScheduledEventId = 5,
            StartedEventId = 6,
            Result = new() { Payloads_ = { receipt } },
        });
        AddTask();
        Add(EventType.WorkflowExecutionCompleted, it => it.WorkflowExecutionCompletedEventAttributes = new()
        {
            WorkflowTaskCompletedEventId = 10,
            Result = new() { Payloads_ = { receipt } },
        });
        var options = new WorkflowReplayerOptions { DataConverter = MemFormatTemporal.Converter };
        var replayer = new WorkflowReplayer(options.AddWorkflow<Selling>());
        return await replayer.ReplayWorkflowAsync(new WorkflowHistory("order-7", events), throwOnReplayFailure: false);

        void AddTask()
        {
            Add(EventType.WorkflowTaskScheduled, it => it.WorkflowTaskScheduledEventAttributes = new() { TaskQueue = queue });
            Add(EventType.WorkflowTaskStarted, it => it.WorkflowTaskStartedEventAttributes = new() { ScheduledEventId = events.Count });
            Add(EventType.WorkflowTaskCompleted, it => it.WorkflowTaskCompletedEventAttributes = new()
            {
                ScheduledEventId = events.Count - 1,
                StartedEventId = events.Count,
            });
        }

        void Add(EventType type, Action<HistoryEvent> fill)
        {
            var added = new HistoryEvent
            {
                EventId = events.Count + 1,
                EventType = type,
                EventTime = Timestamp.FromDateTimeOffset(DateTimeOffset.UnixEpoch),
            };
            fill(added);
            events.Add(added);
        }
    }
}

[Workflow("selling")]
public sealed class Selling
{
    /// <summary>What workflows were given, by their names.</summary>
    public static ConcurrentDictionary<string, (Order Order, Receipt Receipt)> Seen { get; } = [];

    [WorkflowRun]
    public async Task<Receipt> RunAsync(Order order)
    {
        var receipt = await Workflow.ExecuteActivityAsync<Receipt>("sell", [order], new() { StartToCloseTimeout = TimeSpan.FromMinutes(1) });
        Seen[Workflow.Info.WorkflowId] = (order, receipt);
        return receipt;
    }
}
