import { jobTitleIds, permissionIds, presetOf, type Role } from '@veckovis/domain/access'
import { useTranslation } from '@veckovis/platform'
import { Button, Hint, Icon, Notice } from '@veckovis/ui'
import { useMemo, useRef, useState } from 'react'
import { keyOfScope } from '../../../data/place-key'
import { CopyRights } from './copy-rights'
import { OutcomePanel } from './outcome-panel'
import { placeName, placeOption } from '../place-words'
import { roleText } from '../role-text'
import { PresetOffer, PresetRaise } from './preset-offer'
import { RightsGroupCard } from './rights-group-card'
import { isEverywhereOffered, offeredPlaces, type Offer } from './rights/offered-levels'
import { blankGroup, rolesOfGroups, type RightsGroup } from './rights/rights-groups'
import * as styles from './role-editor.module.css'

export type RightsEditorProps = {
  readonly offer: Offer
  readonly jobTitleId: number | null
  readonly groups: readonly RightsGroup[]
  readonly onChange: (groups: readonly RightsGroup[]) => void
  /** Roles that the caller sees and may not take; they stay. */
  readonly kept: readonly Role[]
  readonly rolesElsewhere: boolean
  /** First name, or nothing while it is not known. */
  readonly name: string
  /** Undefined for somebody who is not there yet. */
  readonly userId: number | undefined
  /** A press of the button has found something missing. */
  readonly isChecked: boolean
}

/** The places that the caller may choose, and those that are chosen already. */
const usePlaceOptions = (offer: Offer) => {
  const { t } = useTranslation('admin-users')
  return useMemo(() => {
    const places = offeredPlaces(offer).map(place => placeOption(place, t))
    return isEverywhereOffered(offer) ? [{ value: 'everywhere' as const, label: t('everywhere') }, ...places] : places
  }, [offer, t])
}

const KeptRoles = ({ kept, offer }: Pick<RightsEditorProps, 'kept' | 'offer'>) => {
  const { t } = useTranslation('admin-users')
  if (kept.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('roles.kept')}</legend>
      <ul className={styles.kept}>
        {kept.map(role => (
          <li key={`${role.id} ${keyOfScope(role.scope)} ${role.levels?.join()}`}>
            {t('roles.keptRole', {
              role: roleText(role, t),
              place: placeName(keyOfScope(role.scope), offer.index, t),
            })}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

const Groups = ({ offer, groups, onChange, isChecked }: RightsEditorProps) => {
  const { t } = useTranslation('admin-users')
  const options = usePlaceOptions(offer)
  const shown = groups.length === 0 ? [blankGroup] : groups
  return (
    <>
      {shown.map((group, at) => (
        <RightsGroupCard
          // A group is nothing but its place in the list.
          key={at}
          number={at + 1}
          group={group}
          offer={offer}
          options={options}
          isChecked={isChecked}
          onChange={changed => onChange(shown.with(at, changed))}
          onRemove={shown.length === 1 ? undefined : () => onChange(shown.toSpliced(at, 1))}
        />
      ))}
      <div>
        <Button variant="quiet" icon={<Icon name="add" />} onClick={() => onChange([...shown, blankGroup])}>
          {t('roles.addGroup')}
        </Button>
      </div>
    </>
  )
}

/** The levels on places, and beside them what follows and from which role. */
export const RightsEditor = (props: RightsEditorProps) => {
  const { offer, jobTitleId, groups, onChange, kept, name, rolesElsewhere, userId } = props
  const { t } = useTranslation('admin-users')
  const [told, tell] = useState<string | null>(null)
  const status = useRef<HTMLDivElement>(null)
  const isSuper = jobTitleId === jobTitleIds.superAdmin
  const roles = isSuper ? [{ id: permissionIds.superAdmin }] : [...kept, ...rolesOfGroups(groups)]
  const preset = jobTitleId === null || isSuper ? undefined : presetOf(jobTitleId)
  const take = (taken: readonly RightsGroup[], words: string | null) => {
    onChange(taken)
    tell(words)
  }
  const raise = (raised: readonly RightsGroup[], words: string | null) => {
    take(raised, words)
    // The button goes with what it offered.
    status.current?.focus()
  }
  // What was told of a suggestion or a copy holds until something else is chosen.
  const choose = (chosen: readonly RightsGroup[]) => take(chosen, null)
  return (
    <div className={styles.editor}>
      <div className={styles.groups}>
        {isSuper ? (
          <Notice tone="warning">{t('roles.superAdmin')}</Notice>
        ) : (
          <>
            <Hint>{t('roles.intro')}</Hint>
            <div className={styles.offer}>
              {preset !== undefined && (
                <PresetOffer jobTitleId={jobTitleId} preset={preset} offer={offer} groups={groups} onTake={take} />
              )}
              <CopyRights offer={offer} exceptUserId={userId} onTake={take} />
            </div>
            {preset !== undefined && userId !== undefined && (
              <PresetRaise jobTitleId={jobTitleId} preset={preset} offer={offer} groups={groups} onTake={raise} />
            )}
            <div role="status" ref={status} tabIndex={-1}>
              {told !== null && <Hint>{told}</Hint>}
            </div>
            <Groups {...props} onChange={choose} />
            <KeptRoles kept={kept} offer={offer} />
          </>
        )}
        {rolesElsewhere && <Hint>{t('roles.elsewhere')}</Hint>}
      </div>
      <OutcomePanel holder={{ jobTitleId, roles }} name={name} index={offer.index} rolesElsewhere={rolesElsewhere} />
    </div>
  )
}
