import '../ui/base/fonts.css';
import '../ui/base/tokens.css';
import '../ui/base/base.css';
import '../native/native.css';
import { showTheme } from '../device/memory/theme.ts';
import { beginStart } from '../native/begin-start.ts';

showTheme();
const beginning = beginStart();
const loadApp = () => import('../native/run-app.tsx');
// The first calls leave before the code of the screens is evaluated. A module that awaits here would block its plugins.
void beginning.then(loadApp, loadApp).then(({ runApp }) => runApp(beginning));
