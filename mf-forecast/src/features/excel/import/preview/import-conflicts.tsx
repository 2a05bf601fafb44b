import { cellKey, type ImportChoice, type ImportDifference, type ImportStrategy } from '@veckovis/domain/forecast'
import { formatHours } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { Button, Inline } from '@veckovis/ui'
import { Dialog } from '@veckovis/ui/dialog'
import { useEffect, useId, useRef, useState } from 'react'
import { useAbsenceNames } from '../../../../context/use-forecast'
import { rowNameById } from '../../../../wording/row-names'
import { decide } from './import-choice'
import * as styles from '../import.module.css'

type ImportConflictsProps = {
  readonly conflicts: readonly ImportDifference[]
  readonly choice: ImportChoice
  readonly onAnswer: (choice: ImportChoice) => void
  readonly onCancel: () => void
}

type ConflictProps = {
  readonly cell: ImportDifference
  readonly decided: ImportStrategy | undefined
  readonly onDecide: (strategy: ImportStrategy) => void
}

const Conflict = ({ cell, decided, onDecide }: ConflictProps) => {
  const { t } = useTranslation('forecast-import')
  const { t: pageWords } = useTranslation('mf-forecast')
  const absenceNames = useAbsenceNames()
  const group = useId()
  const option = (strategy: ImportStrategy, text: string, hours: number) => (
    <label className={styles.option}>
      <input type="radio" name={group} checked={decided === strategy} onChange={() => onDecide(strategy)} />
      <span>{text}</span>
      <strong>{formatHours(hours)}</strong>
    </label>
  )
  return (
    <fieldset className={styles.conflict}>
      <legend>
        {t('conflicts.cell', { name: rowNameById(cell.rowId, absenceNames, pageWords), week: cell.week })}
      </legend>
      {option('merge', t('conflicts.keep'), cell.before)}
      {option('overwrite', t('conflicts.take'), cell.after)}
    </fieldset>
  )
}

/** The question begins here: Enter in haste writes nothing over. */
const SafeAnswer = ({ onPress }: { readonly onPress: () => void }) => {
  const { t } = useTranslation('forecast-import')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Button ref={button} onClick={onPress}>
      {t('conflicts.cancel')}
    </Button>
  )
}

const shownAtFirst = 30

/** Values that are there already: written over, kept, or each decided by itself; nothing is sent before the answer. */
export const ImportConflicts = ({ conflicts, choice, onAnswer, onCancel }: ImportConflictsProps) => {
  const { t } = useTranslation('forecast-import')
  const [answer, setAnswer] = useState(choice)
  const [shown, setShown] = useState(shownAtFirst)
  const open = conflicts.filter(cell => !answer.decided.has(cellKey(cell))).length
  const give = (strategy: ImportStrategy) => onAnswer({ ...answer, strategy })
  const footer = (
    <Inline justify="end">
      <SafeAnswer onPress={onCancel} />
      {open === 0 ? (
        <Button variant="primary" onClick={() => give('merge')}>
          {t('conflicts.goOn')}
        </Button>
      ) : (
        <>
          <Button onClick={() => give('merge')}>{t('conflicts.merge')}</Button>
          <Button variant="primary" onClick={() => give('overwrite')}>
            {t('conflicts.overwrite')}
          </Button>
        </>
      )}
    </Inline>
  )
  return (
    <Dialog open title={t('conflicts.title', { count: conflicts.length })} onCancel={onCancel} footer={footer}>
      <p className={styles.intro}>{t('conflicts.intro')}</p>
      {conflicts.slice(0, shown).map(cell => (
        <Conflict
          key={cellKey(cell)}
          cell={cell}
          decided={answer.decided.get(cellKey(cell))}
          onDecide={strategy => setAnswer(before => decide(before, cell, strategy))}
        />
      ))}
      {shown < conflicts.length && (
        <Button variant="quiet" onClick={() => setShown(conflicts.length)}>
          {t('conflicts.more', { count: conflicts.length - shown })}
        </Button>
      )}
    </Dialog>
  )
}
