import { Button, EmptyState, splitSentences } from '@veckovis/ui'
import { useTranslation } from '../language/use-translation'
import { requestUnitPicker } from '../frame/unit-switch'

/** Stands in place of a page about a unit while none is chosen: there is just a choice to make. */
export const NoUnitNotice = () => {
  const { t } = useTranslation('platform')
  const [title, ...rest] = splitSentences(t('unit.none'))
  const choose = (
    <Button variant="primary" onClick={requestUnitPicker}>
      {t('unit.choose')}
    </Button>
  )
  return (
    <EmptyState icon="unit" title={title} action={choose}>
      {rest.join(' ')}
    </EmptyState>
  )
}
