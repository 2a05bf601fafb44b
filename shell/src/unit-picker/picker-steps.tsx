import { visiblePickerLevels, type County, type PickerChoice, type PickerEntry } from '@veckovis/domain/organisation'
import { useTranslation } from '@veckovis/platform'
import { Button, Icon, Inline } from '@veckovis/ui'
import { useEffect, useRef, useState } from 'react'
import { chooseAt, searchAbove, stepBack } from './picker-choice'
import { PickerEntries } from './picker-entries'
import { RecentList } from './recent-list'
import * as styles from './unit-picker.module.css'

export interface PickerStepsProps {
  counties: readonly County[]
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

export const PickerSteps = ({ counties, onChoose, onCancel }: PickerStepsProps) => {
  const { t } = useTranslation('picker')
  const [choice, setChoice] = useState<PickerChoice>({})
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = visiblePickerLevels(counties, choice)
  const { step, steps, path } = shown
  const open = shown.levels.at(-1)
  const [firstStep] = useState(step)
  const level = open?.level ?? 'county'
  const hasSearch = (open?.entries.length ?? 0) > searchAbove

  // The pressed entry is gone after a step: focus goes to the new step's heading, or its search field, instead of to nowhere.
  const hasMoved = useRef(false)
  useEffect(() => {
    if (hasMoved.current && !hasSearch) heading.current?.focus()
    hasMoved.current = true
  }, [level, path.length, hasSearch])

  const choose = (entry: PickerEntry) => {
    if (level === 'unit') onChoose(entry.id)
    else setChoice(chooseAt(choice, level, entry.id))
  }

  return (
    <div className={styles.picker}>
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
        {step > firstStep ? (
          <Button variant="quiet" icon={<Icon name="back" />} onClick={() => setChoice(stepBack(choice, shown))}>
            {t('back')}
          </Button>
        ) : (
          <span />
        )}
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </Inline>
    </div>
  )
}
