namespace MemFormat.Benchmarks.TenMembers;

/// <summary>What reads ten types of ten members; a bundle of it is compared with one of <see cref="TwentyTypes"/>.</summary>
[MemFormattable]
public sealed partial class TenTypes
{
    public List<Customer> Customers { get; set; } = [];
    public List<Supplier> Suppliers { get; set; } = [];
    public List<Product> Products { get; set; } = [];
    public List<Warehouse> Warehouses { get; set; } = [];
    public List<Shipment> Shipments { get; set; } = [];
    public List<Invoice> Invoices { get; set; } = [];
    public List<Payment> Payments { get; set; } = [];
    public List<Employee> Employees { get; set; } = [];
    public List<Department> Departments { get; set; } = [];
    public List<Vehicle> Vehicles { get; set; } = [];
}
