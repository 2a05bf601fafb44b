import { type CellConflict } from '@veckovis/domain/forecast'
import { formatHours } from '@veckovis/domain/numbers'
import { Button, Inline } from '@veckovis/ui'
import { Dialog } from '@veckovis/ui/dialog'
import { useTranslation } from '@veckovis/platform'
import { useId, useRef, useState } from 'react'
import { useAbsenceNames, useForecast } from '../../context/use-forecast'
import { rowNameById } from '../../wording/row-names'
import { LastSave } from './last-save'
import type { ConflictChoices } from './use-save-forecast'
import * as styles from './conflict-dialog.module.css'

type Choice = 'mine' | 'theirs'

type ConflictDialogProps = {
  readonly conflicts: readonly CellConflict[]
  readonly onSettle: (choices: ConflictChoices) => void
  readonly onCancel: () => void
}

type ConflictRowProps = {
  readonly conflict: CellConflict
  readonly name: string
  readonly choice: Choice
  readonly onChoose: (choice: Choice) => void
}

const ConflictRow = ({ conflict, name, choice, onChoose }: ConflictRowProps) => {
  const { t } = useTranslation('mf-forecast')
  const group = useId()
  const option = (value: Choice, hours: number) => (
    <label className={styles.option}>
      <input type="radio" name={group} checked={choice === value} onChange={() => onChoose(value)} />
      <span>{t(`conflicts.${value}`)}</span>
      <strong>{formatHours(hours)}</strong>
    </label>
  )
  return (
    <fieldset className={styles.conflict}>
      <legend>{t('conflicts.cell', { name, week: conflict.week })}</legend>
      {option('mine', conflict.mine)}
      {option('theirs', conflict.theirs)}
    </fieldset>
  )
}

/** Cells that both this person and somebody else changed: each is decided, then the save goes on. */
export const ConflictDialog = ({ conflicts, onSettle, onCancel }: ConflictDialogProps) => {
  const { t } = useTranslation('mf-forecast')
  const { address } = useForecast().editor
  const absenceNames = useAbsenceNames()
  const [choices, setChoices] = useState<ConflictChoices>(new Map())
  const choiceFor = (conflict: CellConflict): Choice => choices.get(conflict) ?? 'mine'
  const chooseAll = (choice: Choice) => setChoices(new Map(conflicts.map(conflict => [conflict, choice])))
  const settle = () => onSettle(new Map(conflicts.map(conflict => [conflict, choiceFor(conflict)])))
  // The question begins here: Enter in haste writes nothing over, and what was typed stays.
  const safeAnswer = useRef<HTMLButtonElement>(null)
  const footer = (
    <Inline justify="end">
      <Button ref={safeAnswer} onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button variant="primary" onClick={settle}>
        {t('conflicts.save')}
      </Button>
    </Inline>
  )
  return (
    <Dialog
      open={conflicts.length > 0}
      title={t('conflicts.title')}
      onOpened={() => safeAnswer.current?.focus()}
      onCancel={onCancel}
      footer={footer}
    >
      <LastSave address={address} />
      <p>{t('conflicts.intro')}</p>
      <div className={styles.all}>
        <Button variant="quiet" onClick={() => chooseAll('mine')}>
          {t('conflicts.allMine')}
        </Button>
        <Button variant="quiet" onClick={() => chooseAll('theirs')}>
          {t('conflicts.allTheirs')}
        </Button>
      </div>
      {conflicts.map(conflict => (
        <ConflictRow
          key={`${conflict.rowId} ${conflict.week}`}
          conflict={conflict}
          name={rowNameById(conflict.rowId, absenceNames, t)}
          choice={choiceFor(conflict)}
          onChoose={choice => setChoices(new Map(choices).set(conflict, choice))}
        />
      ))}
    </Dialog>
  )
}
