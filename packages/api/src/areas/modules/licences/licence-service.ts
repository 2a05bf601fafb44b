import type { ChangeLicenceRequest, GiveLicenceRequest, Licence, LicencePeriod } from '@veckovis/contracts/modules'
import type { Audited, AuditEvent } from '../../../audit/audit'
import type { Database, Transaction } from '../../../db/database'
import type { SecurityLog } from '../../../security/security-log'
import { licenceError } from './licence-error'
import {
  deleteLicence,
  findLicence,
  insertLicence,
  isLicenceKey,
  lockMunicipality,
  overlaps,
  updateLicence,
  type StoredLicence,
} from './licence-repository'

const subjectOf = (licenceId: number) => `licence/${licenceId}`

/** The audit of every change of a licence has its municipality and the times that hold then, or held until then. */
type By<Action extends string> = Audited<AuditEvent<Action, { readonly municipalityId: number }>> & {
  readonly userId: number
  readonly securityLog: Pick<SecurityLog, 'record'>
}

type Changed = { readonly id: number; readonly municipalityId: number; readonly licenceKey: string }

/** A licence opens an area to everybody of a municipality: the security log has each change, beside the audit. */
const recordChange = (
  transaction: Transaction,
  change: 'given' | 'changed' | 'removed',
  { id, municipalityId, licenceKey }: Changed,
  { userId, securityLog }: Pick<By<string>, 'userId' | 'securityLog'>,
): Promise<void> =>
  securityLog.record(transaction, {
    kind: 'licence-changed',
    userId,
    subject: subjectOf(id),
    details: { change, municipalityId, licenceKey },
  })

const largestId = 2_147_483_647

/** The licence, with its municipality held until the end of the transaction. */
const lockLicence = async (transaction: Transaction, licenceId: number): Promise<StoredLicence> => {
  const seen = licenceId > largestId ? undefined : await findLicence(transaction, licenceId)
  if (seen === undefined) throw licenceError({ code: 'not-found' })
  await lockMunicipality(transaction, seen.municipalityId)
  const held = await findLicence(transaction, licenceId)
  if (held === undefined) throw licenceError({ code: 'not-found' })
  return held
}

const isSamePeriod = (left: LicencePeriod, right: LicencePeriod): boolean => {
  const instant = (text: string | null) => (text === null ? null : Date.parse(text))
  return instant(left.validFrom) === instant(right.validFrom) && instant(left.validTo) === instant(right.validTo)
}

/** A licence for what no module asks for would open nothing. */
const unknownKey = () =>
  licenceError({
    code: 'bad-request',
    details: { part: 'body', problems: [{ path: 'licenceKey', code: 'custom', message: 'unknown' }] },
  })

/** Two licences of one municipality for one key never overlap: 409 says which rule stood in the way. */
export const giveLicence = (
  database: Database,
  municipalityId: number,
  request: GiveLicenceRequest,
  { audit, ...by }: By<'licence-given'>,
): Promise<Licence> =>
  database.asUser(by.userId, async transaction => {
    if (municipalityId > largestId || !(await lockMunicipality(transaction, municipalityId)))
      throw licenceError({ code: 'not-found' })
    if (!(await isLicenceKey(transaction, request.licenceKey))) throw unknownKey()
    if (await overlaps(transaction, { ...request, municipalityId, exceptId: null }))
      throw licenceError({ code: 'conflict', details: { reason: 'overlap' } })
    const given = await insertLicence(transaction, { ...request, municipalityId })
    const details = { municipalityId, ...request }
    await audit(transaction, { action: 'licence-given', subject: subjectOf(given.id), details })
    await recordChange(transaction, 'given', { ...request, municipalityId, id: given.id }, by)
    return given
  })

export const changeLicence = (
  database: Database,
  licenceId: number,
  { validFrom, validTo, basedOn, ended }: ChangeLicenceRequest & { readonly ended?: true },
  { audit, ...by }: By<'licence-changed'>,
): Promise<Licence> =>
  database.asUser(by.userId, async transaction => {
    const { municipalityId, licenceKey, ...held } = await lockLicence(transaction, licenceId)
    if (!isSamePeriod(held, basedOn)) throw licenceError({ code: 'conflict', details: { reason: 'changed' } })
    if (isSamePeriod(held, { validFrom, validTo })) return updateLicence(transaction, licenceId, held)
    if (await overlaps(transaction, { municipalityId, licenceKey, exceptId: licenceId, validFrom, validTo }))
      throw licenceError({ code: 'conflict', details: { reason: 'overlap' } })
    const changed = await updateLicence(transaction, licenceId, { validFrom, validTo })
    const details = { municipalityId, licenceKey, from: basedOn, to: { validFrom, validTo }, ...(ended && { ended }) }
    await audit(transaction, { action: 'licence-changed', subject: subjectOf(licenceId), details })
    await recordChange(transaction, 'changed', { id: licenceId, municipalityId, licenceKey }, by)
    return changed
  })

/** Ends a licence at this moment, by the server's clock. */
export const endLicence = (
  database: Database,
  licenceId: number,
  basedOn: LicencePeriod,
  { now, ...by }: By<'licence-changed'> & { readonly now: Date },
): Promise<Licence> =>
  changeLicence(database, licenceId, { ...basedOn, validTo: now.toISOString(), basedOn, ended: true }, by)

/** Takes back a licence that should not have been given, or one that has not begun. */
export const removeLicence = (
  database: Database,
  licenceId: number,
  { audit, ...by }: By<'licence-removed'>,
): Promise<void> =>
  database.asUser(by.userId, async transaction => {
    const { municipalityId, licenceKey, validFrom, validTo } = await lockLicence(transaction, licenceId)
    const details = { municipalityId, licenceKey, validFrom, validTo }
    await deleteLicence(transaction, licenceId)
    await audit(transaction, { action: 'licence-removed', subject: subjectOf(licenceId), details })
    await recordChange(transaction, 'removed', { id: licenceId, municipalityId, licenceKey }, by)
  })
