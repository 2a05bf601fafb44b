import { useQuery } from '@tanstack/react-query'
import { readActions, readQuestions, type ReadQuestion } from '@veckovis/contracts/privacy'
import { pageSizes } from '@veckovis/contracts/wire'
import { EventFilter, LoadedList } from '@veckovis/lists'
import { useTranslation } from '@veckovis/platform'
import { Card, Stack } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import { useState } from 'react'
import { NameSearch } from './name-search'
import { privacyLogQuery, type PrivacyLogPart } from './privacy-log-query'
import { PrivacyLogTable } from './privacy-log-table'
import * as styles from './privacy-log.module.css'
import type { Reviewed } from './use-reviewed'

type FilterProps = {
  readonly part: PrivacyLogPart
  readonly reviewed: readonly Reviewed[]
  readonly onChange: (changes: Partial<PrivacyLogPart>) => void
}

const everywhere = 0
const all = 'all'

/** Which municipality, where there are several, and which question. */
const WhatFilter = ({ part, reviewed, onChange }: FilterProps) => {
  const { t } = useTranslation('privacy')
  return (
    <div className={styles.kinds}>
      {reviewed.length > 1 && (
        <Select
          searchable
          label={t('filter.municipality')}
          value={part.municipalityId ?? everywhere}
          options={reviewed.map(({ id, name }) => ({ value: id ?? everywhere, label: name ?? t('filter.everywhere') }))}
          onChange={id => onChange({ municipalityId: id === everywhere ? null : id })}
        />
      )}
      <Select<ReadQuestion | typeof all>
        label={t('filter.question')}
        value={part.question === '' ? all : part.question}
        options={[
          { value: all, label: t('filter.allQuestions') },
          ...readQuestions.map(value => ({ value, label: t(`question.${value}`) })),
        ]}
        onChange={question => onChange({ question: question === all ? '' : question })}
      />
    </div>
  )
}

const Filters = ({ part, reviewed, onChange }: FilterProps) => {
  const { t } = useTranslation('privacy')
  return (
    <div className={styles.filters}>
      <EventFilter
        part={part}
        kinds={readActions.map(value => ({ value, label: t(`action.${value}`) }))}
        words={{ kind: t('filter.action'), all: t('filter.allActions'), from: t('filter.from'), to: t('filter.to') }}
        onChange={onChange}
      />
      <WhatFilter part={part} reviewed={reviewed} onChange={onChange} />
      <NameSearch onSearch={onChange} />
    </div>
  )
}

const whole = { kind: '', question: '', from: '', to: '', by: '', about: '', unit: '', upTo: null } as const

/** Who read what, for anyone who reviews it: `reviewed` holds one municipality at least, or the country. */
export const LogCard = ({ reviewed }: { readonly reviewed: readonly [Reviewed, ...Reviewed[]] }) => {
  const { t } = useTranslation('privacy')
  const [part, setPart] = useState<PrivacyLogPart>({
    ...whole,
    municipalityId: reviewed[0].id,
    page: 1,
    pageSize: pageSizes[0],
  })
  const log = useQuery(privacyLogQuery(part))
  return (
    <Card title={t('title')}>
      <Stack>
        <Filters
          part={part}
          reviewed={reviewed}
          onChange={changes => setPart({ ...part, ...changes, page: 1, upTo: null })}
        />
        <LoadedList
          query={log}
          list={{ part, change: ({ page }) => setPart({ ...part, page }) }}
          empty={{ icon: 'search', headingLevel: 3, title: t('empty'), text: t('emptyAdvice') }}
        >
          {answer => (
            <PrivacyLogTable
              log={answer}
              part={part}
              onPart={changes => setPart({ ...part, ...changes, upTo: changes.page === 1 ? null : answer.upTo })}
            />
          )}
        </LoadedList>
      </Stack>
    </Card>
  )
}
