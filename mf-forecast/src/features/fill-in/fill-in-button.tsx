import type { WeekRange } from '@veckovis/domain/calendar'
import { Button } from '@veckovis/ui'
import { useTranslation } from '@veckovis/platform'
import { useState } from 'react'
import type { ForecastEditor } from '../../data/forecast-editor'
import { FillInDialog } from './fill-in-dialog'

type FillInButtonProps = {
  /** Null while there is no forecast to fill in, or its budgets are not locked. */
  readonly editor: ForecastEditor | null
  readonly years: readonly number[]
  readonly range: WeekRange
}

/** Not offered to one who may not write. */
export const FillInButton = ({ editor, years, range }: FillInButtonProps) => {
  const { t } = useTranslation('mf-forecast')
  const [isOpen, setIsOpen] = useState(false)
  if (editor !== null && !editor.content().forecast.canWrite) return null
  return (
    <>
      <Button disabled={editor === null} onClick={() => setIsOpen(true)}>
        {t('fillIn.title')}
      </Button>
      {isOpen && editor !== null && (
        <FillInDialog editor={editor} years={years} range={range} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}
