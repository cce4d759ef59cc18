using System.Collections.Concurrent;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.StaticFiles;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.FileProviders;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;

namespace MemFormat.Interop.Tests;

/// <summary>Serves the page, the printed code, vectors and streams, and takes what the page writes.</summary>
internal static class Server
{
    /// <summary>Nothing but the server's own files, and no code that is made of text.</summary>
    private const string Policy = "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'";

    private static readonly ConcurrentDictionary<string, LiveStream> s_streams = new();

    private static readonly Lazy<WebApplication> s_app = new(() =>
    {
        var builder = WebApplication.CreateSlimBuilder();
        builder.Logging.ClearProviders();
        builder.Services.AddSignalR().AddMemFormatProtocol();
        var app = builder.Build();
        app.Urls.Add("http://127.0.0.1:0");
        app.Use((context, next) =>
        {
            context.Response.Headers.ContentSecurityPolicy = Policy;
            context.Response.Headers.CacheControl = "no-store";

            // A page on its own may share memory with its workers.
            context.Response.Headers["Cross-Origin-Opener-Policy"] = "same-origin";
            context.Response.Headers["Cross-Origin-Embedder-Policy"] = "require-corp";
            return next(context);
        });
        app.UseDefaultFiles(new DefaultFilesOptions { FileProvider = new PhysicalFileProvider(Path.Combine(Node.Folder, "page")) });
        Files(app, "page", "");
        Files(app, "generated", "/generated");
        app.MapPost("/answers/{name}", async (string name, HttpRequest request) =>
        {
            await using var file = File.Create(Path.Combine(Vectors.Folder, Path.GetFileName(name)));
            await request.Body.CopyToAsync(file);
        });
        app.MapGet("/streams/{name}", (string name, HttpContext context) => s_streams[name].Write(context));
        app.MapPost("/streams/{name}", (string name) => s_streams[name].Release());
        app.UseWebSockets();
        app.MapHub<CorpusHub>("/hub", options => options.AllowStatefulReconnects = true);
        app.Start();
        return app;
    });

    public static string Origin => s_app.Value.Urls.Single();

    /// <summary>Serves a stream, and gives its path.</summary>
    public static string Serve(string name, LiveStream stream)
    {
        s_streams[name] = stream;
        return "/streams/" + name;
    }

    private static void Files(WebApplication app, string folder, string path) => app.UseStaticFiles(new StaticFileOptions
    {
        FileProvider = new PhysicalFileProvider(Directory.CreateDirectory(Path.Combine(Node.Folder, folder)).FullName),
        RequestPath = path,
        ContentTypeProvider = new FileExtensionContentTypeProvider(new Dictionary<string, string>
        {
            [".html"] = "text/html", [".js"] = "text/javascript", [".mjs"] = "text/javascript", [".json"] = "application/json",
            [".bin"] = "application/octet-stream",
        }),
    });
}
