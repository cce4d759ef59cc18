using MemFormat.AspNetCore.Reading;
using Microsoft.AspNetCore.Mvc.Formatters;

namespace MemFormat.AspNetCore.Mvc;

/// <summary>Reads bodies for controllers. Bad bytes are errors of the model state, by the path of the member.</summary>
internal sealed class MemFormatInputFormatter : InputFormatter, IInputFormatterExceptionPolicy
{
    private readonly MemFormatOptions _options;

    public MemFormatInputFormatter(MemFormatOptions options)
    {
        _options = options;
        SupportedMediaTypes.Add(MediaTypes.Payload);
    }

    /// <summary>Not of a stream, whose media type is the same but for its parameter.</summary>
    public override bool CanRead(InputFormatterContext context) =>
        base.CanRead(context) && RequestMediaType.Of(context.HttpContext.Request) == RequestMedia.Payload;

    InputFormatterExceptionPolicy IInputFormatterExceptionPolicy.ExceptionPolicy => InputFormatterExceptionPolicy.MalformedInputExceptions;

    public override async Task<InputFormatterResult> ReadRequestBodyAsync(InputFormatterContext context)
    {
        try
        {
            var options = RequestReading.OptionsOf(context.HttpContext);
            var value = await RequestReading.ReadBodyAsync(
                context.HttpContext, options.Limits.MaxPayloadBytes, (context.ModelType, options),
                static (body, how) => MemFormatSerializer.Deserialize(body, how.ModelType, how.options)).ConfigureAwait(false);
            return value is null && !context.TreatEmptyInputAsDefaultValue ? InputFormatterResult.NoValue() : InputFormatterResult.Success(value);
        }
        catch (MemFormatException error) when (error.Error == MemFormatError.LimitExceeded)
        {
            throw RefusedRequestException.Of(error);
        }
        catch (MemFormatException error) when (RequestReading.IsOfBytes(error))
        {
            context.ModelState.TryAddModelError(error.Path ?? context.ModelName, error.Message);
            return InputFormatterResult.Failure();
        }
    }

    protected override bool CanReadType(Type type) => MemFormatSerializer.TryGetCodec(type, out _, _options);
}
