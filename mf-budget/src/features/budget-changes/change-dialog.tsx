import type { BudgetChangeOnWire } from '@veckovis/contracts/budget'
import { calendarDateInStockholm, toIsoDate } from '@veckovis/domain/calendar'
import { RecordDialog } from '@veckovis/forms/dialog'
import { useTranslation } from '@veckovis/platform'
import { TextArea, TextField } from '@veckovis/ui'
import { useMemo, useState } from 'react'
import { addBudgetChange, refreshBudgetChanges, type YearOfUnit } from '../../data/changes/budget-change-queries'
import { budgetChangeDraft } from './budget-change-draft'
import { changeOf, changeSchema, type ChangeField, type ChangeTexts } from './change-form'

type ChangeDialogProps = { readonly of: YearOfUnit; readonly onClose: () => void }

/** Today, or the first day of a year that is another one. */
const firstDayAtFirst = (year: number): string => {
  const today = calendarDateInStockholm(new Date())
  return toIsoDate(today.year === year ? today : { year, month: 1, day: 1 })
}

const ownErrors = ['other-year', 'nothing']

const useWords = () => {
  const { t } = useTranslation('mf-budget')
  const { t: own } = useTranslation('budget-changes')
  return (code: string) => (ownErrors.includes(code) ? own(`errors.${code}`) : t(`errors.${code}`))
}

/** A dated addition or reduction beside the locked budget. */
export const ChangeDialog = ({ of, onClose }: ChangeDialogProps) => {
  const { t: cancel } = useTranslation('mf-budget')
  const { t } = useTranslation('budget-changes')
  const { unitId, year } = of
  const schema = useMemo(() => changeSchema(year), [year])
  const [begun] = useState<ChangeTexts>(() => ({ firstDay: firstDayAtFirst(year), kronor: '', hours: '', reason: '' }))
  const about = (key: string) => t(`dialog.${key}`, { year })
  return (
    <RecordDialog<ChangeField, ChangeTexts, BudgetChangeOnWire>
      title={about('title')}
      submitLabel={t('dialog.save')}
      cancelLabel={cancel('cancel')}
      hint={t('dialog.hint')}
      draft={{ kind: budgetChangeDraft, unitId, subject: String(year) }}
      schema={schema}
      words={useWords()}
      about={['budget-change', 'budget']}
      source={begun}
      version={null}
      valuesOf={texts => texts}
      send={(texts, { requestId }) => addBudgetChange(of, { requestId, ...changeOf(texts) })}
      done={() => t('dialog.saved')}
      refresh={() => refreshBudgetChanges(of)}
      onClose={onClose}
    >
      {form => (
        <>
          <TextField {...form.date('firstDay')} label={t('firstDay')} required hint={about('firstDayHint')} />
          <TextField {...form.number('kronor')} label={t('kronor')} hint={about('kronorHint')} />
          <TextField {...form.number('hours')} label={t('hours')} hint={about('hoursHint')} />
          <TextArea {...form.text('reason')} label={t('reason')} required rows={3} hint={t('dialog.reasonHint')} />
        </>
      )}
    </RecordDialog>
  )
}
