import type { ScheduleRow } from '@veckovis/contracts/staff'

type Named = Pick<ScheduleRow, 'firstName' | 'lastName' | 'distinction'>
type Translate = (key: string, values?: Record<string, unknown>) => string

/** What stands beside a name that somebody else has too; nothing beside a name of one's own. */
export const distinctionText = ({ distinction }: Pick<Named, 'distinction'>, t: Translate): string | null =>
  distinction === null ? null : t(`distinction.${distinction.kind}`, distinction)

const toldApart = (name: string, person: Named, t: Translate): string => {
  const distinction = distinctionText(person, t)
  return distinction === null ? name : `${name} ${distinction}`
}

/** First and last name, told apart from namesakes. */
export const fullName = (person: Named, t: Translate): string =>
  toldApart(`${person.firstName} ${person.lastName}`, person, t)

/** A name as lists are sorted by it, last name first, told apart from namesakes. */
export const sortedName = (person: Named, t: Translate): string =>
  toldApart(`${person.lastName}, ${person.firstName}`, person, t)
