import type { SecurityLogAnswer, SecurityLogRow } from '@veckovis/contracts/security'
import { ListPages } from '@veckovis/lists'
import { useTranslation } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import { Table } from '@veckovis/ui/table'
import { usePersonText } from '../log/log-words'
import * as styles from '../log/log.module.css'
import { kindsText, particularsOf } from './event-words'
import type { SecurityLogPart } from './security-log-query'

export interface SecurityLogTableProps {
  log: SecurityLogAnswer
  part: SecurityLogPart
  onPart: (changes: Pick<SecurityLogPart, 'page' | 'pageSize'>) => void
}

/** Whom or what it was done to, and what else the event holds. */
const Particulars = ({ event }: { event: SecurityLogRow }) => {
  const { t } = useTranslation('security')
  return (
    <ul className={styles.particulars}>
      {particularsOf(event, t).map(({ name, value, isCode }) => (
        <li key={`${name} ${value}`}>
          {name !== '' && `${name}: `}
          {isCode ? <span className={styles.code}>{value}</span> : value}
        </li>
      ))}
    </ul>
  )
}

export const SecurityLogTable = ({ log: { events, total }, part, onPart }: SecurityLogTableProps) => {
  const { t } = useTranslation('security')
  const { second } = useFormat()
  const personText = usePersonText()
  return (
    <div className={styles.log}>
      <Table
        label={t('table')}
        rows={events}
        rowKey={event => event.id}
        columns={[
          { key: 'at', title: t('column.at'), cell: ({ at }) => second(at) },
          {
            key: 'kind',
            title: t('column.kind'),
            cell: event =>
              event.times > 1 ? t('times', { kind: kindsText(event, t), times: event.times }) : kindsText(event, t),
          },
          {
            key: 'by',
            title: t('column.by'),
            cell: ({ by }) => personText(by),
          },
          { key: 'particulars', title: t('column.particulars'), cell: event => <Particulars event={event} /> },
        ]}
      />
      <ListPages part={part} total={total} onPart={onPart} />
    </div>
  )
}
