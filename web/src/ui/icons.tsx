// Line icons, 24 × 24, in the colour of the text.
const PATHS = {
  first: 'M18 6l-6 6 6 6M11 6l-6 6 6 6',
  back: 'M15 6l-6 6 6 6',
  forward: 'M9 6l6 6-6 6',
  last: 'M6 6l6 6-6 6M13 6l6 6-6 6',
  flip: 'M7 4v14M7 18l-3.5-3.5M7 18l3.5-3.5M17 20V6M17 6l-3.5 3.5M17 6l3.5 3.5',
  close: 'M6 6l12 12M18 6L6 18',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  arrow: 'M12 20V4M12 4l-6 6M12 4l6 6',
  more: 'M4.5 12a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0M11.5 12a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0M18.5 12a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0',
  download: 'M12 4v11M12 15l-5-5M12 15l5-5M5 20h14',
  again: 'M20 12a8 8 0 1 1-2.3-5.6M20 3v4h-4',
  sound: 'M4 10v4h3l5 4V6l-5 4zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  mute: 'M4 10v4h3l5 4V6l-5 4zM16 9.5l5 5M21 9.5l-5 5',
  stop: 'M7 7h10v10H7z',
} as const;

export function Icon({ name, turn }: { name: keyof typeof PATHS; turn?: number }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} transform={turn ? `rotate(${turn} 12 12)` : undefined} />
    </svg>
  );
}
