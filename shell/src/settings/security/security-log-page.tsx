import { useQuery } from '@tanstack/react-query'
import { securityEventKinds } from '@veckovis/contracts/security'
import { pageSizes } from '@veckovis/contracts/wire'
import { EventFilter, LoadedList, SearchField } from '@veckovis/lists'
import { addMessages, useTranslation } from '@veckovis/platform'
import { Card, Page, Stack } from '@veckovis/ui'
import { useState } from 'react'
import en from '../../../locales/security/en.json'
import sv from '../../../locales/security/sv.json'
import * as styles from '../log/log.module.css'
import { securityLogQuery, type SecurityLogPart } from './security-log-query'
import { SecurityLogTable } from './security-log-table'

// The texts come with the page, which few people open, and not with the shell.
addMessages('security', 'sv', sv)
addMessages('security', 'en', en)

const whole: SecurityLogPart = { kind: '', from: '', to: '', person: '', address: '', page: 1, pageSize: pageSizes[0] }

/** For the super admin: what happened at the doors, newest first. */
export const SecurityLogPage = () => {
  const { t } = useTranslation('security')
  const [part, setPart] = useState(whole)
  const log = useQuery(securityLogQuery(part))
  const change = (changes: Partial<SecurityLogPart>) => setPart({ ...part, ...changes })
  return (
    <Page intro={t('intro')}>
      <Card title={t('title')}>
        <Stack>
          <EventFilter
            part={part}
            kinds={securityEventKinds.map(value => ({ value, label: t(`kind.${value}`) }))}
            words={{ kind: t('filter.kind'), all: t('filter.all'), from: t('filter.from'), to: t('filter.to') }}
            onChange={changes => change({ ...changes, page: 1 })}
          />
          <div className={styles.search} role="search" aria-label={t('filter.search')}>
            <SearchField
              label={t('filter.person')}
              hint={t('filter.personHint')}
              value={part.person}
              onSearch={person => change({ person, page: 1 })}
            />
            <SearchField
              label={t('filter.address')}
              hint={t('filter.addressHint')}
              value={part.address}
              onSearch={address => change({ address, page: 1 })}
            />
          </div>
          <LoadedList
            query={log}
            list={{ part, change }}
            empty={{ icon: 'search', headingLevel: 3, title: t('empty'), text: t('emptyAdvice') }}
          >
            {answer => <SecurityLogTable log={answer} part={part} onPart={change} />}
          </LoadedList>
        </Stack>
      </Card>
    </Page>
  )
}
