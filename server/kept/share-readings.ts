/**
 * Makes readings that are shared: those of a key that are asked for while one is running get the next one, since what
 * is running may have begun before a change that they must see.
 */
export function shareReadings<Key, Value>(read: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const readings = new Map<Key, { running: Promise<Value>; next: Promise<Value> | null }>();

  const begin = (key: Key): Promise<Value> => {
    const reading = { running: read(key), next: null };
    readings.set(key, reading);
    const end = (): void => {
      if (readings.get(key) === reading) readings.delete(key);
    };
    reading.running.then(end, end);
    return reading.running;
  };

  return (key) => {
    const reading = readings.get(key);
    if (!reading) return begin(key);
    const again = () => begin(key);
    reading.next ??= reading.running.then(again, again);
    return reading.next;
  };
}
