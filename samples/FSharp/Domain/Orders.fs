/// What an F# program has: records, a union, options, lists, maps and sets. Nothing here knows of the serializer.
namespace Shop

open System

type Address = { Street: string; City: string option }

type Payment =
    | Cash
    | Card of number: string
    | Transfer of iban: string * days: int

[<Struct>]
type Money = { Amount: decimal; Currency: string }

type Line = { Article: string; Quantity: int; Price: Money }

type Order =
    { Id: int
      Customer: string
      ShipTo: Address
      BillTo: Address option
      Payment: Payment
      Lines: Line list
      Stock: Map<string, int>
      Labels: Set<string>
      Discount: float voption
      Placed: DateTime }

module Orders =
    let sample =
        { Id = 42
          Customer = "Ada"
          ShipTo = { Street = "1 Long Lane"; City = Some "London" }
          BillTo = Some { Street = "2 Short Street"; City = None }
          Payment = Transfer("DE00 1234", 14)
          Lines =
            [ { Article = "kettle"; Quantity = 2; Price = { Amount = 19.90m; Currency = "EUR" } }
              { Article = "cup"; Quantity = 6; Price = { Amount = 4.50m; Currency = "EUR" } } ]
          Stock = Map [ "kettle", 7; "cup", 0 ]
          Labels = Set [ "gift"; "fragile" ]
          Discount = ValueSome 0.1
          Placed = DateTime(2026, 11, 21, 12, 0, 0, DateTimeKind.Utc) }

    /// The same order with every other choice of each type.
    let other =
        { sample with
            BillTo = None
            Payment = Card "4111"
            Lines = []
            Stock = Map.empty
            Labels = Set.empty
            Discount = ValueNone }

    let paidInCash = { sample with Payment = Cash }
