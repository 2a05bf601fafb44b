import { uploadAddress, useActiveUnit } from '@veckovis/platform'
import { VeckovisMark } from '../../welcome/veckovis-mark'

/** Logo and name of the active unit's municipality; a drawn initial stands in for a logo that is not there. */
export const MunicipalityMark = () => {
  const municipality = useActiveUnit()?.municipality
  if (municipality === undefined) {
    return (
      <span className="municipality">
        <span className="municipality__logo">
          <VeckovisMark />
        </span>
        <span className="municipality__name side-navigation__label">Veckovis</span>
      </span>
    )
  }
  const { name, logo } = municipality
  const [initial = ''] = [...name]
  return (
    <span className="municipality">
      {logo === null ? (
        <span className="municipality__initial" role="img" aria-label={name}>
          {initial.toLocaleUpperCase('sv')}
        </span>
      ) : (
        <img className="municipality__logo" src={uploadAddress(logo)} alt={name} width={36} height={36} />
      )}
      <span className="municipality__name side-navigation__label">{name}</span>
    </span>
  )
}
