import { startPlatform, startSession } from '@veckovis/platform'
import { preloadFirstPage } from './frame/session-gate'
import { guardHistory } from './frame/routing/history-guard'
import { rememberOverride } from './modules/override/remember-override'
import { renderApplication } from './render-application'
import { addShellMessages } from './shell-messages'

// Boot order. Remotes come later: their registry is asked when somebody is signed in.
rememberOverride()
startPlatform()
addShellMessages()
guardHistory()
preloadFirstPage()
renderApplication()
void startSession()
