using MemFormat.Benchmarks.Models.Public;

namespace MemFormat.Benchmarks.Workloads.Public;

internal static class AccessLogData
{
    private static readonly string[] s_users = ["alice", "bob", "carol", "dave", "erin", "frank", "grace", "heidi", "-"];
    private static readonly string[] s_methods = ["GET", "POST", "PUT", "UPDATE", "DELETE"];
    private static readonly string[] s_paths = ["/favicon.ico", "/css/index.css", "/css/font-awesome.min.css", "/img/logo-full.svg", "/img/splash.jpg", "/api/login", "/api/logout"];
    private static readonly ushort[] s_codes = [200, 200, 200, 200, 301, 304, 400, 404, 500];

    public static AccessLog Make(int count)
    {
        var random = new Random(1);
        return new() { Entries = [.. Enumerable.Range(0, count).Select(_ => Entry(random))] };
    }

    private static AccessLogEntry Entry(Random random) => new()
    {
        Address = new() { X0 = (byte)random.Next(256), X1 = (byte)random.Next(256), X2 = (byte)random.Next(256), X3 = (byte)random.Next(256) },
        Identity = "-",
        UserId = random.GetItems(s_users, 1)[0],
        Date = $"{random.Next(1, 29):00}/Oct/{random.Next(1970, 2022)}:{random.Next(24):00}:{random.Next(60):00}:{random.Next(60):00} {random.Next(-12, 13):+00;-00}00",
        Request = $"{random.GetItems(s_methods, 1)[0]} {random.GetItems(s_paths, 1)[0]} HTTP/{random.Next(1, 3)}.0",
        Code = random.GetItems(s_codes, 1)[0],
        Size = (ulong)random.Next(100_000_000),
    };
}
