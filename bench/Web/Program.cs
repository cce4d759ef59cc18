using MemFormat.Web.Benchmarks;

// The server is a process of its own: what it costs is counted there.
if (args is ["server"])
    await Server.RunAsync();
else if (args is ["bus", .. var rest])
    await Buses.RunAsync(seconds: rest is [var time] ? double.Parse(time, System.Globalization.CultureInfo.InvariantCulture) : 1);
else
    await Load.RunAsync(seconds: args is [var seconds] ? double.Parse(seconds, System.Globalization.CultureInfo.InvariantCulture) : 1);
