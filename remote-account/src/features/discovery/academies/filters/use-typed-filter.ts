import { useEffect, useRef, useState } from 'react';

const REST_MS = 300;

/**
 * What is being typed, told once it rests; follows the address when that changes by itself, but not when it comes to what was
 * told before: more letters may have been typed meanwhile. A page that is being left stays in view until the next one is
 * loaded; what rests then is not told, because telling it would lead back.
 */
export function useTypedFilter(
  value: string,
  tell: (value: string) => void,
): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [told, setTold] = useState<readonly string[]>([]);
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  if (value !== known) {
    const place = told.indexOf(value);
    setKnown(value);
    setTold(place < 0 ? [] : told.slice(place + 1));
    if (place < 0) setText(value);
  }
  useEffect(() => {
    if (text === value) return undefined;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      if (window.location.pathname !== pathname) return;
      setTold((before) => [...before, text]);
      latest.current(text);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [text, value]);
  return [text, setText];
}
