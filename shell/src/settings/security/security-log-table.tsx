import type { SecurityLogAnswer, SecurityLogRow } from '@veckovis/contracts/security'
import { pageSizes } from '@veckovis/contracts/wire'
import { useLanguage, useTranslation } from '@veckovis/platform'
import { EmptyState } from '@veckovis/ui'
import { Pagination } from '@veckovis/ui/pagination'
import { Table } from '@veckovis/ui/table'
import type { SecurityLogPart } from './security-log-query'
import * as styles from './security-log.module.css'

export interface SecurityLogTableProps {
  log: SecurityLogAnswer
  part: SecurityLogPart
  onPart: (changes: Pick<SecurityLogPart, 'page' | 'pageSize'>) => void
}

const locales = { sv: 'sv-SE', en: 'en-GB' } as const

/** To the second: what happened in a row is told apart. */
const momentText = (instant: string, language: 'sv' | 'en'): string =>
  new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Europe/Stockholm',
  }).format(new Date(instant))

/** A word of the program in the reader's language, where it has one; an id or a version as it is. */
const Value = ({ value }: { value: string }) => {
  const { t } = useTranslation('security')
  const text = t(`value.${value}`, { defaultValue: '' })
  return text === '' ? <span className={styles.code}>{value}</span> : text
}

/** Whom or what it was done to, and what else the event holds. */
const Particulars = ({ event: { subject, details } }: { event: SecurityLogRow }) => {
  const { t } = useTranslation('security')
  const named = Object.entries(details).filter(([, value]) => value !== null)
  const isNamed = named.some(([, value]) => value === subject)
  return (
    <ul className={styles.particulars}>
      {subject !== '' && !isNamed && <li className={styles.code}>{subject}</li>}
      {named.map(([name, value]) => (
        <li key={name}>
          {t(`detail.${name}`, { defaultValue: name })}: <Value value={String(value)} />
        </li>
      ))}
    </ul>
  )
}

export const SecurityLogTable = ({ log: { events, total }, part, onPart }: SecurityLogTableProps) => {
  const { t } = useTranslation('security')
  const language = useLanguage()
  const { page, pageSize } = part
  if (total === 0)
    return (
      <EmptyState icon="search" headingLevel={3} title={t('empty')}>
        {t('emptyAdvice')}
      </EmptyState>
    )
  const first = (page - 1) * pageSize
  return (
    <div className={styles.log}>
      <Table
        label={t('table')}
        rows={events}
        rowKey={event => event.id}
        columns={[
          { key: 'at', title: t('column.at'), cell: ({ at }) => momentText(at, language) },
          {
            key: 'kind',
            title: t('column.kind'),
            cell: ({ kind, times }) => (times > 1 ? t('times', { kind: t(`kind.${kind}`), times }) : t(`kind.${kind}`)),
          },
          {
            key: 'by',
            title: t('column.by'),
            cell: ({ by }) => (by === null ? t('nobody') : t('person', { id: by.id, name: by.name ?? t('gone') })),
          },
          { key: 'particulars', title: t('column.particulars'), cell: event => <Particulars event={event} /> },
        ]}
      />
      <Pagination
        words={{
          label: t('pages.label'),
          rowsPerPage: t('pages.rowsPerPage'),
          previous: t('pages.previous'),
          next: t('pages.next'),
          shown: t('pages.shown', { from: first + 1, to: Math.min(first + pageSize, total), total }),
        }}
        page={page}
        pages={Math.max(1, Math.ceil(total / pageSize))}
        pageSize={pageSize}
        pageSizes={pageSizes}
        onPage={wanted => onPart({ page: wanted, pageSize })}
        onPageSize={wanted => onPart({ page: 1, pageSize: wanted })}
      />
    </div>
  )
}
