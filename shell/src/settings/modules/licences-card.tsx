import { useQuery } from '@tanstack/react-query'
import type { SettingsModule } from '@veckovis/contracts/modules'
import { useActiveUnit, useSession, useTranslation } from '@veckovis/platform'
import { Card, Stack } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import { useState } from 'react'
import { LoadState } from '../../frame/feedback/load-state'
import { MunicipalityLicenceList } from './licences/municipality-licence-list'
import { licencesQuery, municipalitiesQuery } from './module-settings-queries'
import * as styles from './module-settings.module.css'

/** The municipality of the unit that one works with is the one that is looked at first. */
const useActiveMunicipality = (): number | null => {
  const unitId = useActiveUnit()?.unit.id
  const counties = useSession()?.counties
  const municipality = counties
    ?.flatMap(county => county.municipalities)
    .find(({ departments }) => departments.some(({ units }) => units.some(unit => unit.id === unitId)))
  return municipality?.id ?? null
}

export const LicencesCard = ({ modules }: { modules: readonly SettingsModule[] | undefined }) => {
  const { t } = useTranslation('module-settings')
  const first = useActiveMunicipality()
  const [chosen, setChosen] = useState<number | null>(null)
  const municipalities = useQuery(municipalitiesQuery)
  const municipalityId = chosen ?? first
  return (
    <Card title={t('licences.title')}>
      <LoadState query={municipalities} label={t('loading')}>
        {list => (
          <Stack>
            <div className={styles.choice}>
              <Select
                label={t('licences.municipality')}
                hint={t('licences.municipalityHint')}
                value={municipalityId ?? undefined}
                options={list.map(({ id, name, county, licences }) => ({
                  value: id,
                  label: t('licences.option', { name, county, number: licences }),
                }))}
                onChange={setChosen}
                searchable
              />
            </div>
            {municipalityId === null || modules === undefined ? (
              <p>{t('licences.choose')}</p>
            ) : (
              <Licences key={municipalityId} municipalityId={municipalityId} modules={modules} />
            )}
          </Stack>
        )}
      </LoadState>
    </Card>
  )
}

const Licences = ({ municipalityId, modules }: { municipalityId: number; modules: readonly SettingsModule[] }) => {
  const { t } = useTranslation('module-settings')
  const licences = useQuery(licencesQuery(municipalityId))
  return (
    <LoadState query={licences} label={t('loading')}>
      {municipality => <MunicipalityLicenceList municipality={municipality} modules={modules} />}
    </LoadState>
  )
}
