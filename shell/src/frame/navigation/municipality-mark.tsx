import { uploadAddress, useActiveUnit } from '@veckovis/platform'
import { classNames } from '@veckovis/ui'
import { VeckovisMark } from '../../welcome/veckovis-mark'
import * as styles from './municipality-mark.module.css'
import * as navigationStyles from './side-navigation.module.css'

/** Logo and name of the active unit's municipality; a drawn initial stands in for a logo that is not there. */
export const MunicipalityMark = () => {
  const municipality = useActiveUnit()?.municipality
  if (municipality === undefined) {
    return (
      <span className={styles.municipality}>
        <span className={styles.logo}>
          <VeckovisMark />
        </span>
        <span className={classNames(styles.name, navigationStyles.label)}>Veckovis</span>
      </span>
    )
  }
  const { name, logo } = municipality
  const [initial = ''] = [...name]
  return (
    <span className={styles.municipality}>
      {logo === null ? (
        <span className={styles.initial} role="img" aria-label={name}>
          {initial.toLocaleUpperCase('sv')}
        </span>
      ) : (
        <img className={styles.logo} src={uploadAddress(logo)} alt={name} width={36} height={36} />
      )}
      <span className={classNames(styles.name, navigationStyles.label)}>{name}</span>
    </span>
  )
}
