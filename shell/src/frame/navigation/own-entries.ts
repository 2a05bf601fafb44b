import type { NavigationEntry } from '@veckovis/contracts/modules'
import { permissionIds } from '@veckovis/domain/access'

/** The two entries that the shell itself answers for; every other one comes from a module. */
export const ownEntries = (texts: {
  start: NavigationEntry['label']
  help: NavigationEntry['label']
}): readonly NavigationEntry[] => [
  {
    key: 'start',
    label: texts.start,
    path: '/planning',
    permissions: [permissionIds.startPage],
    order: 0,
    icon: 'start',
  },
  { key: 'help', label: texts.help, path: '/help', permissions: [], order: 1000, icon: 'help' },
]
