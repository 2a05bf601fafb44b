import { useQuery } from '@tanstack/react-query'
import type { MunicipalityLicences, SettingsModule } from '@veckovis/contracts/modules'
import { useSave } from '@veckovis/forms/saving'
import { useLanguage, useTranslation, GuardedLink } from '@veckovis/platform'
import { problemOf } from '@veckovis/platform/signed-in'
import { Button, Inline, ProblemNotice, Stack } from '@veckovis/ui'
import { beginOfDay, dayOf, statusOf } from '../../settings/modules/licences/licence-dates'
import { licenceSubjects } from '../../settings/modules/licences/licence-subjects'
import { LoadState } from '../../frame/feedback/load-state'
import { giveLicence, licencesQuery, settingsQuery } from '../../settings/modules/module-settings-queries'
import { stepTaken } from '../first-steps-queries'
import * as styles from '../first-steps.module.css'

/** All modules from today on; other periods are given among the modules. */
export const LicencesStep = ({ municipalityId }: { readonly municipalityId: number }) => {
  const { t } = useTranslation('first-steps')
  const settings = useQuery(settingsQuery)
  const held = useQuery(licencesQuery(municipalityId))
  return (
    <LoadState query={settings} label={t('loading')}>
      {({ modules }) => (
        <LoadState query={held} label={t('loading')}>
          {municipality => <Licences municipality={municipality} modules={modules} />}
        </LoadState>
      )}
    </LoadState>
  )
}

type LicencesProps = { readonly municipality: MunicipalityLicences; readonly modules: readonly SettingsModule[] }

/** Modules without a licence in force or to come. */
const withoutLicence = ({ municipality, modules }: LicencesProps, language: 'sv' | 'en') =>
  licenceSubjects(modules, municipality, language, key => key).filter(({ licences }) =>
    licences.every(licence => statusOf(licence, new Date()) === 'ended'),
  )

const Licences = ({ municipality, modules }: LicencesProps) => {
  const { t } = useTranslation('first-steps')
  const missing = withoutLicence({ municipality, modules }, useLanguage())
  const giving = useSave<void, unknown, string>({
    save: async () => {
      const from = beginOfDay(dayOf(new Date())) ?? new Date()
      for (const { licenceKey } of missing)
        await giveLicence(municipality.id, { licenceKey, validFrom: from.toISOString(), validTo: null })
    },
    onSaved: stepTaken,
    // Those that were given before it stay given.
    onProblem: stepTaken,
    problemOf: error => problemOf(error).message,
  })
  return (
    <Stack>
      {giving.problem !== null && <ProblemNotice text={giving.problem} />}
      {missing.length > 0 && (
        <>
          <p>{t('licences.missing', { name: municipality.name })}</p>
          <ul className={styles.plain}>
            {missing.map(({ licenceKey, title }) => (
              <li key={licenceKey}>{title}</li>
            ))}
          </ul>
        </>
      )}
      <Inline>
        {missing.length > 0 && (
          <Button variant="primary" loading={giving.isBusy} onClick={() => void giving.save()}>
            {t('licences.give')}
          </Button>
        )}
        <GuardedLink to="/settings/modules">{t('licences.more')}</GuardedLink>
      </Inline>
    </Stack>
  )
}
