import {
  changeLicenceRequest,
  giveLicenceRequest,
  licence,
  licencePeriod,
  municipalityLicences,
  settingsMunicipalities,
} from '@veckovis/contracts/modules'
import { doneAnswer, idInPath } from '@veckovis/contracts/wire'
import { permissionIds } from '@veckovis/domain/access'
import { z } from 'zod'
import type { Database } from '../../../db/database'
import { licenceError } from './licence-error'
import { defineRoute, type AnyRoute } from '../../../http/route'
import type { SecurityLog } from '../../../security/security-log'
import { findLicences, listMunicipalities } from './licence-repository'
import { changeLicence, endLicence, giveLicence, removeLicence } from './licence-service'

const access = { place: 'everywhere', permission: permissionIds.superAdmin } as const
const municipalityParams = z.strictObject({ municipalityId: idInPath })
const licenceParams = z.strictObject({ licenceId: idInPath })

const licenceReads = (database: Database): AnyRoute[] => [
  defineRoute({
    method: 'GET',
    url: '/settings/modules/municipality',
    summary: 'Every municipality with the number of licences in force',
    access,
    data: 'ordinary',
    answer: settingsMunicipalities,
    handler: async ({ now }) => listMunicipalities(database.read, now),
  }),
  defineRoute({
    method: 'GET',
    url: '/settings/modules/municipality/:municipalityId',
    summary: 'All licences of a municipality',
    access,
    data: 'ordinary',
    params: municipalityParams,
    answer: municipalityLicences,
    handler: async ({ params }) => {
      const { municipalityId } = params
      const found = municipalityId > 2_147_483_647 ? undefined : await findLicences(database.read, municipalityId)
      if (found === undefined) throw licenceError({ code: 'not-found' })
      return found
    },
  }),
]

export type LicenceServices = { readonly database: Database; readonly securityLog: Pick<SecurityLog, 'record'> }

const givingAndTakingBack = ({ database, securityLog }: LicenceServices): AnyRoute[] => [
  defineRoute({
    method: 'POST',
    url: '/settings/modules/municipality/:municipalityId/licence',
    summary: 'Gives a municipality a licence',
    access,
    data: 'ordinary',
    audit: { writes: ['licence-given'] },
    params: municipalityParams,
    body: giveLicenceRequest,
    answer: licence,
    handler: ({ params, body, audit, actor: { userId } }) =>
      giveLicence(database, params.municipalityId, body, { audit, userId, securityLog }),
  }),
  defineRoute({
    method: 'DELETE',
    url: '/settings/modules/licence/:licenceId',
    summary: 'Takes a licence back as if it had never been given',
    access,
    data: 'ordinary',
    audit: { writes: ['licence-removed'] },
    params: licenceParams,
    answer: doneAnswer,
    handler: async ({ params, audit, actor: { userId } }) => {
      await removeLicence(database, params.licenceId, { audit, userId, securityLog })
      return { ok: true }
    },
  }),
]

const changingAndEnding = ({ database, securityLog }: LicenceServices): AnyRoute[] => [
  defineRoute({
    method: 'PATCH',
    url: '/settings/modules/licence/:licenceId',
    summary: 'Changes when a licence begins or ends',
    access,
    data: 'ordinary',
    audit: { writes: ['licence-changed'] },
    params: licenceParams,
    body: changeLicenceRequest,
    answer: licence,
    handler: ({ params, body, audit, actor: { userId } }) =>
      changeLicence(database, params.licenceId, body, { audit, userId, securityLog }),
  }),
  defineRoute({
    method: 'POST',
    url: '/settings/modules/licence/:licenceId/end',
    summary: 'Ends a licence at this moment',
    access,
    data: 'ordinary',
    audit: { writes: ['licence-changed'] },
    params: licenceParams,
    body: licencePeriod,
    answer: licence,
    handler: async ({ params, body, audit, now, actor: { userId } }) => {
      if (Date.parse(body.validFrom) >= now.getTime())
        throw licenceError({ code: 'conflict', details: { reason: 'not-begun' } })
      return endLicence(database, params.licenceId, body, { audit, now, userId, securityLog })
    },
  }),
]

/** What a super admin reads and changes of licences. Every change leaves an audit row. */
export const licenceRoutes = (services: LicenceServices): AnyRoute[] => [
  ...licenceReads(services.database),
  ...givingAndTakingBack(services),
  ...changingAndEnding(services),
]
