using Akka.Configuration;
using MemFormat.Akka.Tests.First;

namespace MemFormat.Akka.Tests;

/// <summary>The lines of docs/akka.md.</summary>
public sealed class PageTests
{
    [Fact]
    public async Task The_system_of_the_page_has_the_serializer()
    {
        var builder = Host.CreateEmptyApplicationBuilder(new());
        var services = builder.Services;
        services.AddAkka("shop", akka => akka.WithMemFormat(ShopContext.Default));
        using var host = builder.Build();
        await host.StartAsync();
        Assert.IsType<MemFormatAkkaSerializer>(host.Services.GetRequiredService<ActorSystem>().Serialization.FindSerializerFor(new Answer(1, "Tea")));
        await host.StopAsync();
    }

    [Fact]
    public async Task The_state_of_the_page_knows_the_system()
    {
        await using var shop = await Systems.StartAsync(akka =>
        {
            akka.WithMemFormat(ShopContext.Default, system => new MemFormatOptions { State = new ShopState(system) });
        });
        var desk = shop.System.ActorOf(Props.Empty, "desk");
        Assert.Equal(desk, shop.Pass(new Submit(1, "Tea", 2, desk)).ReplyTo);
    }

    [Fact]
    public async Task A_configuration_file_names_a_derived_class()
    {
        var system = ActorSystem.Create("plain", ConfigurationFactory.ParseString($$"""
            akka.loglevel = OFF
            akka.stdout-loglevel = OFF
            akka.actor {
              serializers.shop = "{{typeof(ShopSerializer).AssemblyQualifiedName}}"
              serialization-bindings { "{{typeof(Answer).AssemblyQualifiedName}}" = shop }
            }
            """));
        var serializer = Assert.IsType<ShopSerializer>(system.Serialization.FindSerializerFor(new Answer(1, "Tea")));
        Assert.Equal(new Answer(1, "Tea"), serializer.FromBinary(serializer.ToBinary(new Answer(1, "Tea")), "answer"));
        await system.Terminate();
    }
}

public sealed class ShopSerializer(ExtendedActorSystem system) : MemFormatAkkaSerializer(system, ShopContext.Default);

public interface ICurrencies
{
    string[] Codes { get; }
}

public sealed class ShopState(ExtendedActorSystem system) : IActorSystemState, ICurrencies
{
    public ExtendedActorSystem System => system;

    public string[] Codes => ["CHF", "JPY"];
}
