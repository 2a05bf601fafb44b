import { useQuery } from '@tanstack/react-query'
import type { MunicipalityLicences, SettingsModule } from '@veckovis/contracts/modules'
import { beginOfDay, dayOf } from '@veckovis/domain/modules'
import { Loaded, readTogether } from '@veckovis/forms/loaded'
import { useSave } from '@veckovis/forms/saving'
import { useLanguage, useTranslation, GuardedLink } from '@veckovis/platform'
import { problemOf } from '@veckovis/platform/signed-in'
import { Button, Inline, ProblemNotice, Stack } from '@veckovis/ui'
import { useModuleRoute } from '../../modules/registry/use-module-route'
import { settingsQuery } from '../../settings/modules/module-settings-queries'
import { giveLicence, licencesQuery, stepTaken } from '../first-steps-queries'
import { withoutLicence } from '../module-licences'
import * as styles from '../first-steps.module.css'

/** All modules from today on; other periods have a page of their own. */
export const LicencesStep = ({ municipalityId }: { readonly municipalityId: number }) => {
  const { t } = useTranslation('first-steps')
  const settings = useQuery(settingsQuery)
  const held = useQuery(licencesQuery(municipalityId))
  return (
    <Loaded query={readTogether(settings, held)} label={t('loading')}>
      {([{ modules }, municipality]) => <Licences municipality={municipality} modules={modules} />}
    </Loaded>
  )
}

type LicencesProps = { readonly municipality: MunicipalityLicences; readonly modules: readonly SettingsModule[] }

const Licences = ({ municipality, modules }: LicencesProps) => {
  const { t } = useTranslation('first-steps')
  const others = useModuleRoute('/licences')
  const missing = withoutLicence({ licences: municipality.licences, modules }, useLanguage())
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
        {others !== null && <GuardedLink to={others.path}>{t('licences.more')}</GuardedLink>}
      </Inline>
    </Stack>
  )
}
