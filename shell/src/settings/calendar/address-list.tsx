import type { CalendarAddress } from '@veckovis/contracts/diary'
import { endOfCalendarAddress } from '@veckovis/domain/diary'
import { useSave } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import { problemOf, useFormat } from '@veckovis/platform/signed-in'
import { Button, ProblemNotice, Stack } from '@veckovis/ui'
import { revokeCalendar } from './own-calendars'
import * as styles from './calendar-card.module.css'

type AddressListProps = { readonly addresses: readonly CalendarAddress[]; readonly refresh: () => Promise<void> }

/** The person's addresses by unit, each with a way to take it back. */
export const AddressList = ({ addresses, refresh }: AddressListProps) => {
  const { t } = useTranslation('calendar')
  const revoking = useSave<CalendarAddress, unknown, string>({
    save: ({ id }) => revokeCalendar(id),
    problemOf: error => problemOf(error).message,
    onSaved: refresh,
    onProblem: refresh,
  })
  const revoke = async (address: CalendarAddress) => {
    if (await revoking.save(address)) notify.success(t('revoked', { unit: address.unitName }))
  }
  return (
    <Stack gap={4}>
      {revoking.problem !== null && <ProblemNotice text={revoking.problem} />}
      <ul className={styles.list} aria-label={t('list')}>
        {addresses.map(address => (
          <AddressItem key={address.id} address={address} busy={revoking.sent} onRevoke={() => void revoke(address)} />
        ))}
      </ul>
    </Stack>
  )
}

type AddressItemProps = {
  readonly address: CalendarAddress
  readonly busy: CalendarAddress | null
  readonly onRevoke: () => void
}

const AddressItem = ({ address, busy, onRevoke }: AddressItemProps) => {
  const { t } = useTranslation('calendar')
  const { moment } = useFormat()
  const { id, unitName, createdAt, lastReadAt, state } = address
  const endsAt = endOfCalendarAddress(new Date(createdAt))
  const hasEnded = endsAt <= new Date()
  return (
    <li className={styles.item}>
      <div>
        <strong>{unitName}</strong>
        {hasEnded && <p className={styles.closed}>{t('ended')}</p>}
        {!hasEnded && state !== 'open' && <p className={styles.closed}>{t(`states.${state}`)}</p>}
        <dl className={styles.facts}>
          <dt>{t('made')}</dt>
          <dd>{moment(createdAt)}</dd>
          <dt>{t('ends')}</dt>
          <dd>{moment(endsAt)}</dd>
          <dt>{t('read')}</dt>
          <dd>{lastReadAt === null ? t('never') : moment(lastReadAt)}</dd>
        </dl>
      </div>
      <Button
        aria-label={t('revokeLabel', { unit: unitName })}
        loading={busy?.id === id}
        disabled={busy !== null}
        onClick={onRevoke}
      >
        {t('revoke')}
      </Button>
    </li>
  )
}
