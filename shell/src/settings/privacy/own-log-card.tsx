import { useQuery } from '@tanstack/react-query'
import type { OwnPrivacyLog } from '@veckovis/contracts/privacy'
import { pageSizes } from '@veckovis/contracts/wire'
import { ListPages, LoadedList, type PagePart } from '@veckovis/lists'
import { useTranslation } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import { Card, Stack } from '@veckovis/ui'
import { Table } from '@veckovis/ui/table'
import { useState } from 'react'
import { usePersonText } from '../log/log-words'
import * as styles from '../log/log.module.css'
import * as pageStyles from '../settings-page.module.css'
import { ownPrivacyQuery } from './privacy-log-query'

type OwnLogProps = {
  readonly log: OwnPrivacyLog
  readonly part: PagePart
  readonly onPart: (changes: PagePart) => void
}

const OwnLogTable = ({ log: { rows, total }, part, onPart }: OwnLogProps) => {
  const { t } = useTranslation('privacy')
  const { second } = useFormat()
  const personText = usePersonText()
  return (
    <div className={styles.narrowLog}>
      <Table
        label={t('own.table')}
        rows={rows}
        rowKey={row => row.id}
        columns={[
          { key: 'at', title: t('column.at'), cell: ({ at }) => second(at) },
          { key: 'by', title: t('column.by'), cell: ({ by }) => personText(by) },
          {
            key: 'what',
            title: t('column.asked'),
            cell: ({ action }) => t(`own.action.${action}`, { defaultValue: action }),
          },
        ]}
      />
      <ListPages part={part} total={total} onPart={onPart} />
    </div>
  )
}

/** What the log says about the account of the person who is signed in. */
export const OwnLogCard = () => {
  const { t } = useTranslation('privacy')
  const [part, setPart] = useState<PagePart>({ page: 1, pageSize: pageSizes[0] })
  return (
    <Card title={t('own.title')}>
      <Stack>
        <p className={pageStyles.hint}>{t('own.hint')}</p>
        <LoadedList
          query={useQuery(ownPrivacyQuery(part))}
          list={{ part, change: ({ page }) => setPart({ ...part, page }) }}
          empty={{ icon: 'search', headingLevel: 3, title: t('own.empty'), text: t('own.emptyAdvice') }}
        >
          {log => <OwnLogTable log={log} part={part} onPart={setPart} />}
        </LoadedList>
      </Stack>
    </Card>
  )
}
