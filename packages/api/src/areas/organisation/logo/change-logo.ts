import type { LogoAnswer } from '@veckovis/contracts/organisation'
import type { Audit, AuditEvent } from '../../../audit/audit'
import type { Database } from '../../../db/database'
import { organisationError } from '../organisation-error'
import { holdLogo, setLogo } from './logo-repository'

type LogoChange = { readonly municipalityId: number; readonly image: Buffer | null }
type By = { readonly userId: number; readonly audit: Audit<AuditEvent<'place-changed'>> }

const largestId = 2_147_483_647

/** Gives the municipality this image, which stands in the audit by the names of the files before and after. */
export const changeLogo = async (
  database: Database,
  { municipalityId, image }: LogoChange,
  { userId, audit }: By,
): Promise<LogoAnswer> =>
  database.asUser(userId, async transaction => {
    const before = municipalityId > largestId ? undefined : await holdLogo(transaction, municipalityId)
    if (before === undefined) throw organisationError({ code: 'not-found' })
    const logoFilename = await setLogo(transaction, municipalityId, image)
    const details = { changes: [{ field: 'logoFilename', from: before.name, to: logoFilename }] }
    if (before.name !== logoFilename)
      await audit(transaction, { action: 'place-changed', subject: `municipality/${municipalityId}`, details })
    return { logoFilename }
  })
