namespace MemFormat.Benchmarks.TenMembers;

/// <summary>What reads ten types more than <see cref="TenTypes"/>.</summary>
[MemFormattable]
public sealed partial class TwentyTypes
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
    public List<Flight> Flights { get; set; } = [];
    public List<Booking> Bookings { get; set; } = [];
    public List<Hotel> Hotels { get; set; } = [];
    public List<Room> Rooms { get; set; } = [];
    public List<Course> Courses { get; set; } = [];
    public List<Student> Students { get; set; } = [];
    public List<Patient> Patients { get; set; } = [];
    public List<Visit> Visits { get; set; } = [];
    public List<Device> Devices { get; set; } = [];
    public List<Ticket> Tickets { get; set; } = [];
}
