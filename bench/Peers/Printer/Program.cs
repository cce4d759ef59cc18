using MemFormat.Benchmarks.Peers.Printer;

// The folder to write to, messages of protobuf, and the sources of the models.
var (folder, messages, sources) = (args[0], args[1], args[2..]);
Models models = new(sources);
Directory.CreateDirectory(folder);
Write("Plain.cs", PlainModels.Print(models));
Write("Numbered.cs", new NumberedModels(models).Print());
Write("Messages.cs", Messages.Print(messages));

void Write(string name, string text) => File.WriteAllText(Path.Combine(folder, name), "#nullable enable annotations\n#pragma warning disable\n" + text);
