import type { StaffMember } from '@veckovis/contracts/staff'
import type { StaffField } from '@veckovis/domain/staff'
import type { Words } from '@veckovis/platform'
import type { EditPart } from '../../data/staff-dialog'
import { fieldGroups, shownValue, valueOfMember } from '../../data/staff-fields'
import type { Fact } from './fact-list'

type FactGroup = { readonly part: EditPart; readonly facts: readonly Fact[] }

/** Beside its grade a reason needs no longer name. */
const labels: Partial<Record<StaffField, string>> = { actualReason: 'reason', ordinaryReason: 'reason' }

/** All that the answer holds, in the groups in which it is changed; what it does not hold is not shown. */
export const staffFacts = (member: StaffMember, t: Words): FactGroup[] =>
  fieldGroups
    .map(({ part, fields }) => ({
      part,
      facts: fields.flatMap(field => {
        const value = valueOfMember(member, field)
        if (value === undefined) return []
        const isEndless = field === 'employedTo' && value === null
        return [
          {
            label: t(`fields.${labels[field] ?? field}`),
            value: isEndless ? t('view.noEnd') : shownValue(field, value, t),
          },
        ]
      }),
    }))
    .filter(({ facts }) => facts.length > 0)
