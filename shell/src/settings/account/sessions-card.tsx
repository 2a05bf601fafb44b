import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OwnSession } from '@veckovis/contracts/session'
import { Loaded } from '@veckovis/forms/loaded'
import { useSave } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import { problemOf, useFormat } from '@veckovis/platform/signed-in'
import { Button, Card, ProblemNotice, Stack } from '@veckovis/ui'
import { useRef } from 'react'
import * as pageStyles from '../settings-page.module.css'
import { endSessions, ownSessionsQuery } from './own-account'
import * as styles from './sessions-card.module.css'

type Ending = { readonly id: string | null; readonly name: string }

/** Where the person is signed in, with a way to end any of it but what they are looking at. */
export const SessionsCard = () => {
  const { t } = useTranslation('account')
  const queries = useQueryClient()
  const sessions = useQuery(ownSessionsQuery)
  // The button that was pressed is gone afterwards: the focus goes to what has become shorter.
  const list = useRef<HTMLDivElement>(null)
  const ending = useSave<Ending, unknown, string>({
    save: ({ id }) => endSessions(id),
    problemOf: error => problemOf(error).message,
    onSaved: () => queries.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }),
    onProblem: () => queries.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }),
  })
  const end = async (what: Ending) => {
    if (!(await ending.save(what))) return
    notify.success(what.id === null ? t('othersEnded') : t('ended', { name: what.name }))
    list.current?.focus()
  }
  return (
    <Card title={t('sessions')}>
      <Stack gap={4}>
        <p className={pageStyles.hint}>{t('sessionsHint')}</p>
        {ending.problem !== null && <ProblemNotice text={ending.problem} />}
        <Loaded query={sessions} label={t('sessionsLoading')}>
          {answer => (
            <div ref={list} tabIndex={-1} role="group" aria-label={t('sessions')} className={styles.sessions}>
              <ul className={styles.list}>
                {answer.sessions.map(session => (
                  <SessionItem key={session.id} session={session} busy={ending.sent} onEnd={what => void end(what)} />
                ))}
              </ul>
              {answer.sessions.length > 1 ? (
                <Button
                  loading={ending.sent?.id === null}
                  disabled={ending.isBusy}
                  onClick={() => void end({ id: null, name: '' })}
                >
                  {t('endOthers')}
                </Button>
              ) : (
                <p className={pageStyles.hint}>{t('onlyHere')}</p>
              )}
            </div>
          )}
        </Loaded>
      </Stack>
    </Card>
  )
}

type SessionItemProps = {
  session: OwnSession
  busy: Ending | null
  onEnd: (ending: Ending) => void
}

const SessionItem = ({ session, busy, onEnd }: SessionItemProps) => {
  const { t } = useTranslation('account')
  const { moment } = useFormat()
  const { id, browser, system, place, isCurrent } = session
  const name =
    browser !== null && system !== null
      ? t('browserOn', { browser, system })
      : (browser ?? system ?? t('browserUnknown'))
  const since = moment(session.since)
  return (
    <li className={styles.session}>
      <div className={styles.name}>
        <strong>{name}</strong>
        {isCurrent && <span className={styles.here}>{t('here')}</span>}
      </div>
      <dl className={styles.facts}>
        <dt>{t('since')}</dt>
        <dd>{since}</dd>
        <dt>{t('lastUsed')}</dt>
        <dd>{moment(session.lastUsedAt)}</dd>
        <dt>{t('place')}</dt>
        <dd>{place ?? t('placeUnknown')}</dd>
      </dl>
      {!isCurrent && (
        <Button
          aria-label={t('endLabel', { name, since })}
          loading={busy?.id === id}
          disabled={busy !== null}
          onClick={() => onEnd({ id, name })}
        >
          {t('end')}
        </Button>
      )}
    </li>
  )
}
