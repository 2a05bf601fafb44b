import type { ScheduleRow } from '@veckovis/contracts/staff'
import type { Words } from '@veckovis/platform'

type Named = Pick<ScheduleRow, 'firstName' | 'lastName' | 'distinction'>

/** What stands beside a name that somebody else has too; nothing beside a name of one's own. */
export const distinctionText = ({ distinction }: Pick<Named, 'distinction'>, t: Words): string | null =>
  distinction === null ? null : t(`distinction.${distinction.kind}`, distinction)

const toldApart = (name: string, person: Named, t: Words): string => {
  const distinction = distinctionText(person, t)
  return distinction === null ? name : `${name} ${distinction}`
}

/** First and last name, told apart from namesakes. */
export const fullName = (person: Named, t: Words): string =>
  toldApart(`${person.firstName} ${person.lastName}`, person, t)

/** A name as lists are sorted by it, last name first, told apart from namesakes. */
export const sortedName = (person: Named, t: Words): string =>
  toldApart(`${person.lastName}, ${person.firstName}`, person, t)
