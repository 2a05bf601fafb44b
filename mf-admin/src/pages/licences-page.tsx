import { useQuery } from '@tanstack/react-query'
import type { SettingsModule } from '@veckovis/contracts/modules'
import { findUnit } from '@veckovis/domain/organisation'
import { Loaded } from '@veckovis/forms/loaded'
import { useActiveUnit, useSession, useTranslation, withTexts } from '@veckovis/platform'
import { Page } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import { useState } from 'react'
import en from '../../locales/licences/en.json'
import sv from '../../locales/licences/sv.json'
import { licenceOverviewQuery, municipalityLicencesQuery } from '../data/licence-queries'
import * as styles from '../features/licences/licences.module.css'
import { MunicipalityLicenceList } from '../features/licences/municipality-licence-list'

/** The municipality of the unit that one works with is the one that is looked at first. */
const useActiveMunicipality = (): number | null => {
  const unitId = useActiveUnit()?.unit.id
  const counties = useSession()?.counties
  if (unitId === undefined || counties === undefined) return null
  return findUnit(counties, unitId)?.municipality.id ?? null
}

type OfMunicipalityProps = { readonly municipalityId: number; readonly modules: readonly SettingsModule[] }

const OfMunicipality = ({ municipalityId, modules }: OfMunicipalityProps) => (
  <Loaded query={useQuery(municipalityLicencesQuery(municipalityId))}>
    {municipality => <MunicipalityLicenceList municipality={municipality} modules={modules} />}
  </Loaded>
)

const Licences = () => {
  const { t } = useTranslation('admin-licences')
  const first = useActiveMunicipality()
  const [chosen, setChosen] = useState<number | null>(null)
  const municipalityId = chosen ?? first
  return (
    <Page intro={t('intro')}>
      <Loaded query={useQuery(licenceOverviewQuery)}>
        {({ modules, municipalities }) => (
          <>
            <div className={styles.choice}>
              <Select
                label={t('municipality')}
                hint={t('municipalityHint')}
                value={municipalityId ?? undefined}
                options={municipalities.map(({ id, name, county, licences }) => ({
                  value: id,
                  label: t('option', { name, county, number: licences }),
                }))}
                onChange={setChosen}
                searchable
              />
            </div>
            {municipalityId === null ? (
              <p>{t('choose')}</p>
            ) : (
              <OfMunicipality key={municipalityId} municipalityId={municipalityId} modules={modules} />
            )}
          </>
        )}
      </Loaded>
    </Page>
  )
}

/** What the municipalities hold of the modules, for super admins. */
export const LicencesPage = withTexts('admin-licences', { sv, en }, Licences)
