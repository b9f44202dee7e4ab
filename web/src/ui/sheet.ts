// A sheet takes the focus when it opens, and gives it back to what opened it.
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

export function useSheet(): RefObject<HTMLElement> {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    panel.current?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return panel;
}
