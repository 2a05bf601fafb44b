import { useQuery } from '@tanstack/react-query'
import type { PersonRow } from '@veckovis/contracts/people'
import { useSave } from '@veckovis/forms/saving'
import { GuardedLink, useTranslation } from '@veckovis/platform'
import { problemOf, refusalText } from '@veckovis/platform/signed-in'
import { Button, Card, Inline, ProblemNotice } from '@veckovis/ui'
import { useState } from 'react'
import { accountsToDoQuery, peopleToDoPath } from '../../../data/accounts-to-do-query'
import { readUninvited, refreshUsers } from '../../../data/user-queries'
import { WorkDialog } from '../bulk/work-dialog'
import * as styles from './waiting.module.css'

const states = ['uninvited', 'failed', 'expired'] as const

/** Reads the people who are not invited, a hundred at most, and asks before it invites them; the others stay counted. */
const InviteButton = ({ onRead }: { readonly onRead: (users: readonly PersonRow[]) => void }) => {
  const { t } = useTranslation('admin-users')
  const { isBusy, problem, save } = useSave({
    save: () => readUninvited(),
    // Somebody else was first: then there is nobody left to ask about.
    onSaved: ({ items }) => (items.length === 0 ? void refreshUsers() : onRead(items)),
    problemOf,
  })
  return (
    <>
      <Button loading={isBusy} onClick={() => void save()}>
        {t('toDo.invite')}
      </Button>
      {problem !== null && <ProblemNotice text={refusalText(problem, 'person')} />}
    </>
  )
}

/** Whom no invitation has reached, with the way to them; nothing is shown while there is nobody. */
export const InvitationsToDo = () => {
  const { t } = useTranslation('admin-users')
  const [invited, invite] = useState<readonly PersonRow[]>([])
  // A failure to read them is no failure of the list below, which tells its own.
  const { data } = useQuery(accountsToDoQuery)
  const left = data === undefined ? [] : states.filter(state => data[state] > 0)
  return (
    <>
      {data !== undefined && left.length > 0 && (
        <Card className={styles.card} title={t('toDo.title')}>
          <ul className={styles.waiting}>
            {left.map(state => (
              <li key={state}>
                <span>{t(`toDo.${state}`, { count: data[state] })}</span>
                <Inline>
                  <GuardedLink to={peopleToDoPath(state)} aria-label={t(`toDo.showWhom.${state}`)}>
                    {t('toDo.show')}
                  </GuardedLink>
                  {state === 'uninvited' && <InviteButton onRead={invite} />}
                </Inline>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {invited.length > 0 && <WorkDialog users={invited} work="invite" onClose={() => invite([])} />}
    </>
  )
}
