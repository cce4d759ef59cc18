using ApiCatalog.Commands;
using ApiCatalog.Documenting;
using ApiCatalog.Measuring;
using ApiCatalog.Model;
using MemFormat.AspNetCore;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.FileProviders;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;

namespace ApiCatalog.Serving;

/// <summary>The web server, for this machine only.</summary>
internal static class CatalogServer
{
    // Nothing but files of this server, and no code or style within the page. The last two let the page use exact timers.
    private static readonly (string Name, string Value)[] s_headers =
    [
        ("Content-Security-Policy", "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self'; "
            + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"),
        ("X-Content-Type-Options", "nosniff"),
        ("Referrer-Policy", "no-referrer"),
        ("Cache-Control", "no-cache"),
        ("Cross-Origin-Opener-Policy", "same-origin"),
        ("Cross-Origin-Embedder-Policy", "require-corp"),
    ];

    /// <summary>Serves until Ctrl+C.</summary>
    /// <param name="port">The port; 0 for any that is free.</param>
    /// <param name="site">The folder with the page's files.</param>
    /// <param name="catalog">What the page shows.</param>
    /// <param name="started">Called with the page's address once it can be opened.</param>
    /// <exception cref="ProblemException">The port cannot be used.</exception>
    public static void Run(int port, string site, Catalog catalog, Action<string> started)
    {
        var builder = WebApplication.CreateSlimBuilder();
        builder.Logging.ClearProviders();
        builder.WebHost.UseUrls($"http://127.0.0.1:{port}");

        // For the page's worker, which asks for the same catalog as JSON, as other web APIs would send it.
        builder.Services.ConfigureHttpJsonOptions(json => json.SerializerOptions.TypeInfoResolver = CatalogJson.Default);

        using var app = builder.Build();
        app.Use((context, next) =>
        {
            foreach (var (name, value) in s_headers)
                context.Response.Headers[name] = value;

            return next();
        });
        app.UseFileServer(new FileServerOptions { FileProvider = new PhysicalFileProvider(site) });
        var summaries = Summaries.Of(catalog);
        app.MapGet("/catalog", () => MemResults.Ok(catalog));
        app.MapGet("/summaries", () => MemResults.Ok(summaries));

        try
        {
            app.Start();
        }
        catch (IOException problem)
        {
            throw new ProblemException($"cannot listen on port {port}, try --port 0 for any free port: {problem.Message}", problem);
        }

        started(app.Urls.First());
        app.WaitForShutdown();
    }
}
