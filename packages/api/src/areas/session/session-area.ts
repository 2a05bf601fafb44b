import { defineJoinedArea } from '../../area'
import { insertLink } from './account-repository'
import { createPasswordHasher, productionCost } from './password-hash'
import { sessionRoutes } from './session-routes'
import type { SessionServices } from './session-service'

export type { PasswordCost } from './password-hash'
export type { SessionServices } from './session-service'

export const area = defineJoinedArea({
  service: { passwordHasher: createPasswordHasher, productionCost, makeLink: insertLink },
  routesWith: (database, needs: Omit<SessionServices, 'database'>) => sessionRoutes({ database, ...needs }),
})
