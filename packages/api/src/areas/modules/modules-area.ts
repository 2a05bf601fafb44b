import { defineJoinedArea } from '../../area'
import { promoteWaiting } from './activation/promote-waiting'
import { findWaiting } from './activation/waiting'
import { readBuiltModules } from './built-modules'
import { readCommand } from './command/command-arguments'
import { runRemoteCommand } from './command/remote-command'
import { runCommand } from './command/run-command'
import { servedOperations } from './door/calls/served-operations'
import { removeLeftovers } from './deploy/remove-leftovers'
import { inspectPublished } from './door/inspect-published'
import { listFigures } from './health/list-figures'
import { readPublishedModules } from './module-record'
import { registerVersion } from './module-repository'
import { moduleRoutes, type ModuleServices } from './module-routes'
import { registerPublished } from './registration'
import { createSigning } from './signing/create-signing'

export type { Signing } from './signing/create-signing'

export const area = defineJoinedArea({
  service: {
    readPublished: readPublishedModules,
    inspectPublished,
    removeLeftovers,
    servedOperations,
    readBuilt: readBuiltModules,
    createSigning,
    registerPublished,
    registerVersion,
    findWaiting,
    listFigures,
    promoteWaiting,
    readCommand,
    runCommand,
    runRemoteCommand,
  },
  routesWith: (database, needs: Omit<ModuleServices, 'database'>) => moduleRoutes({ database, ...needs }),
})
