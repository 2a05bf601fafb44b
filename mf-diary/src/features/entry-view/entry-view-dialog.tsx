import { useQuery } from '@tanstack/react-query'
import type { DiaryEntry, DiaryRecord } from '@veckovis/contracts/diary'
import { LoadedDialog } from '@veckovis/forms/dialog'
import { readTogether } from '@veckovis/forms/loaded'
import { lazyPage, useProgress, useTranslation } from '@veckovis/platform'
import { Button, Inline, Notice, Stack } from '@veckovis/ui'
import { Dialog } from '@veckovis/ui/dialog'
import type { ReactNode } from 'react'
import { entryQuery } from '../../data/diary-queries'
import { dayOfMoment } from '../../data/entry-texts'
import { useOfferedNames, type OfferedNames } from '../../data/offered-names'
import { EntryChanges } from './entry-changes'
import { EntryEffects } from './entry-effects'
import { entryFacts } from './entry-facts'
import * as styles from './entry-view.module.css'
import { WhoApproves } from './who-approves'

// Few entries have one.
const ProposedChange = lazyPage(
  () => import('./proposed-change').then(module => module.ProposedChange),
  () => null,
)

type EntryViewDialogProps = {
  readonly unitId: number
  readonly id: number
  /** Today in Sweden; undefined until it is known. */
  readonly today: string | undefined
  /** Whether the person may approve it; undefined until it is known. */
  readonly approves: boolean | undefined
  /** Buttons for what the person may do with the entry; null for none. */
  readonly actions: (entry: DiaryEntry) => ReactNode
  readonly onClose: () => void
}

/** Why an entry does not stand where one might expect it. */
const StandingNotices = ({ entry, today }: { readonly entry: DiaryRecord; readonly today: string | undefined }) => {
  const { t } = useTranslation('mf-diary')
  const { waitsForYears, handledAt, returnedAfter, status, firstDate, lastDate } = entry
  const isPast = status === 'WAITING' && handledAt === null && today !== undefined && firstDate <= today
  return (
    <>
      {isPast && (
        <Notice tone="info" title={t('standing.inPast')}>
          {t(today !== undefined && lastDate > today ? 'standing.splitHint' : 'standing.overHint')}
        </Notice>
      )}
      {waitsForYears.length > 0 && (
        <Notice tone="info" title={t('standing.waitsForForecast')}>
          {t('standing.waitsFor', { years: waitsForYears.join(', ') })}
        </Notice>
      )}
      {handledAt !== null && <Notice tone="info">{t('standing.handledAt', { day: dayOfMoment(handledAt) })}</Notice>}
      {returnedAfter !== null && <Notice tone="info">{t('standing.returnedAfter', { day: returnedAfter })}</Notice>}
    </>
  )
}

type EntryPanelProps = Omit<EntryViewDialogProps, 'unitId' | 'id'> & {
  readonly title: string
  readonly entry: DiaryRecord
  readonly names: OfferedNames
}

/** Waits for others, and can still be approved. */
const waitsForOthers = ({ entry, today, approves }: Pick<EntryPanelProps, 'entry' | 'today' | 'approves'>): boolean =>
  approves === false &&
  entry.status === 'WAITING' &&
  entry.handledAt === null &&
  today !== undefined &&
  entry.firstDate > today

const EntryPanel = ({ title, entry, names, today, approves, actions, onClose }: EntryPanelProps) => {
  const { t } = useTranslation('mf-diary')
  const footer = (
    <Inline justify="between">
      <Inline>{actions(entry)}</Inline>
      <Button onClick={onClose}>{t('close')}</Button>
    </Inline>
  )
  return (
    <Dialog open title={title} width={760} onCancel={onClose} footer={footer}>
      <Stack>
        <StandingNotices entry={entry} today={today} />
        {waitsForOthers({ entry, today, approves }) && <WhoApproves entry={entry} />}
        {entry.proposal && <ProposedChange entry={entry} proposal={entry.proposal} names={names} approves={approves} />}
        <dl className={styles.facts}>
          {entryFacts(entry, names, t).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <EntryChanges entry={entry} names={names} />
        <EntryEffects entry={entry} names={names} />
      </Stack>
    </Dialog>
  )
}

/** All that may be seen of one entry, and what can be done with it. */
export const EntryViewDialog = ({ unitId, id, ...panel }: EntryViewDialogProps) => {
  const { t } = useTranslation('mf-diary')
  const entry = useQuery(entryQuery(unitId, id))
  const names = useOfferedNames()
  useProgress(entry.isFetching)
  return (
    <LoadedDialog title={t('view.title')} query={readTogether(entry, names)} onClose={panel.onClose}>
      {([{ data }, known]) => <EntryPanel title={t('view.title')} {...panel} entry={data} names={known} />}
    </LoadedDialog>
  )
}
