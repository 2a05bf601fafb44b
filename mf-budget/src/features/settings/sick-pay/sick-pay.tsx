import type { SickPayRule } from '@veckovis/domain/budget'
import { formatTyped } from '@veckovis/domain/numbers'
import { useTranslation, type Words } from '@veckovis/platform'
import { DatedCard } from '../dated/dated-card'
import { DatedTable } from '../dated/dated-table'
import { SickPayDialog } from './sick-pay-dialog'
import { sickPay, wayOf } from './sick-pay-form'

type SickPayProps = {
  readonly municipalityId: number
  /** The year of now; a new rule is meant for the next at first. */
  readonly year: number
}

const shownWay = (rule: SickPayRule, words: Words): string => words(`settings.sickPay.ways.${wayOf(rule)}`)

const shownPart = ({ bySpell, savedFromDay15 }: SickPayRule, words: Words): string =>
  bySpell ? formatTyped(savedFromDay15) : words('settings.sickPay.noPart')

/** How sick pay is counted in the forecasts of a municipality, by day. */
export const SickPay = ({ municipalityId, year }: SickPayProps) => {
  const { t } = useTranslation('mf-budget')
  return (
    <DatedCard
      municipalityId={municipalityId}
      kind={sickPay}
      title={t('settings.sickPay.title')}
      intro={t('settings.sickPay.intro')}
      none={t('settings.sickPay.none')}
      add={t('settings.sickPay.new')}
      noEffect={t('settings.sickPay.noEffect')}
      list={({ rules }, onOpen) => (
        <DatedTable
          label={t('settings.sickPay.title')}
          value={t('settings.sickPay.way')}
          about={t('settings.sickPay.part')}
          change={t('settings.sickPay.change')}
          items={rules}
          onOpen={onOpen}
          rowOf={rule => ({
            value: shownWay(rule, t),
            about: shownPart(rule, t),
            changeOf: t('settings.sickPay.changeOf', { day: rule.validFrom }),
            removeOf: t('settings.sickPay.removeOf', { day: rule.validFrom }),
          })}
        />
      )}
      dialog={props => <SickPayDialog {...props} day={`${year + 1}-01-01`} />}
      removalOf={rule => ({
        title: t('settings.sickPay.removeOf', { day: rule.validFrom }),
        text: t('settings.sickPay.removeText', { way: shownWay(rule, t) }),
        removed: t('settings.sickPay.removed'),
      })}
    />
  )
}
