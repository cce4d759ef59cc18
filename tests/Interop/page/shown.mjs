// Compares what was read with what C# shows of the payload as JSON (docs/json.md), which knows nothing of the printed code.

/** Says what differs, if anything does. */
export function difference(value, shown) {
  // Objects that keep their identity are shown behind the root; there may be none.
  const isShared = /^\$root(,\$objects)?$/.test(Object.keys(shown ?? {}).join()), objects = isShared ? shown.$objects : undefined, known = new Map();
  return find(value, isShared ? shown.$root : shown, '$');

  function find(value, shown, path) {
    if (shown === null || value === null || value === undefined) return value === shown ? undefined : says();
    if (objects && typeof shown.$ref === 'number') return reference(value, shown.$ref, path);
    if (typeof shown.$case === 'number') return findCase(value, shown.value, path);
    if (value instanceof Uint8Array) return base64(value) === shown ? undefined : says();
    if (typeof value !== 'object' || value instanceof Date || typeof shown === 'string') return isScalar(value, shown) ? undefined : says();
    if (value instanceof Map && !Array.isArray(shown)) return entries(value, shown, path);
    if (value instanceof Map) return elements([...value], shown, path);
    if (value instanceof Set) return elements([...value], shown, path);
    if (Array.isArray(value)) return elements(value, Array.isArray(shown) ? shown : Object.values(shown), path);
    return members(value, shown, path);

    function says() {
      return `${path} is ${typeof value} ${String(value)}, and is shown as ${JSON.stringify(shown)}`;
    }
  }

  function reference(value, number, path) {
    if (known.has(number)) return known.get(number) === value ? undefined : `${path} is not the object that has the number ${number}`;
    known.set(number, value);
    return find(value, objects[number - 1], path);
  }

  /** Cases of a case that is a union are the union's own, and cases that are no objects are in `value`. */
  function findCase(value, shown, path) {
    if (typeof shown?.$case === 'number') return find(value, shown, path);
    // What tells itself from the other cases has no $type, and what is kept is compared when it is written back.
    if (typeof value !== 'object' || value === null) return find(value, shown, path);
    if (value.$type === 'unknown') return undefined;
    if (typeof value.$type !== 'string') return `${path} has no $type`;
    const { $type, ...rest } = value, names = Object.keys(rest), isObject = shown?.$ref || isPlain(shown) && names.length === Object.keys(shown).length && !(rest.value instanceof Map);
    return find(isObject ? (shown.$ref ? value : rest) : rest.value, shown, `${path}(${$type})`);
  }

  function elements(values, shown, path) {
    if (values.length !== shown.length) return `${path} has ${values.length} elements, and ${shown.length} are shown`;
    for (const [i, value] of values.entries()) {
      const differs = find(value, shown[i], `${path}[${i}]`);
      if (differs) return differs;
    }
  }

  function entries(map, shown, path) {
    if (map.size !== Object.keys(shown).length) return `${path} has ${map.size} entries, and ${Object.keys(shown).length} are shown`;
    for (const [key, value] of map) {
      const own = [key, escaped(key)].find(name => Object.hasOwn(shown, name));
      if (own === undefined) return `${path} has ${key}, which is not shown`;
      const differs = find(value, shown[own], `${path}[${key}]`);
      if (differs) return differs;
    }
  }

  function members(value, shown, path) {
    if ('Length1' in shown && 'lengths' in value) {
      const { Elements: items, ...lengths } = shown;
      return elements(value.lengths, Object.values(lengths), path + '.lengths') ?? find(value.items, items, path + '.items');
    }

    const names = Object.keys(value).filter(name => name !== '$type'), wanted = Object.entries(shown);
    if (names.length !== wanted.length) return `${path} has ${names}, and ${Object.keys(shown)} are shown`;
    for (const [name, member] of wanted) {
      // Of a case that is not the reader's own, C# knows no names.
      if (/^[?#]/.test(name)) continue;
      const own = [name, camel(name), name + '_'].find(n => names.includes(n));
      if (own === undefined) return `${path} has no ${name}`;
      const differs = find(value[own], member, `${path}.${own}`);
      if (differs) return differs;
    }
  }
}

function isPlain(shown) {
  return typeof shown === 'object' && shown !== null && !Array.isArray(shown);
}

/** A name as System.Text.Json's web defaults have it. */
function camel(name) {
  return name.replace(/^\p{Lu}+(?=$|\p{Lu}[^\p{Lu}])|^\p{Lu}+(?!\p{Lu})/u, start => start.toLowerCase());
}

function isScalar(value, shown) {
  switch (typeof value) {
    case 'number':
      return typeof shown === 'number' ? isNumber(value, shown)
        : Object.is(value, Number(shown)) || shown === '^' + ~value || isSpan(shown) && value === Number(spanTicks(shown)) / 10000;
    case 'bigint':
      return String(value) === String(shown) || isSpan(shown) && value === spanTicks(shown)
        || isDate(shown) && kinds[dateParts(shown).zone].some(kind => value === (dateTicks(shown) | kind << 62n)) || value === fromBase64(shown);
    case 'string':
      // Surrogates without their partner; times of whole seconds; zeros of decimals that have a sign.
      return value === shown || escaped(value) === shown || value === shown.replace(/\.0{7}$/, '') || /^-[0.]+$/.test(value) && value === '-' + shown;
    case 'object':
      if (!isDate(shown)) return false;
      if (value instanceof Date) return value.getTime() === Number(utcTicks(shown) / 10000n - epoch / 10000n);
      return value.length === 2 && value[0] === utcTicks(shown) && value[1] === minutes(shown);
    default:
      return value === shown;
  }
}

function escaped(text) {
  return text.replace(/\p{Surrogate}/gu, c => '\\u' + c.charCodeAt(0).toString(16));
}

/** Numbers of 32 and 16 bits are shown with no more digits than tell them apart. */
function isNumber(value, shown) {
  const isHalf = !(new Uint32Array(Float32Array.of(value).buffer)[0] & 0x1fff);
  return Object.is(value, shown) || value === Math.fround(shown) || isHalf && Math.abs(value - shown) <= Math.abs(value) / 2048 + 2 ** -25;
}

const epoch = 621355968000000000n, kinds = { '': [0n], Z: [1n], ' local': [2n, 3n] };

function dateParts(shown) {
  const [, clock, fraction, zone] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.(\d{7})(Z| local|[+-]\d\d:\d\d|)$/.exec(shown) ?? [];
  return { clock, fraction, zone };
}

function isDate(shown) {
  return dateParts(shown).clock !== undefined;
}

function dateTicks(shown) {
  const { clock, fraction } = dateParts(shown);
  return BigInt(Date.parse(clock + 'Z')) * 10000n + BigInt(fraction) + epoch;
}

function minutes(shown) {
  const [, sign, hours, rest] = /([+-])(\d\d):(\d\d)$/.exec(shown) ?? [undefined, '+', '0', '0'];
  return Number(sign + (60 * Number(hours) + Number(rest)));
}

function utcTicks(shown) {
  return dateTicks(shown) - BigInt(minutes(shown)) * 600000000n;
}

const span = /^(-?)(?:(\d+)\.)?(\d\d):(\d\d):(\d\d)(?:\.(\d{7}))?$/;

function isSpan(shown) {
  return span.test(shown);
}

function spanTicks(shown) {
  const [, sign, days, hours, minutes, seconds, fraction] = span.exec(shown);
  const ticks = (((BigInt(days ?? 0) * 24n + BigInt(hours)) * 60n + BigInt(minutes)) * 60n + BigInt(seconds)) * 10000000n + BigInt(fraction ?? 0);
  return sign ? -ticks : ticks;
}

function base64(bytes) {
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
}

/** A number of very many digits is shown as its bytes. */
function fromBase64(shown) {
  if (typeof shown !== 'string' || shown.length < 1000) return undefined;
  const bytes = Array.from(atob(shown), c => (c.charCodeAt(0) + 256).toString(16).slice(1));
  return BigInt.asIntN(8 * bytes.length, BigInt('0x' + bytes.reverse().join('')));
}
