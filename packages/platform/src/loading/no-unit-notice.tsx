import { Button, Notice, Sentences } from '@veckovis/ui'
import { useTranslation } from '../language/use-translation'
import { requestUnitPicker } from '../frame/unit-switch'

/** Stands in place of a page about a unit while none is chosen. */
export const NoUnitNotice = () => {
  const { t } = useTranslation('platform')
  return (
    <Notice tone="info" action={<Button onClick={requestUnitPicker}>{t('unit.choose')}</Button>}>
      <Sentences text={t('unit.none')} />
    </Notice>
  )
}
