import 'virtual:board-theme.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/board.css';
import './styles/play.css';
import './styles/pad.css';
import './styles/phone.css';
import './styles/pages.css';
import { render } from 'preact';
import { startRouting } from './app/route';
import { startTheme } from './app/settings';
import { preferredLanguage, speak } from './i18n/i18n';
import { App } from './ui/App';

startTheme();
startRouting();
await speak(preferredLanguage());
render(<App />, document.getElementById('app')!);
