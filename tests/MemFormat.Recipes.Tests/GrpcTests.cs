using Grpc.Core;
using Grpc.Net.Client;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Server.Kestrel.Core;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;
using ProtoBuf.Grpc.Client;
using ProtoBuf.Grpc.Configuration;
using ProtoBuf.Grpc.Server;

namespace MemFormat.Recipes.Tests
{
    [Service("shop")]
    public interface IShop
    {
        ValueTask<Receipt> BuyAsync(Order order);

        IAsyncEnumerable<Receipt> FollowAsync(IAsyncEnumerable<Order> orders);
    }

    public sealed class Shop : IShop
    {
        public ValueTask<Receipt> BuyAsync(Order order) => order.Buyer == "nobody" ? throw new RpcException(new(StatusCode.NotFound, "nobody"))
            : new(new Receipt(order.Id, order.Buyer.Length));

        public async IAsyncEnumerable<Receipt> FollowAsync(IAsyncEnumerable<Order> orders)
        {
            await foreach (var order in orders)
                yield return await BuyAsync(order);
        }
    }

    /// <summary>gRPC with services that are C# interfaces, over HTTP/2 on loopback.</summary>
    public sealed class GrpcTests : IAsyncLifetime
    {
        private WebApplication? _app;

        public async Task InitializeAsync()
        {
            var builder = WebApplication.CreateSlimBuilder();
            builder.Logging.ClearProviders();
            builder.WebHost.UseUrls("http://127.0.0.1:0")
                .ConfigureKestrel(kestrel => kestrel.ConfigureEndpointDefaults(endpoint => endpoint.Protocols = HttpProtocols.Http2));
            builder.Services.AddSingleton(MemFormatGrpc.Configuration);
            builder.Services.AddCodeFirstGrpc();
            var app = builder.Build();
            app.MapGrpcService<Shop>();
            await app.StartAsync();
            _app = app;
        }

        public async Task DisposeAsync() => await _app!.DisposeAsync();

        [Fact]
        public async Task A_client_of_the_release_before_calls_and_streams()
        {
            var address = _app!.Urls.Single();
            using var channel = GrpcChannel.ForAddress(address);
            var shop = Before.Clients.Create(channel);
            Assert.Equal(new Before.Receipt(7, 3), await shop.BuyAsync(new(7, "Ada")));
            var receipts = new List<Before.Receipt>();
            await foreach (var receipt in shop.FollowAsync(Orders()))
                receipts.Add(receipt);
            Assert.Equal([new(1, 3), new(2, 4)], receipts);

            static async IAsyncEnumerable<Before.Order> Orders()
            {
                yield return new(1, "Bob");
                await Task.Yield();
                yield return new(2, "Zora");
            }
        }

        [Fact]
        public async Task A_call_that_cannot_be_read_is_an_error_of_this_call()
        {
            using var channel = GrpcChannel.ForAddress(_app!.Urls.Single());
            var raw = Marshallers.Create<byte[]>(bytes => bytes, bytes => bytes);
            var method = new Method<byte[], byte[]>(MethodType.Unary, "shop", "Buy", raw, raw);
            var invoker = channel.CreateCallInvoker();
            await Assert.ThrowsAsync<RpcException>(() => invoker.AsyncUnaryCall(method, null, default, [1, 2, 3]).ResponseAsync);
            var answer = await invoker.AsyncUnaryCall(method, null, default, MemFormatSerializer.Serialize(new Before.Order(7, "Ada")));
            Assert.Equal(new Receipt(7, 3), MemFormatSerializer.Deserialize<Receipt>(answer));
        }
    }
}

namespace MemFormat.Recipes.Tests.Before
{
    [Service("shop")]
    public interface IShop
    {
        ValueTask<Receipt> BuyAsync(Order order);

        IAsyncEnumerable<Receipt> FollowAsync(IAsyncEnumerable<Order> orders);
    }

    internal static class Clients
    {
        public static IShop Create(GrpcChannel channel)
        {
            var shop = channel.CreateGrpcService<IShop>(ClientFactory.Create(MemFormatGrpc.Configuration));
            return shop;
        }
    }
}
