import { platformStore, useTranslation } from '@veckovis/platform'
import { Button, Notice } from '@veckovis/ui'
import { useAtomValue } from 'jotai'
import { moduleOverrideAtom, resetOverride } from './module-override'

/** Nobody shall take a module in work for the one that is published. */
export const OverrideBanner = () => {
  const { t } = useTranslation('shell')
  const override = useAtomValue(moduleOverrideAtom, { store: platformStore })
  if (override === null) return null
  return (
    <Notice tone="warning" action={<Button onClick={() => resetOverride()}>{t('override.reset')}</Button>}>
      {t('override.active', { id: override.id, address: override.manifestUrl })}
    </Notice>
  )
}
