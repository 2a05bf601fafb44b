import { roleAreas, type PermissionLevel } from '@veckovis/domain/access'
import { useTranslation } from '@veckovis/platform'
import { Button, FieldError, Icon } from '@veckovis/ui'
import { MultiSelect, type MultiSelectOption } from '@veckovis/ui/multi-select'
import { useId } from 'react'
import type { PlaceKey } from '../../../data/place-key'
import { problemOfGroup } from './rights/group-problem'
import { LevelChoice } from './level-choice'
import { offeredLevels, type Offer } from './rights/offered-levels'
import type { RightsGroup } from './rights/rights-groups'
import * as styles from './role-editor.module.css'

type RightsGroupCardProps = {
  readonly group: RightsGroup
  /** From 1. */
  readonly number: number
  readonly offer: Offer
  readonly options: readonly MultiSelectOption<PlaceKey>[]
  /** A press of the button has found something missing. */
  readonly isChecked: boolean
  readonly onChange: (group: RightsGroup) => void
  /** Undefined for the only one. */
  readonly onRemove: (() => void) | undefined
}

/** The same levels on some places: which places, and one choice per area. */
export const RightsGroupCard = (props: RightsGroupCardProps) => {
  const { group, number, offer, options, isChecked, onChange, onRemove } = props
  const { t } = useTranslation('admin-users')
  const problemId = useId()
  const title = t('roles.group', { number })
  const problem = problemOfGroup(group, offer)
  const told = problem !== null && (problem === 'beyond' || isChecked) ? t(`roles.problems.${problem}`) : undefined
  const setLevel = (area: number, level: PermissionLevel | undefined) =>
    onChange({ ...group, levels: { ...group.levels, [area]: level } })
  return (
    <fieldset className={styles.group} aria-describedby={problemId}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.places}>
        <MultiSelect
          label={t('roles.places')}
          value={group.places}
          options={options}
          placeholder={t('roles.placesHint')}
          nothingFound={t('roles.noPlaceFound')}
          error={problem === 'noPlaces' ? told : undefined}
          onChange={chosen => onChange({ ...group, places: chosen })}
        />
        {onRemove !== undefined && (
          <Button
            variant="quiet"
            icon={<Icon name="close" />}
            aria-label={t('roles.removeGroup', { number })}
            onClick={onRemove}
          />
        )}
      </div>
      <div className={styles.levels}>
        {roleAreas.map(area => (
          <LevelChoice
            key={area}
            area={area}
            group={title}
            value={group.levels[area]}
            isMissing={problem === 'noLevels' && told !== undefined}
            offered={offeredLevels(offer, area, group.places)}
            onChange={level => setLevel(area, level)}
          />
        ))}
      </div>
      {told !== undefined && problem !== 'noPlaces' && <FieldError id={problemId}>{told}</FieldError>}
    </fieldset>
  )
}
