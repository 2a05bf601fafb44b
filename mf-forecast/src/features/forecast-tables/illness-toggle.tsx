import { useTranslation } from '@veckovis/platform'
import * as styles from './illness-toggle.module.css'

type IllnessToggleProps = { readonly asPercentage: boolean; readonly onChange: (asPercentage: boolean) => void }

/** Switches the short-term illness row between hours and percent of scheduled hours. */
export const IllnessToggle = ({ asPercentage, onChange }: IllnessToggleProps) => {
  const { t } = useTranslation('mf-forecast')
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={asPercentage}
      aria-label={t('grid.showAsPercentage')}
      title={t(asPercentage ? 'grid.showAsHours' : 'grid.showAsPercentage')}
      onClick={() => onChange(!asPercentage)}
    >
      <span aria-hidden="true" data-unit={t('grid.hoursUnit')} data-active={!asPercentage} />
      <span aria-hidden="true" data-unit={t('grid.percentUnit')} data-active={asPercentage} />
    </button>
  )
}
