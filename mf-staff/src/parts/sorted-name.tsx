import type { ScheduleRow } from '@veckovis/contracts/staff'
import { useTranslation } from '@veckovis/platform'
import { distinctionText } from '../data/person-name'
import * as styles from './sorted-name.module.css'

/** A name as lists are sorted by it, last name first, told apart from namesakes. */
export const SortedName = ({
  person,
}: {
  readonly person: Pick<ScheduleRow, 'firstName' | 'lastName' | 'distinction'>
}) => {
  const { t } = useTranslation('mf-staff')
  const distinction = distinctionText(person, t)
  return (
    <>
      {person.lastName}, {person.firstName}
      {distinction !== null && ' '}
      {distinction !== null && <span className={styles.distinction}>{distinction}</span>}
    </>
  )
}
