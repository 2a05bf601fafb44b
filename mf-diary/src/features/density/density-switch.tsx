import { useTranslation } from '@veckovis/platform'
import { Button } from '@veckovis/ui'
import type { Density } from './use-density'

type DensitySwitchProps = { readonly density: Density; readonly onChange: (density: Density) => void }

/** The whole year or month at once, or its letters and hours. */
export const DensitySwitch = ({ density, onChange }: DensitySwitchProps) => {
  const { t } = useTranslation('mf-diary')
  const next = density === 'dense' ? 'comfortable' : 'dense'
  return (
    <Button title={t(`plan.density.${next}Tip`)} onClick={() => onChange(next)}>
      {t(`plan.density.${next}`)}
    </Button>
  )
}
