import { useQuery } from '@tanstack/react-query'
import { securityEventKinds } from '@veckovis/contracts/security'
import { pageSizes } from '@veckovis/contracts/wire'
import { EventFilter, ListExport, LoadedList, SearchField } from '@veckovis/lists'
import { addMessages, useTranslation } from '@veckovis/platform'
import { useSearchParams } from '@veckovis/platform/router'
import { useFormat } from '@veckovis/platform/signed-in'
import { Button, Card, Inline, Page, Stack } from '@veckovis/ui'
import { useRef, useState } from 'react'
import en from '../../../locales/security/en.json'
import sv from '../../../locales/security/sv.json'
import { usePersonText } from '../log/log-words'
import * as styles from '../log/log.module.css'
import { securityLogQuery, type SecurityLogPart } from './security-log-query'
import { SecurityLogTable } from './security-log-table'

// The texts come with the page, which few people open, and not with the shell.
addMessages('security', 'sv', sv)
addMessages('security', 'en', en)

const whole: SecurityLogPart = {
  kind: '',
  from: '',
  to: '',
  person: '',
  address: '',
  page: 1,
  pageSize: pageSizes[0],
}

// Files are written by much code, which comes when one is asked for.
const fetchCode = () => import('./export-security-log')

type GivenProps = { readonly part: SecurityLogPart; readonly total: number | undefined }

const LogExport = ({ part, total }: GivenProps) => {
  const { t } = useTranslation('security')
  const { second } = useFormat()
  const personText = usePersonText()
  return (
    <ListExport
      fetchCode={fetchCode}
      give={({ exportSecurityLog }, giving) => exportSecurityLog({ part, telling: { t, second, personText }, giving })}
      disabled={total === undefined || total === 0}
    />
  )
}

/** For the super admin: what happened at the doors, newest first. */
export const SecurityLogPage = () => {
  const { t } = useTranslation('security')
  // A page of one module leads here by its address.
  const [address, setAddress] = useSearchParams()
  const module = address.get('module')
  const [chosen, setPart] = useState(whole)
  const part: SecurityLogPart = module === null ? chosen : { ...chosen, module }
  const log = useQuery(securityLogQuery(part))
  const change = (changes: Partial<SecurityLogPart>) => setPart({ ...chosen, ...changes })
  const list = useRef<HTMLDivElement>(null)
  const showAll = () => {
    setAddress({})
    // The button goes: the keys go on at what it has led to.
    list.current?.focus()
    change({ page: 1 })
  }
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
          {module !== null && (
            <Inline>
              <span>{t('filter.module', { module })}</span>
              <Button variant="quiet" onClick={showAll}>
                {t('filter.allModules')}
              </Button>
            </Inline>
          )}
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
          <Inline>
            <LogExport part={part} total={log.data?.total} />
          </Inline>
          <div ref={list} tabIndex={-1}>
            <LoadedList
              query={log}
              list={{ part, change }}
              empty={{ icon: 'search', headingLevel: 3, title: t('empty'), text: t('emptyAdvice') }}
            >
              {answer => <SecurityLogTable log={answer} part={part} onPart={change} />}
            </LoadedList>
          </div>
        </Stack>
      </Card>
    </Page>
  )
}
