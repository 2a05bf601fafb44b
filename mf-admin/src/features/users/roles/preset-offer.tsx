import { roleAreas, type RolePreset } from '@veckovis/domain/access'
import { useTranslation } from '@veckovis/platform'
import { Button, Notice } from '@veckovis/ui'
import { groupOfPreset, raisedToPreset, withinOffer, type Offer } from './rights/offered-levels'
import type { RightsGroup } from './rights/rights-groups'

type PresetOfferProps = {
  readonly jobTitleId: number | null
  readonly preset: RolePreset
  readonly offer: Offer
  readonly groups: readonly RightsGroup[]
  readonly onTake: (groups: readonly RightsGroup[], told: string | null) => void
}

/** What somebody with the job title usually gets, taken with one press and changed as wanted (A-188). */
export const PresetOffer = ({ jobTitleId, preset, offer, groups, onTake }: PresetOfferProps) => {
  const { t } = useTranslation('admin-users')
  const take = () => {
    const { group, isLowered } = withinOffer(offer, groupOfPreset(preset, groups))
    const words = [
      ...(isLowered ? [t('preset.lowered')] : []),
      ...(group.places.length === 0 ? [t(`preset.choosePlaces.${preset.placeKind ?? 'everywhere'}`)] : []),
    ]
    onTake([group], words.length === 0 ? null : words.join(' '))
  }
  return <Button onClick={take}>{t('preset.use', { title: t(`titles.${jobTitleId ?? 'none'}`) })}</Button>
}

/** That the title's suggestion gives more than somebody holds, such as when it has changed since; taken with one press (A-188). */
export const PresetRaise = ({ jobTitleId, preset, offer, groups, onTake }: PresetOfferProps) => {
  const { t } = useTranslation('admin-users')
  const raise = raisedToPreset(offer, preset, groups)
  if (raise === null) return null
  const title = t(`titles.${jobTitleId ?? 'none'}`)
  const more = roleAreas.flatMap(area => {
    const level = raise.levels[area]
    return level === undefined ? [] : [`${t(`areas.${area}`)}: ${t(`levels.${level}`)}`]
  })
  return (
    <Notice
      tone="info"
      title={t('preset.more', { title })}
      action={
        <Button onClick={() => onTake(raise.groups, t('preset.raised', { more: more.join(', ') }))}>
          {t('preset.raise')}
        </Button>
      }
    >
      {t('preset.moreText', { more: more.join(', ') })}
    </Notice>
  )
}
