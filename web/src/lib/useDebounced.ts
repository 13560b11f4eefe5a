import { useEffect, useEffectEvent, useState } from 'react';

/** `value` once it has rested for `ms`; the first one at once. Values with the same content count as the same. */
export function useDebounced<Value>(value: Value, ms: number): Value {
  const [debounced, setDebounced] = useState(value);
  const settle = useEffectEvent(() => setDebounced(value));
  const content = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new content is what starts the clock again
  useEffect(() => {
    const timer = setTimeout(settle, ms);
    return () => clearTimeout(timer);
  }, [content, ms]);
  return debounced;
}
