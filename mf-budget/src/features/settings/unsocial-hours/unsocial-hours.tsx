import { useTranslation } from '@veckovis/platform'
import { DatedCard } from '../dated/dated-card'
import { DatedTable } from '../dated/dated-table'
import { UnsocialDialog } from './unsocial-dialog'
import { unsocialHours } from './unsocial-form'
import { shownWay, shownWeights } from './unsocial-words'

type UnsocialHoursProps = {
  readonly municipalityId: number
  /** The year of now; a new rule is meant for the next at first. */
  readonly year: number
}

/** How the year's amount for unsocial hours falls in the forecasts of a municipality, by day. */
export const UnsocialHours = ({ municipalityId, year }: UnsocialHoursProps) => {
  const { t } = useTranslation('mf-budget')
  return (
    <DatedCard
      municipalityId={municipalityId}
      kind={unsocialHours}
      title={t('settings.unsocial.title')}
      intro={t('settings.unsocial.intro')}
      none={t('settings.unsocial.none')}
      add={t('settings.unsocial.new')}
      noEffect={t('settings.unsocial.noEffect')}
      list={({ rules }, onOpen) => (
        <DatedTable
          label={t('settings.unsocial.title')}
          value={t('settings.unsocial.way')}
          about={t('settings.unsocial.weightsHead')}
          change={t('settings.unsocial.change')}
          items={rules}
          onOpen={onOpen}
          rowOf={rule => ({
            value: shownWay(rule, t),
            about: shownWeights(rule, t),
            changeOf: t('settings.unsocial.changeOf', { day: rule.validFrom }),
            removeOf: t('settings.unsocial.removeOf', { day: rule.validFrom }),
          })}
        />
      )}
      dialog={props => <UnsocialDialog {...props} day={`${year + 1}-01-01`} />}
      removalOf={rule => ({
        title: t('settings.unsocial.removeOf', { day: rule.validFrom }),
        text: t('settings.unsocial.removeText', { way: shownWay(rule, t) }),
        removed: t('settings.unsocial.removed'),
      })}
    />
  )
}
