import type { PersonRow } from '@veckovis/contracts/people'
import { roleAreas, type PermissionLevel, type Role } from '@veckovis/domain/access'
import { useTranslation } from '@veckovis/platform'
import { Hint } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import { useState } from 'react'
import { scopeOfKey, type PlaceKey } from '../../../data/place-key'
import { giveRoleToMany } from '../../../data/user-queries'
import { placeDetail } from '../place-words'
import { offeredLevels, offeredPlaces, type Offer } from '../roles/rights/offered-levels'
import { useWideQuestion } from '../roles/wide/use-wide-question'
import { nameOfUser } from '../user-name'
import { BulkDialog } from './bulk-dialog'
import * as styles from './bulk.module.css'

type GiveRoleDialogProps = {
  readonly users: readonly PersonRow[]
  readonly offer: Offer
  readonly onClose: (done: boolean) => void
}

type Chosen = {
  readonly place: PlaceKey | undefined
  readonly area: string | undefined
  readonly level: PermissionLevel | undefined
}

/** What has to be chosen: a place, then an area and a level that the caller may give there. */
const RoleChoice = ({
  offer,
  chosen,
  onChange,
}: {
  offer: Offer
  chosen: Chosen
  onChange: (next: Chosen) => void
}) => {
  const { t } = useTranslation('admin-users')
  const { place, area, level } = chosen
  const areas = place === undefined ? [] : roleAreas.filter(id => offeredLevels(offer, id, [place]).length > 0)
  const levels = place === undefined || area === undefined ? [] : offeredLevels(offer, Number(area), [place])
  return (
    <div className={styles.role}>
      <Select
        label={t('bulk.role.place')}
        value={place}
        options={offeredPlaces(offer).map(each => ({
          value: each.key,
          label: `${each.name}, ${placeDetail(each, t)}`,
        }))}
        onChange={key => onChange({ place: key, area: undefined, level: undefined })}
        searchable
        required
      />
      <Select
        label={t('bulk.role.area')}
        value={area}
        options={areas.map(id => ({ value: String(id), label: t(`areas.${id}`) }))}
        onChange={id => onChange({ place, area: id, level: undefined })}
        disabled={place === undefined}
        required
      />
      <Select
        label={t('bulk.role.level')}
        value={level}
        options={levels.map(value => ({ value, label: t(`levels.${value}`) }))}
        onChange={value => onChange({ place, area, level: value })}
        disabled={area === undefined}
        required
      />
    </div>
  )
}

const givenTo = (user: PersonRow, role: Role) => ({
  name: nameOfUser(user),
  holder: { jobTitleId: user.jobTitleId, roles: [role] },
  // The list does not have the roles of its people: one that is held already is asked about too.
  before: { jobTitleId: user.jobTitleId, roles: [] },
})

/** One more role for all who are selected. */
export const GiveRoleDialog = ({ users, offer, onClose }: GiveRoleDialogProps) => {
  const { t } = useTranslation('admin-users')
  const [chosen, choose] = useState<Chosen>({ place: undefined, area: undefined, level: undefined })
  const { place, area, level } = chosen
  const scope = place === undefined ? undefined : scopeOfKey(place)
  const role =
    scope === undefined || area === undefined || level === undefined
      ? null
      : { id: Number(area), levels: [level], scope }
  const { mayGive, question } = useWideQuestion(offer.index)
  return (
    <BulkDialog
      title={t('bulk.role.title', { count: users.length })}
      confirmLabel={t('bulk.role.confirm')}
      users={users}
      run={role === null ? undefined : userIds => giveRoleToMany(userIds, role)}
      mayGoOn={() => mayGive(role === null ? [] : users.map(user => givenTo(user, role)))}
      onClose={onClose}
    >
      <Hint>{t('bulk.role.text')}</Hint>
      <RoleChoice offer={offer} chosen={chosen} onChange={choose} />
      {question}
    </BulkDialog>
  )
}
