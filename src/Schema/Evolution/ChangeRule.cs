namespace MemFormat.Schema.Evolution;

/// <summary>A rule about changes of shipped types, with the text of its diagnostic.</summary>
/// <param name="Id">The id of the diagnostic.</param>
/// <param name="Title">Its title.</param>
/// <param name="Message">Its message, with the reason and the cure.</param>
/// <param name="IsError">Whether shipped data is an error or takes another meaning; else some of it may be lost.</param>
internal sealed record ChangeRule(string Id, string Title, string Message, bool IsError)
{
    public static readonly ChangeRule Unreadable = new(
        "MF071", "Shipped data cannot be read", "MemFormat cannot read the shipped data of '{0}': {1}", IsError: true);

    public static readonly ChangeRule UnreadableByShipped = new(
        "MF072", "Shipped programs cannot read new data", "Shipped programs cannot read '{0}' from new data: {1}", IsError: true);

    public static readonly ChangeRule Loss = new(
        "MF073", "Shipped values may be lost", "Some shipped values of '{0}' do not come back: {1}", IsError: false);

    public static readonly ChangeRule Removed = new("MF074", "Shipped member is gone",
        "Add [MemReserved({1})] to '{0}', because shipped data has a member {1} that no later member may be taken for", IsError: false);

    public static readonly ChangeRule Renamed = new("MF075", "Shipped member seems to be renamed",
        "Add [MemFormerName(\"{1}\")] to '{0}', because shipped data calls it '{1}'; if '{0}' is another member, add [MemReserved(\"{1}\")] to '{2}'",
        IsError: false);

    public static readonly ChangeRule Reused = new(
        "MF076", "Shipped id or name has another meaning", "'{0}' takes the shipped values of '{1}', because both have {2}: {3}", IsError: true);

    public static readonly ChangeRule Required = new(
        "MF077", "New member is required", "Give '{0}' a default value and no required, because shipped data does not have it", IsError: true);

    public static readonly ChangeRule Case = new("MF078", "Shipped case of a union has changed",
        "Keep the case {1} of '{0}', which is '{2}' in shipped data and {3} now: give a new case a new tag", IsError: true);

    public static readonly ChangeRule Constant = new(
        "MF079", "Shipped enum constant has changed", "Keep '{0}' at {1}, the number in shipped data: {2}", IsError: true);

    public static readonly ChangeRule TypeGone = new("MF080", "Shipped type is gone",
        "Keep '{0}', or write its new name into its lines of MemFormat.Shipped.txt: this assembly can no longer read its shipped data",
        IsError: false);

    public static IReadOnlyList<ChangeRule> All { get; } = [
        Unreadable, UnreadableByShipped, Loss, Removed, Renamed, Reused, Required, Case, Constant, TypeGone];
}
