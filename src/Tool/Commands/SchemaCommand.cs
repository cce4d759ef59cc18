namespace MemFormat.Tool.Commands;

/// <summary><c>memformat schema</c>: the recorded schemas of releases, and the present ones of assemblies.</summary>
internal static class SchemaCommand
{
    public static Command Create()
    {
        var command = new Command("schema", "Records the schemas of your releases, so that later ones know them, and shows them.");
        command.Subcommands.Add(UpdateCommand.Create());
        command.Subcommands.Add(CheckCommand.Create());
        command.Subcommands.Add(ShipCommand.Create());
        command.Subcommands.Add(ShowCommand.Create());
        command.Subcommands.Add(OfCommand.Create());
        return command;
    }
}
