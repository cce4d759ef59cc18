using Confluent.Kafka;

namespace MemFormat.Recipes.Tests
{
    /// <summary>Kafka, with brokers that librdkafka has for tests: a protocol over TCP, and no Java.</summary>
    public sealed class KafkaTests
    {
        [Fact]
        public async Task Consumers_of_another_release_read_and_go_on_behind_a_record_that_is_none()
        {
            // The brokers live as long as this client.
            var brokers = new ProducerConfig { BootstrapServers = "127.0.0.1:1" };
            brokers.Set("test.mock.num.brokers", "1");
            using var producer = new ProducerBuilder<string, byte[]?>(brokers).Build();
            using var admin = new DependentAdminClientBuilder(producer.Handle).Build();
            var broker = admin.GetMetadata(TimeSpan.FromSeconds(30)).Brokers.Single();
            var address = $"{broker.Host}:{broker.Port}";

            var config = new ProducerConfig { BootstrapServers = address };
            using var orders = Before.Producers.Create(config);
            await orders.ProduceAsync("orders", new() { Key = "7", Value = new(7, "Ada") });
            await producer.ProduceAsync("orders", new() { Key = "7", Value = [1, 2, 3] });
            await orders.ProduceAsync("orders", new() { Key = "7", Value = null! });

            var settings = new ConsumerConfig { BootstrapServers = address, GroupId = "billing", AutoOffsetReset = AutoOffsetReset.Earliest };
            using var consumer = new ConsumerBuilder<string, Order>(settings).SetValueDeserializer(new MemFormatKafka<Order>()).Build();
            consumer.Subscribe("orders");
            var order = Next().Message.Value;
            Assert.Equal((7, "Ada"), (order.Id, order.Buyer));
            var bad = Assert.Throws<ConsumeException>(() => Next());
            Assert.IsType<MemFormatException>(bad.InnerException);
            Assert.Equal([1, 2, 3], bad.ConsumerRecord.Message.Value);
            Assert.Null(Next().Message.Value);
            consumer.Close();

            ConsumeResult<string, Order> Next()
            {
                for (var tries = 0; tries < 60; tries++)
                {
                    if (consumer.Consume(TimeSpan.FromSeconds(1)) is { } result)
                        return result;
                }

                throw new TimeoutException("Nothing comes.");
            }
        }
    }
}

namespace MemFormat.Recipes.Tests.Before
{
    internal static class Producers
    {
        public static IProducer<string, Order> Create(ProducerConfig config)
        {
            var producer = new ProducerBuilder<string, Order>(config).SetValueSerializer(new MemFormatKafka<Order>()).Build();
            return producer;
        }
    }
}
