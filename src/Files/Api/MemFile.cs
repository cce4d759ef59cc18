namespace MemFormat;

/// <summary>Files of many values. The shape is in the file once, and values lie in blocks with checksums.</summary>
public static class MemFile
{
    /// <summary>Creates a file, in place of one that is there.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="path">The file.</param>
    /// <param name="options">How to write.</param>
    /// <exception cref="IOException">The file cannot be written, for example because another writer or reader has it open.</exception>
    public static MemFileWriter<T> Create<T>(string path, MemFileOptions? options = null) =>
        MemFileWriter<T>.Create(path, options ?? MemFileOptions.Default);

    /// <summary>
    /// Opens a file to add values, or creates it. If its last writer did not come to an end, this cuts off what that one
    /// did not finish, and <see cref="MemFileWriter{T}.CutBytes"/> says how much. Whole blocks stay as they are.
    /// </summary>
    /// <typeparam name="T">The type of the values; possibly another version than the one that wrote the file.</typeparam>
    /// <param name="path">The file.</param>
    /// <param name="options">How to write.</param>
    /// <exception cref="MemFileException">It is another kind of file, or its head is damaged.</exception>
    /// <exception cref="IOException">The file cannot be written, for example because another writer or reader has it open.</exception>
    public static MemFileWriter<T> Append<T>(string path, MemFileOptions? options = null) =>
        MemFileWriter<T>.Append(path, options ?? MemFileOptions.Default);

    /// <summary>Opens a file to read it.</summary>
    /// <typeparam name="T">The type of the values; possibly another version than the one that wrote the file.</typeparam>
    /// <param name="path">The file.</param>
    /// <param name="options">How to read.</param>
    /// <exception cref="MemFileException">It is another kind of file, or its head is damaged.</exception>
    /// <exception cref="IOException">The file cannot be read, for example because a writer has it open.</exception>
    public static MemFileReader<T> Open<T>(string path, MemFileOptions? options = null) => new(path, options ?? MemFileOptions.Default);
}
