using Orleans.Hosting;
using Orleans.Storage;

namespace MemFormat.Orleans.Tests;

/// <summary>The lines of docs/orleans.md.</summary>
public sealed class PageTests
{
    [Fact]
    public void The_silo_of_the_page_has_the_serializers()
    {
        var builder = Host.CreateEmptyApplicationBuilder(new());
        builder.UseOrleans(silo =>
        {
            silo.Services.AddSerializer(serializer => serializer.AddMemFormat(ShopContext.Default));
            silo.UseMemFormatGrainStorage();
            silo.UseLocalhostClustering();
        });
        using var host = builder.Build();
        Assert.IsType<MemFormatGrainStorageSerializer>(host.Services.GetRequiredService<IGrainStorageSerializer>());
        Assert.Equal(3, host.Services.GetRequiredService<DeepCopier>().Copy(Order.Sample(3)).Id);
    }

    [Fact]
    public void The_client_of_the_page_has_the_serializer()
    {
        var builder = Host.CreateEmptyApplicationBuilder(new());
        builder.UseOrleansClient(client =>
        {
            client.Services.AddSerializer(serializer => serializer.AddMemFormat(ShopContext.Default));
        });
        using var host = builder.Build();
        Assert.Equal(3, host.Services.GetRequiredService<DeepCopier>().Copy(Order.Sample(3)).Id);
    }
}
