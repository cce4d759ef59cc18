namespace Xunit;

internal static class Record
{
    public static Exception? Exception(Func<object?> action)
    {
        try
        {
            action();
            return null;
        }
        catch (Exception exception)
        {
            return exception;
        }
    }
}
