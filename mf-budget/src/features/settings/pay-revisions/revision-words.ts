import type { PayRevision, PayRevisionKind, StaffType } from '@veckovis/domain/budget'
import { formatTyped } from '@veckovis/domain/numbers'
import type { Words } from '@veckovis/platform'
import { signed } from '../setting-values'

export const whom = (staffType: StaffType | null, words: Words): string =>
  words(staffType === null ? 'settings.revisions.all' : `why.names.${staffType}`)

export const byHowMuch = ({ kind, value }: { kind: PayRevisionKind; value: number }, words: Words): string =>
  words(`settings.revisions.by.${kind}`, { value: signed(value, formatTyped) })

/** What a dialog about it is called by. */
export const revisionName = ({ staffType, validFrom }: Omit<PayRevision, 'value'>, words: Words): string =>
  words('settings.revisions.of', { whom: whom(staffType, words), day: validFrom })
