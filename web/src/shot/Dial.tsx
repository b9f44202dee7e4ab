// A wheel under the board, seen from its edge: it is pushed sideways and turns the aim, a pixel a twentieth of a degree.
import { useRef } from 'preact/hooks';
import { figure, t } from '../i18n/i18n';
import type { Aim } from './aim';

const A_PIXEL = 0.05; // degrees

export function Dial({ aim }: { aim: Aim }) {
  const last = useRef<number | null>(null);
  const bearing = aim.bearing.value;
  const end = (): void => {
    last.current = null;
  };
  return (
    <div
      class="dial"
      role="slider"
      tabIndex={0}
      aria-label={t('shot.direction')}
      aria-valuemin={-180}
      aria-valuemax={180}
      aria-valuenow={Math.round(bearing * 100) / 100}
      aria-valuetext={t('shot.direction.value', { side: bearing < -0.005 ? 'left' : bearing > 0.005 ? 'right' : 'ahead', turn: figure(Math.abs(bearing), 2) })}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = event.clientX;
      }}
      onPointerMove={(event) => {
        if (last.current === null) return;
        aim.turnAt((event.clientX - last.current) * A_PIXEL);
        last.current = event.clientX;
      }}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={(event) => {
        const way = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -10, PageUp: 10 }[event.key];
        if (!way) return;
        event.preventDefault();
        aim.turnAt(way * (event.altKey ? 0.01 : event.shiftKey ? 0.1 : 1));
      }}
    >
      <svg viewBox="-100 0 200 24" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {Array.from({ length: 41 }, (_, i) => {
          const offset = (i - 20) * 6 + ((bearing / A_PIXEL / 4) % 6);
          const bend = Math.sin((offset / 120) * (Math.PI / 2)) * 100;
          return <path key={i} d={`M${bend.toFixed(1)} 5v14`} opacity={(1 - Math.abs(bend) / 104).toFixed(2)} />;
        })}
        <path class="pointer" d="M0 0v24" />
      </svg>
    </div>
  );
}
