import {
  visiblePickerLevels,
  type County,
  type FoundPlace,
  type PickerChoice,
  type PickerEntry,
} from '@veckovis/domain/organisation'
import { useTranslation } from '@veckovis/platform'
import { Button, Icon, Inline } from '@veckovis/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { chooseAt, searchAbove, stepBack } from './picker-choice'
import { PickerEntries } from './picker-entries'
import { PlaceSearch } from './place-search'
import { RecentList } from './recent-list'
import * as styles from './unit-picker.module.css'

export interface PickerStepsProps {
  counties: readonly County[]
  /** Whether it begins with the search of all places. */
  searches: boolean
  onChoose: (unitId: number) => void
  onCancel: () => void
}

const Breadcrumb = ({ label, path }: { label: string; path: readonly PickerEntry[] }) =>
  path.length === 0 ? null : (
    <nav aria-label={label}>
      <ol className={styles.path}>
        {path.map((entry, level) => (
          // A county and a municipality may have the same id.
          <li key={`${level}-${entry.id}`}>{entry.name}</li>
        ))}
      </ol>
    </nav>
  )

type StepsProps = Pick<PickerStepsProps, 'counties' | 'onChoose'> & {
  readonly choice: PickerChoice
  /** Whether another view of the dialog gave way to the steps. */
  readonly hasArrived: boolean
  readonly onChoice: (choice: PickerChoice) => void
  readonly onSearch: () => void
  readonly cancel: ReactNode
}

/** One level after the other, with the way back. */
const Steps = ({ counties, choice, hasArrived, onChoice, onChoose, onSearch, cancel }: StepsProps) => {
  const { t } = useTranslation('picker')
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = visiblePickerLevels(counties, choice)
  const { step, steps, path } = shown
  const open = shown.levels.at(-1)
  const firstStep = visiblePickerLevels(counties, {}).step
  const level = open?.level ?? 'county'
  const hasSearch = (open?.entries.length ?? 0) > searchAbove

  // The pressed entry is gone after a step: focus goes to the new step's heading, or its search field, instead of to nowhere.
  const hasMoved = useRef(hasArrived)
  useEffect(() => {
    if (hasMoved.current && !hasSearch) heading.current?.focus()
    hasMoved.current = true
  }, [level, path.length, hasSearch])

  const choose = (entry: PickerEntry) => {
    if (level === 'unit') onChoose(entry.id)
    else onChoice(chooseAt(choice, level, entry.id))
  }

  return (
    <>
      {step === firstStep && <RecentList counties={counties} onChoose={onChoose} />}
      <div className={styles.head}>
        <h2 className={styles.level} ref={heading} tabIndex={-1}>
          {t(`level.${level}`)}
        </h2>
        <span className={styles.step} role="status">
          {t('step', { n: step, total: steps })}
        </span>
      </div>
      <Breadcrumb label={t('path')} path={path} />
      <PickerEntries
        key={path.map(({ id }) => id).join('/')}
        label={t(`level.${level}`)}
        entries={open?.entries ?? []}
        onChoose={choose}
      />
      <Inline justify="between">
        <Inline>
          {step > firstStep && (
            <Button variant="quiet" icon={<Icon name="back" />} onClick={() => onChoice(stepBack(choice, shown))}>
              {t('back')}
            </Button>
          )}
          <Button variant="quiet" icon={<Icon name="search" />} onClick={onSearch}>
            {t('searchAll')}
          </Button>
        </Inline>
        {cancel}
      </Inline>
    </>
  )
}

/** The steps from county to unit, or the search of all of them, which leads to what lies in the place that is found. */
export const PickerSteps = ({ counties, searches, onChoose, onCancel }: PickerStepsProps) => {
  const { t } = useTranslation('picker')
  const [choice, setChoice] = useState<PickerChoice>({})
  const [view, setView] = useState<'first' | 'search' | 'steps'>(searches ? 'search' : 'first')
  const cancel = <Button onClick={onCancel}>{t('cancel')}</Button>
  const chooseFound = ({ level, id, choice: toPlace }: FoundPlace) => {
    if (level === 'unit') return onChoose(id)
    setChoice(toPlace)
    setView('steps')
  }
  return (
    <div className={styles.picker}>
      {view === 'search' ? (
        <>
          <PlaceSearch counties={counties} onChoose={chooseFound} />
          <Inline justify="between">
            <Button variant="quiet" icon={<Icon name="back" />} onClick={() => setView('steps')}>
              {t('toSteps')}
            </Button>
            {cancel}
          </Inline>
        </>
      ) : (
        <Steps
          {...{ counties, choice, onChoose, cancel }}
          hasArrived={view === 'steps'}
          onChoice={setChoice}
          onSearch={() => setView('search')}
        />
      )}
    </div>
  )
}
