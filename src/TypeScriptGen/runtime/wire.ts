// The constants of the wire format. The test WireConstantsTests prints them from src/Schema/Wire.

/** The kinds of values, and the extended kinds. */
export const Bool = 0;
export const Int8 = 1;
export const UInt8 = 2;
export const Int16 = 3;
export const UInt16 = 4;
export const Int32 = 5;
export const UInt32 = 6;
export const Int64 = 7;
export const UInt64 = 8;
export const Int128 = 9;
export const UInt128 = 10;
export const Half = 11;
export const Single = 12;
export const Double = 13;
export const Decimal = 14;
export const Char = 15;
export const Guid = 16;
export const DateTime = 17;
export const DateTimeOffset = 18;
export const TimeSpan = 19;
export const DateOnly = 20;
export const TimeOnly = 21;
export const String = 22;
export const Bytes = 23;
export const List = 24;
export const Map = 25;
export const Object = 26;
export const Union = 27;
export const Reference = 28;
export const Opaque = 29;
export const Extended = 30;
export const Serialized = 1;
export const ExtensionData = 2;
export const BigInteger = 4;
export const Enum = 9;
export const Pooled = 10;

/** In the place of a member: a constant of an enum. */
export const Constant = 31;

/** The places of values. */
export const Rest = 0;
export const Present = 1;
export const Fixed = 2;
export const Optional = 3;
export const Compact = 4;
export const CompactOptional = 5;
export const Bit = 6;
export const BitOptional = 7;

/** The byte that begins a slot. */
export const PlaceShift = 5;
export const KindMask = 31;

/** The number that begins a segment: the count of members in these units, and flags. The byte before an id out of order. */
export const MemberUnit = 8;
export const NamedKeys = 1;
export const HasContract = 2;
export const HasBase = 4;
export const IdGap = 255;

/** The first byte of a payload: the mode, and further bits. */
export const ModeMask = 3;
export const ModeFingerprint = 1;
export const ModeWrapped = 3;
export const NullRoot = 4;
export const Wide = 4;

/** The numbers of compressions. */
export const WrapperBrotli = 1;
export const WrapperZstandard = 2;

/** The bytes of headers that name a schema. */
export const ShortSize = 4;
export const LongSize = 8;

/** The first byte of a session's message, and the numbers of definitions. */
export const MessageValue = 2;
export const MessageNull = 6;
export const Part = 7;
export const FirstUnion = 2;

/** The head of a string: the length above so many bits, in these units, and the encoding. */
export const LengthShift = 2;
export const LengthUnit = 4;
export const EncodingMask = 3;
export const Utf16 = 1;
export const Utf8 = 2;
export const NullString = 3;

/** UTF-8 may take one byte more than a char each for every so many chars. */
export const CharsPerExtraByte = 2;

/** Pooled strings: the longest that takes a number. When a writer gives up for a while. */
export const MaxPooled = 511;
export const MostPooled = 65535;
export const PoolWindow = 256;
export const PoolLeastFound = 32;
export const PoolLevels = 8;

/** The head of a collection: the count in these units, and flags. */
export const CountUnit = 4;
export const CollectionFlags = 3;
export const NullCollection = 1;
export const HasNulls = 2;

/** Compact lists: the flag of their heads, that of the byte that follows, the most digits above it, and the bits of digits. */
export const HasDigits = 2;
export const MostStructSize = 64;
export const IsZigZag = 1;
export const DigitCountShift = 1;
export const SmallDigit = 7;
export const LargeDigit = 8;

/** A DateTime: the bits of its ticks, above which its kind is. */
export const KindShift = 62;

/** Compact values: the bytes of the parts of dates and decimals. */
export const SecondsSize = 5;
export const MinutesSize = 2;
export const ScaleSize = 1;
export const DigitsSize = 4;

/** The bytes of the kinds of a fixed size, from Bool to TimeOnly. */
export const sizes: readonly number[] = [1, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 2, 4, 8, 16, 2, 16, 8, 10, 8, 4, 8];

/** The flag bits of the places. */
export const flagBits: readonly number[] = [0, 1, 0, 1, 2, 3, 1, 2];
