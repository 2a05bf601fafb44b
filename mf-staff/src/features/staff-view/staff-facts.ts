import type { StaffMember } from '@veckovis/contracts/staff'
import { nothing } from '@veckovis/domain/numbers'
import type { Words } from '@veckovis/platform'
import { shownGrade, shownHours, shownSalary } from '../../data/staff-format'
import type { EditPart } from '../../data/staff-dialog'
import type { Fact } from './fact-list'

type FactGroup = { readonly part: EditPart; readonly facts: readonly Fact[] }

const optional = (label: string, value: string | undefined): Fact[] => (value === undefined ? [] : [{ label, value }])

/** Absent: not for this reader. Null: none is given. */
const reasonText = (reason: string | null | undefined, t: Words) =>
  reason === undefined ? undefined : reason === null ? nothing : t(`reasons.${reason}`)

const basicFacts = (member: StaffMember, t: Words): Fact[] => [
  { label: t('fields.firstName'), value: member.firstName },
  { label: t('fields.lastName'), value: member.lastName },
  { label: t('fields.birthday'), value: member.birthday ?? nothing },
  { label: t('fields.gender'), value: member.gender === null ? nothing : t(`genders.${member.gender}`) },
  { label: t('fields.employedFrom'), value: member.employedFrom },
  { label: t('fields.employedTo'), value: member.employedTo ?? t('view.noEnd') },
  ...optional(t('fields.notes'), member.notes === '' ? nothing : member.notes),
]

const serviceFacts = (grade: Fact, reason: string | undefined, t: Words): Fact[] => [
  grade,
  ...optional(t('fields.reason'), reason),
]

/** All that the answer holds, in the groups in which it is changed; what it does not hold is not shown. */
export const staffFacts = (member: StaffMember, t: Words): FactGroup[] => {
  const { actualService, ordinaryService, salary } = member
  const actual = { label: t('fields.actualGrade'), value: shownGrade(actualService.grade) }
  const ordinary = { label: t('fields.ordinaryGrade'), value: shownGrade(ordinaryService.grade) }
  const paid: FactGroup[] =
    salary === undefined
      ? []
      : [{ part: 'salary', facts: [{ label: t('fields.salary'), value: shownSalary(salary, t) }] }]
  return [
    { part: 'basic', facts: basicFacts(member, t) },
    { part: 'current', facts: serviceFacts(actual, reasonText(actualService.reason, t), t) },
    { part: 'ordinary', facts: serviceFacts(ordinary, reasonText(ordinaryService.reason, t), t) },
    ...paid,
    {
      part: 'hours',
      facts: [
        { label: t('fields.weeklyHours'), value: shownHours(member.weeklyHours) },
        {
          label: t('fields.availableHours'),
          value: member.standing === 'left' ? nothing : shownHours(member.availableHours),
        },
      ],
    },
  ]
}
