using System.Security.Cryptography;
using Microsoft.Extensions.DependencyInjection;
using Orleans.Providers;
using Orleans.Runtime;
using Orleans.Runtime.Hosting;
using Orleans.Storage;

namespace Node;

/// <summary>
/// Keeps each state as a file in a directory, which the silos share, as they would share a database. Orleans' own memory storage keeps
/// states in grains, and these forget them when the silo ends that knows where they are.
/// </summary>
internal sealed class DirectoryGrainStorage(string directory, IGrainStorageSerializer serializer) : IGrainStorage
{
    public static void Use(IServiceCollection services, string directory) => services.AddGrainStorage(
        ProviderConstants.DEFAULT_STORAGE_PROVIDER_NAME,
        (provider, _) => new DirectoryGrainStorage(directory, provider.GetRequiredService<IGrainStorageSerializer>()));

    public async Task ReadStateAsync<T>(string stateName, GrainId grainId, IGrainState<T> grainState)
    {
        using var locked = await LockAsync(stateName, grainId);
        var bytes = locked.Read();
        grainState.RecordExists = bytes is not null;
        grainState.ETag = Tag(bytes);
        grainState.State = bytes is null ? Activator.CreateInstance<T>() : serializer.Deserialize<T>(new(bytes));
    }

    public async Task WriteStateAsync<T>(string stateName, GrainId grainId, IGrainState<T> grainState)
    {
        var bytes = serializer.Serialize(grainState.State).ToArray();
        using var locked = await LockAsync(stateName, grainId);
        Check(locked, grainState);
        locked.Write(bytes);
        grainState.RecordExists = true;
        grainState.ETag = Tag(bytes);
    }

    public async Task ClearStateAsync<T>(string stateName, GrainId grainId, IGrainState<T> grainState)
    {
        using var locked = await LockAsync(stateName, grainId);
        Check(locked, grainState);
        locked.Delete();
        grainState.RecordExists = false;
        grainState.ETag = null;
        grainState.State = Activator.CreateInstance<T>();
    }

    /// <summary>Another activation of the grain may have written since this one read.</summary>
    private static void Check<T>(Row locked, IGrainState<T> grainState)
    {
        if (Tag(locked.Read()) is var stored && stored != grainState.ETag)
            throw new InconsistentStateException("Another silo has written the state.", stored, grainState.ETag);
    }

    private static string? Tag(byte[]? bytes) => bytes is null ? null : Convert.ToHexString(SHA256.HashData(bytes));

    private async Task<Row> LockAsync(string stateName, GrainId grainId)
    {
        var file = Path.Combine(directory, Uri.EscapeDataString($"{grainId}-{stateName}"));
        while (true)
        {
            try
            {
                return new(file, new FileStream($"{file}.lock", FileMode.OpenOrCreate, FileAccess.ReadWrite, FileShare.None));
            }
            catch (IOException) when (Directory.Exists(directory))
            {
                // The other silo has it.
                await Task.Delay(5);
            }
        }
    }

    private sealed class Row(string file, FileStream held) : IDisposable
    {
        public byte[]? Read() => File.Exists(file) ? File.ReadAllBytes(file) : null;

        /// <summary>Whole or not at all, also if the process is killed.</summary>
        public void Write(byte[] bytes)
        {
            File.WriteAllBytes($"{file}.new", bytes);
            File.Move($"{file}.new", file, overwrite: true);
        }

        public void Delete() => File.Delete(file);

        public void Dispose() => held.Dispose();
    }
}
