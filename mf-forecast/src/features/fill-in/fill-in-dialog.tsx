import { useSave } from '@veckovis/forms/saving'
import { Button, Checkbox, Inline, ProblemNotice, Stack } from '@veckovis/ui'
import { Dialog } from '@veckovis/ui/dialog'
import { Select } from '@veckovis/ui/select'
import { notify, useTranslation } from '@veckovis/platform'
import { problemOf } from '@veckovis/platform/signed-in'
import { useRef, useState } from 'react'
import { useForecast, useForecastValue } from '../../context/use-forecast'
import { defaultSourceYear, fillForecast } from './fill-forecast'

const useFilling = (onClose: () => void) => {
  const { t } = useTranslation('mf-forecast')
  const { editor } = useForecast()
  const years = useForecastValue(({ yearsAtom }) => yearsAtom)
  const range = useForecastValue(({ rangeAtom }) => rangeAtom)
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
  return { years, range, sourceYear, setSourceYear, useAverage, setUseAverage, isBusy, problem, fill, cancel }
}

/** Fills the open weeks of the range from a year that exists. */
export const FillInDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('mf-forecast')
  const filling = useFilling(onClose)
  const { years, range } = filling
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
