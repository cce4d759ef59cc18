using MemFormat.Aot;

// The folder with the golden bytes that the tests on the JIT keep may be given.
var score = new Score();
ChangeChecks.Run(score);
ClosedCalls.Run(score);
NeighbourChecks.Run(score);
RoundTrips.Run(score);
StreamChecks.Run(score);
RowChecks.Run(score);
VariantChecks.Run(score);
if (args.Length > 0)
    GoldenBytes.Run(score, args[0]);
Console.WriteLine($"{score.Passed} passed, {score.Failed} failed");
return score.Failed == 0 && score.Passed > 0 ? 0 : 1;
