using Microsoft.AspNetCore.Components.WebAssembly.Hosting;
using Minimal;

var builder = WebAssemblyHostBuilder.CreateDefault(args);
builder.RootComponents.Add<Page>("#page");
builder.Services.AddScoped(_ => new HttpClient { BaseAddress = new Uri(builder.HostEnvironment.BaseAddress) });
await builder.Build().RunAsync();
