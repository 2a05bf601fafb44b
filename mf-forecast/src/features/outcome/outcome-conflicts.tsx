import { outcomeCellKey, type OutcomeConflict } from '@veckovis/domain/outcome'
import { useTranslation } from '@veckovis/platform'
import { Button, Inline } from '@veckovis/ui'
import { Dialog } from '@veckovis/ui/dialog'
import { useId, useRef, useState } from 'react'
import type { OutcomeSaving } from './editing/use-save-outcome'
import { outcomeRowName } from './sheet/outcome-names'
import { outcomeExact } from './sheet/outcome-values'
import { useOutcomeWording } from './sheet/use-outcome-view'
import { useOutcomeEditor, useOutcomeValue } from './use-outcome-value'
import * as styles from './outcome-conflicts.module.css'

type Choice = 'mine' | 'theirs'

type ConflictProps = {
  readonly conflict: OutcomeConflict
  readonly choice: Choice
  readonly onChoose: (choice: Choice) => void
}

const Conflict = ({ conflict, choice, onChoose }: ConflictProps) => {
  const wording = useOutcomeWording()
  const { t, words } = wording
  const group = useId()
  const option = (value: Choice) => {
    const amount = conflict[value]
    return (
      <label className={styles.option}>
        <input type="radio" name={group} checked={choice === value} onChange={() => onChoose(value)} />
        <span>{words(`conflicts.${value}`)}</span>
        <strong>{amount === null ? t('history.nothing') : outcomeExact(conflict.kind, amount)}</strong>
      </label>
    )
  }
  return (
    <fieldset className={styles.conflict}>
      <legend>{words('conflicts.cell', { name: outcomeRowName(conflict, wording), week: conflict.week })}</legend>
      {option('mine')}
      {option('theirs')}
    </fieldset>
  )
}

type AskedProps = { readonly conflicts: readonly OutcomeConflict[]; readonly settle: OutcomeSaving['settle'] }

const Asked = ({ conflicts, settle }: AskedProps) => {
  const { t } = useTranslation('mf-forecast')
  const editor = useOutcomeEditor()
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set<string>())
  const keys = conflicts.map(outcomeCellKey)
  const choose = (key: string, choice: Choice) => {
    const others = [...theirs].filter(other => other !== key)
    setTheirs(new Set(choice === 'theirs' ? [...others, key] : others))
  }
  // The question begins here: Enter in haste writes nothing over, and what was typed stays.
  const safeAnswer = useRef<HTMLButtonElement>(null)
  const leave = () => editor.ask(false)
  const given = conflicts.filter(conflict => theirs.has(outcomeCellKey(conflict)))
  return (
    <Dialog
      open
      title={t('conflicts.title')}
      onOpened={() => safeAnswer.current?.focus()}
      onCancel={leave}
      footer={
        <Inline justify="end">
          <Button ref={safeAnswer} onClick={leave}>
            {t('cancel')}
          </Button>
          <Button variant="primary" onClick={() => void settle(given)}>
            {t('conflicts.save')}
          </Button>
        </Inline>
      }
    >
      <p>{t('conflicts.intro')}</p>
      <div className={styles.all}>
        <Button variant="quiet" onClick={() => setTheirs(new Set<string>())}>
          {t('conflicts.allMine')}
        </Button>
        <Button variant="quiet" onClick={() => setTheirs(new Set(keys))}>
          {t('conflicts.allTheirs')}
        </Button>
      </div>
      {conflicts.map(conflict => {
        const key = outcomeCellKey(conflict)
        const choice = theirs.has(key) ? 'theirs' : 'mine'
        return <Conflict key={key} {...{ conflict, choice }} onChoose={next => choose(key, next)} />
      })}
    </Dialog>
  )
}

/** Cells that both this person and somebody else have typed into: each is decided, then the save goes on. */
export const OutcomeConflicts = ({ settle }: Pick<OutcomeSaving, 'settle'>) => {
  const editor = useOutcomeEditor()
  const isAsking = useOutcomeValue(({ isAskingAtom }) => isAskingAtom)
  const conflicts = isAsking ? editor.openConflicts() : []
  return conflicts.length === 0 ? null : <Asked {...{ conflicts, settle }} />
}
