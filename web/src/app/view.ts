// The width of the window, as far as the layout asks.
import { signal } from '@preact/signals';

// Below it the page is one column and the board fills its width (the same figure stands in styles/phone.css).
const query = matchMedia('(max-width: 959px)');
export const narrow = signal(query.matches);
query.addEventListener('change', () => {
  narrow.value = query.matches;
});
