using MemFormat.EndToEnd.Tests;

namespace MemFormat.Interop.Tests;

/// <summary>The page's policy is in force, and whatever goes wrong on it fails a test.</summary>
public class PageTests
{
    [ScriptTheory("It runs Chromium.")]
    [InlineData("evaluates", "script-src forbids eval")]
    [InlineData("inlines", "script-src 'self'")]
    [InlineData("styles", "style-src 'self'")]
    [InlineData("leaves", "connect-src 'self'")]
    [InlineData("complains", "A complaint.")]
    [InlineData("fails", "A failure.")]
    public void What_a_page_must_not_do_is_noticed(string offence, string expected) =>
        Assert.Contains(expected, Browser.Chromium.Open($"{Server.Origin}/?offence={offence}"), StringComparison.Ordinal);
}
