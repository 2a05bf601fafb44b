import {
  municipalityPayRevisions,
  type MunicipalityPayRevisions,
  type PayRevisionOnWire,
  type SetPayRevision,
} from '@veckovis/contracts/budget'
import {
  parsePayRevision,
  payRevisionKey,
  payRevisionKinds,
  risePercentOfYear,
  staffTypes,
  type PayRevision,
  type PayRevisionKind,
  type StaffType,
} from '@veckovis/domain/budget'
import { formatTyped } from '@veckovis/domain/numbers'
import { formDraftKind } from '@veckovis/forms/draft'
import { accepted, required, textField } from '@veckovis/forms/rules'
import { object } from 'yup'
import { datedQueries } from '../../../data/dated-queries'
import type { DatedKind } from '../dated/dated-kind'
import { ofBudgetDay } from '../setting-values'

export const payRevisions: DatedKind<MunicipalityPayRevisions, PayRevisionOnWire, SetPayRevision, PayRevision> = {
  queries: datedQueries('pay-revisions', municipalityPayRevisions),
  draft: formDraftKind('pay-revision'),
  itemsOf: ({ revisions }) => revisions,
  subjectOf: revision => `${payRevisionKey(revision)} ${revision.validFrom}`,
}

/** A staff type, or this for all staff. */
export const allStaff = 'all'

type RevisionField = 'staffType' | 'kind' | 'value' | 'day'
export type RevisionTexts = Readonly<Record<RevisionField, string>>

export const textsOf = (revision: PayRevision | null, day: string): RevisionTexts =>
  revision === null
    ? { staffType: allStaff, kind: payRevisionKinds[0], value: '', day }
    : {
        staffType: revision.staffType ?? allStaff,
        kind: revision.kind,
        value: formatTyped(revision.value),
        day: revision.validFrom,
      }

export const kindOf = ({ kind }: Readonly<Record<string, string>>): PayRevisionKind =>
  payRevisionKinds.find(each => each === kind) ?? payRevisionKinds[0]

const staffTypeOf = (text: string): StaffType | null => staffTypes.find(each => each === text) ?? null

export const revisionSchema = object({
  value: textField((text, neighbours) => {
    const read = parsePayRevision(kindOf(neighbours), text)
    return read.ok ? null : read.error
  }),
  day: textField(required(ofBudgetDay)),
})

/** What the rules have let pass. */
export const revisionOf = (texts: RevisionTexts): PayRevision => {
  const kind = kindOf(texts)
  const value = accepted(parsePayRevision(kind, texts.value))
  return { validFrom: texts.day, staffType: staffTypeOf(texts.staffType), kind, value }
}

/** The one that stands where this one would, on which a change rests. */
export const inPlaceOf = (
  revisions: readonly PayRevisionOnWire[],
  { staffType, kind, day }: RevisionTexts,
): PayRevisionOnWire | undefined => {
  const key = payRevisionKey({ staffType: staffTypeOf(staffType), kind: kindOf({ kind }) })
  return revisions.find(each => each.validFrom === day && payRevisionKey(each) === key)
}

/** Percent of the year's pay that a revision of all staff in percent makes; null of any other. */
export const riseOfYear = (texts: RevisionTexts): number | null => {
  const revision = revisionOf(texts)
  if (revision.kind !== 'percent' || revision.staffType !== null) return null
  return risePercentOfYear([revision], Number(revision.validFrom.slice(0, 4)), null)
}
