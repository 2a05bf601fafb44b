import type { PrivacyLog, PrivacyLogRow } from '@veckovis/contracts/privacy'
import { ListPages, type PagePart } from '@veckovis/lists'
import { useTranslation } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import { Table } from '@veckovis/ui/table'
import { usePersonText } from '../log/log-words'
import * as styles from '../log/log.module.css'
import { useAskedText } from './asked-text'

type PrivacyLogTableProps = {
  readonly log: PrivacyLog
  readonly part: PagePart
  readonly onPart: (changes: PagePart) => void
}

/** Whom the question named or the opened record is about. */
const About = ({ row: { about, named } }: { readonly row: PrivacyLogRow }) => {
  const { t } = useTranslation('privacy')
  if (named === 0) return t('nobodyNamed')
  return (
    <ul className={styles.particulars}>
      {about.map(({ id, name }) => (
        <li key={id}>{name ?? t('unknownPerson', { id })}</li>
      ))}
      {named > about.length && <li>{t('moreNamed', { count: named - about.length })}</li>}
    </ul>
  )
}

const Details = ({ row: { year, entries, subject } }: { readonly row: PrivacyLogRow }) => {
  const { t } = useTranslation('privacy')
  return (
    <ul className={styles.particulars}>
      {year !== null && <li>{t('detail.year', { year })}</li>}
      {entries !== null && <li>{t('detail.entries', { count: entries })}</li>}
      <li className={styles.code}>{subject}</li>
    </ul>
  )
}

/** The reads, newest first, a page of them. */
export const PrivacyLogTable = ({ log: { rows, total }, part, onPart }: PrivacyLogTableProps) => {
  const { t } = useTranslation('privacy')
  const { second } = useFormat()
  const personText = usePersonText()
  const askedText = useAskedText()
  return (
    <div className={styles.log}>
      <Table
        label={t('table')}
        rows={rows}
        rowKey={row => row.id}
        columns={[
          { key: 'at', title: t('column.at'), cell: ({ at }) => second(at) },
          { key: 'by', title: t('column.by'), cell: ({ by }) => personText(by) },
          {
            key: 'unit',
            title: t('column.unit'),
            cell: ({ unit }) => (unit === null ? t('noUnit') : (unit.name ?? String(unit.id))),
          },
          { key: 'asked', title: t('column.asked'), cell: askedText },
          { key: 'about', title: t('column.about'), cell: row => <About row={row} /> },
          { key: 'details', title: t('column.details'), cell: row => <Details row={row} /> },
        ]}
      />
      <ListPages part={part} total={total} onPart={onPart} />
    </div>
  )
}
