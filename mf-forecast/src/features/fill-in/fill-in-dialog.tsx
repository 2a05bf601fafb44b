import type { WeekRange } from '@veckovis/domain/calendar'
import { useSave } from '@veckovis/forms/saving'
import { Button, Checkbox, Inline, ProblemNotice, Stack } from '@veckovis/ui'
import { Dialog } from '@veckovis/ui/dialog'
import { Select } from '@veckovis/ui/select'
import { notify, useTranslation } from '@veckovis/platform'
import { problemOf } from '@veckovis/platform/signed-in'
import { useRef, useState } from 'react'
import type { ForecastEditor } from '../../data/forecast-editor'
import { defaultSourceYear, fillForecast } from './fill-forecast'

type FillInDialogProps = {
  readonly editor: ForecastEditor
  readonly years: readonly number[]
  readonly range: WeekRange
  readonly onClose: () => void
}

const useFilling = ({ editor, years, range, onClose }: FillInDialogProps) => {
  const { t } = useTranslation('mf-forecast')
  const [sourceYear, setSourceYear] = useState(defaultSourceYear(years, editor.address.year))
  const [useAverage, setUseAverage] = useState(false)
  const running = useRef<AbortController>(null)
  const { isBusy, problem, save } = useSave({
    save: ({ signal }: AbortController) => fillForecast(editor, { sourceYear, range, useAverage }, signal),
    onSaved: hasChanged => {
      notify.info(t(hasChanged ? 'fillIn.done' : 'fillIn.nothingChanged', { year: sourceYear }))
      onClose()
    },
    // Given up by the person: nothing has failed.
    problemOf: error => (running.current?.signal.aborted === true ? null : problemOf(error)),
  })
  const fill = () => {
    running.current = new AbortController()
    void save(running.current)
  }
  const cancel = () => {
    running.current?.abort()
    onClose()
  }
  return { sourceYear, setSourceYear, useAverage, setUseAverage, isBusy, problem, fill, cancel }
}

/** Fills the open weeks of the range from a year that exists. */
export const FillInDialog = (props: FillInDialogProps) => {
  const { years, range } = props
  const { t } = useTranslation('mf-forecast')
  const filling = useFilling(props)
  const footer = (
    <Inline justify="end">
      <Button onClick={filling.cancel}>{t('cancel')}</Button>
      <Button variant="primary" loading={filling.isBusy} onClick={filling.fill}>
        {t('fillIn.fill')}
      </Button>
    </Inline>
  )
  return (
    <Dialog open title={t('fillIn.title')} onCancel={filling.cancel} footer={footer}>
      <Stack gap={4}>
        <p>{t('fillIn.intro', { from: range.startWeek, to: range.endWeek })}</p>
        <Select
          label={t('fillIn.sourceYear')}
          required
          value={filling.sourceYear}
          options={years.map(year => ({ value: year, label: String(year) }))}
          onChange={filling.setSourceYear}
        />
        <Checkbox
          label={t('fillIn.useAverage')}
          checked={filling.useAverage}
          onChange={event => filling.setUseAverage(event.target.checked)}
        />
        {filling.problem !== null && <ProblemNotice title={t('fillIn.failed')} text={filling.problem.message} />}
      </Stack>
    </Dialog>
  )
}
