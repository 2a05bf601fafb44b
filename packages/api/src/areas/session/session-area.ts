import { defineJoinedArea } from '../../area'
import { firstAdminLink } from './session-service'
import { invitations } from './invitation/invitation-service'
import { sendDueInvitations, startSendingInvitations } from './invitation/invitation-sender'
import { confirmPassword } from './own/confirm-password'
import { createPasswordHasher, productionCost } from './passwords/password-hash'
import { sessionRoutes } from './session-routes'
import type { SessionServices } from './session-services'
import { createKnownDevices } from './sign-in/known-devices'

export type { Invitations } from './invitation/invitation-service'
export type { PasswordCost } from './passwords/password-hash'
export type { SessionLife, SessionServices } from './session-services'

export const area = defineJoinedArea({
  service: {
    passwordHasher: createPasswordHasher,
    productionCost,
    firstAdminLink,
    confirmPassword,
    knownDevices: createKnownDevices,
    invitations,
    sendDueInvitations,
    startSendingInvitations,
  },
  routesWith: (database, needs: Omit<SessionServices, 'database'>) => sessionRoutes({ database, ...needs }),
})
