import { useQuery } from '@tanstack/react-query'
import type { PersonRow } from '@veckovis/contracts/people'
import { Loaded } from '@veckovis/forms/loaded'
import { useSave } from '@veckovis/forms/saving'
import { SearchField } from '@veckovis/lists'
import { useTranslation } from '@veckovis/platform'
import { problemOf } from '@veckovis/platform/signed-in'
import { Button, Hint, Inline, ProblemNotice } from '@veckovis/ui'
import { useState } from 'react'
import { foundPeopleQuery, readUser } from '../../../data/user-queries'
import { copiedWithinOffer, type Offer } from './rights/offered-levels'
import { groupsOfRoles, type RightsGroup } from './rights/rights-groups'
import * as styles from './copy-rights.module.css'

type CopyRightsProps = {
  readonly offer: Offer
  /** Whose roles are edited. */
  readonly exceptUserId: number | undefined
  readonly onTake: (groups: readonly RightsGroup[], told: string | null) => void
}

const nameOf = ({ firstName, lastName }: PersonRow) => `${firstName} ${lastName}`

type FoundProps = { readonly people: readonly PersonRow[]; readonly onCopy: (person: PersonRow) => void }

const Found = ({ people, onCopy }: FoundProps) => {
  const { t } = useTranslation('admin-users')
  return (
    <div role="status">
      {people.length === 0 && <Hint>{t('copy.nobody')}</Hint>}
      <ul className={styles.found}>
        {people.map(person => (
          <li key={person.id}>
            <Button variant="quiet" aria-label={t('copy.use', { name: nameOf(person) })} onClick={() => onCopy(person)}>
              {nameOf(person)}
              <span className={styles.email}>{person.email}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

type SearchedProps = {
  readonly search: string
  readonly exceptUserId: number | undefined
  readonly onCopy: (person: PersonRow) => void
}

const Searched = ({ search, exceptUserId, onCopy }: SearchedProps) => (
  <Loaded query={useQuery(foundPeopleQuery(search))} lines={2}>
    {({ items }) => <Found people={items.filter(({ id }) => id !== exceptUserId)} onCopy={onCopy} />}
  </Loaded>
)

/** Finds another person and takes their roles over, as far as the caller may give them. */
export const CopyRights = ({ offer, exceptUserId, onTake }: CopyRightsProps) => {
  const { t } = useTranslation('admin-users')
  const [isOpen, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  const copying = useSave({
    save: async (person: PersonRow) => {
      const { data } = await readUser(person.id)
      const { groups, isLowered } = copiedWithinOffer(offer, groupsOfRoles(data.roles))
      onTake(groups, t(isLowered ? 'copy.lowered' : 'copy.done', { name: nameOf(person) }))
      setOpen(false)
      setSearch('')
    },
    problemOf,
  })
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{t('copy.action')}</Button>
  return (
    <div className={styles.copy}>
      <SearchField label={t('copy.search')} hint={t('copy.hint')} value={search} onSearch={setSearch} />
      {copying.problem !== null && <ProblemNotice text={copying.problem.message} />}
      {search !== '' && (
        <Searched search={search} exceptUserId={exceptUserId} onCopy={person => void copying.save(person)} />
      )}
      <Inline>
        <Button variant="quiet" onClick={() => setOpen(false)}>
          {t('cancel')}
        </Button>
      </Inline>
    </div>
  )
}
