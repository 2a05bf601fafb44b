import { navigateTo, useTranslation } from '@veckovis/platform'
import { Button, Notice } from '@veckovis/ui'

/** Without staff there is no budget. */
export const NoStaffNotice = () => {
  const { t } = useTranslation('mf-budget')
  return (
    <Notice tone="warning" action={<Button onClick={() => navigateTo('/staff')}>{t('resources.toStaff')}</Button>}>
      {t('resources.noStaff')}
    </Notice>
  )
}
