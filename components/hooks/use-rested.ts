// A value once it has stopped changing.
"use client";

import { useEffect, useState } from "react";

/** The last value that stood for `restMs`. */
export function useRested<Value>(value: Value, restMs: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return rested;
}
