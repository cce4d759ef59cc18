using Hostile.Words;
using MemFormat.EndToEnd.Tests;
using MemFormat.Tests;
using H = Hostile.Types;

namespace MemFormat.Interop.Tests;

/// <summary>
/// Types and members that are called as JavaScript's words and objects, or as what is printed beside them
/// (<c>Names/</c>). They compile, too: CompilerTests.
/// </summary>
public class NamesTests
{
    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void Values_come_back_whatever_their_types_and_members_are_called(Runner runner)
    {
        var words = new Words
        {
            Class = 2, delete = "*/ ${`", Constructor = true, __proto__ = -1, ToString_ = "f", HasOwnProperty = 5, Prototype = "p", Then = [1],
            R = "r", W = "w", At = "a",
            F0 = "f", F1_0 = "g", NaN = "n", Await = "b", WordsBody = "body", SpotAt = "at", Next = new Words(),
            Spot = new Spot { __proto__ = 3, X = 4 },
            Überschrift = "ü", 名前 = "名", Kind = Words_Kind.__proto__,
        };
        var node = new Hostile.Words.Node { __proto__ = 1, Object = "o", NodeBody = "b" };
        node.Next = new Hostile.Words.Node { Next = node };
        var order = new H.Order(1, new H.Order.Inner(2));
        var date = new H.Date(new DateTime(2026, 11, 21, 0, 0, 0, DateTimeKind.Utc), new H.Map(1));
        Request[] requests =
        [
            Of(words), Of(node), Of(new Cases { Name = "1", name = 2, NAME = "3", URL = 4, Url = "5" }),
            Of(new H.Array([date], new() { ["__proto__"] = new H.Object(1), ["constructor"] = new H.Object(2) })),
            Of(new H.Record(new H.Uint8Array([1, 2]), new H.Set([1, 2]))), Of(order), Of(new H.order(1)), Of(new H.OrderStream(1)),
            Of(new H.XMLPage(1)), Of(new H.XmlPage(2)),
            Of(new H.Mail(new H.Message("text"), "body", H.NaN.undefined)), Of(new H.ListOfOrder([order])), Of(new H.mf(1)), Of(new H.Rules(1)),
            Of(new H.Resolvable(1)), Of(new H.MemFormatError(1)),
            Of(new H.Pages(new(order), new(new("y")), new(3), new(new(order)))), Of(new H.Holder(H.readOrder.A, H.orderBody.A)),
            Of(new hostile.types.Lower(order, new(1))), Of(new index.Entry(1, new(2))),
        ];
        PrintedCorpus.Lossless.Exchange(runner, "names", requests);

        static Request Of<T>(T value)
        {
            var payload = MemFormatSerializer.Serialize(value);
            return new(typeof(T).Name, CSharpNames.Of(typeof(T)), Asks.Same, payload) { Shown = Shown.Of(typeof(T), payload) };
        }
    }
}
