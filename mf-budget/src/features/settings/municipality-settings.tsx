import type { BudgetSettingOnWire, MunicipalityBudgetSettings } from '@veckovis/contracts/budget'
import { budgetSettingKeys, type BudgetSettingKey } from '@veckovis/domain/budget'
import { useKeptDrafts, useTranslation } from '@veckovis/platform'
import { Button, Card } from '@veckovis/ui'
import { useState } from 'react'
import { refreshSettings, removeSetting } from '../../data/settings-queries'
import { FactorDialog, factorDraftKind } from './factor-presets/factor-dialog'
import { RemoveQuestion } from './remove-question'
import { SettingDialog, settingDraftKind } from './setting-dialog'
import { SettingRow } from './setting-row'
import { settingHistory, shownSetting } from './setting-values'
import * as styles from './settings.module.css'

type MunicipalitySettingsProps = {
  readonly municipality: MunicipalityBudgetSettings
  /** The year whose budgets are made now. */
  readonly year: number
}

type Open =
  | { readonly kind: 'set'; readonly key: BudgetSettingKey }
  | { readonly kind: 'remove'; readonly value: BudgetSettingOnWire }
  | { readonly kind: 'factors' }

const groups = [
  { group: 'pay', keys: budgetSettingKeys.filter(key => !key.startsWith('cost-factor')) },
  { group: 'factors', keys: budgetSettingKeys.filter(key => key.startsWith('cost-factor')) },
] as const

type RemoveSettingProps = {
  readonly municipalityId: number
  readonly value: BudgetSettingOnWire
  readonly onClose: () => void
}

const RemoveSetting = ({ municipalityId, value, onClose }: RemoveSettingProps) => {
  const { t } = useTranslation('mf-budget')
  const name = t(`settings.keys.${value.key}`)
  return (
    <RemoveQuestion
      title={t('settings.removeOf', { name, day: value.validFrom })}
      removed={t('settings.removed', { name })}
      remove={() => removeSetting(municipalityId, value.id)}
      refresh={refreshSettings}
      onClose={onClose}
    >
      <p>{t('settings.removeText', { value: shownSetting(value.key, value.value, t) })}</p>
    </RemoveQuestion>
  )
}

/** A value that was being typed when the page was lost stands open again. */
const useSettingQuestion = (municipalityId: number) => {
  const [kept] = useKeptDrafts(settingDraftKind, municipalityId)
  const [keptFactors] = useKeptDrafts(factorDraftKind, municipalityId)
  const key = budgetSettingKeys.find(each => each === kept?.subject)
  return useState<Open | null>(() => {
    if (key !== undefined) return { kind: 'set', key }
    return keptFactors === undefined ? null : { kind: 'factors' }
  })
}

/** What the budgets of a municipality are calculated with, by date. */
export const MunicipalitySettings = ({ municipality, year }: MunicipalitySettingsProps) => {
  const { t } = useTranslation('mf-budget')
  const [open, setOpen] = useSettingQuestion(municipality.id)
  const close = () => setOpen(null)
  const historyOf = (key: BudgetSettingKey) => settingHistory(municipality.settings, key, year)
  return (
    <>
      {groups.map(({ group, keys }) => (
        <Card key={group} title={t(`settings.groups.${group}`)}>
          <ul className={styles.settings}>
            {keys.map(key => (
              <SettingRow
                key={key}
                history={historyOf(key)}
                year={year}
                onChange={() => setOpen({ kind: 'set', key })}
                onRemove={value => setOpen({ kind: 'remove', value })}
              />
            ))}
          </ul>
          {group === 'factors' && (
            <div>
              <Button onClick={() => setOpen({ kind: 'factors' })}>{t('settings.presets.open')}</Button>
            </div>
          )}
        </Card>
      ))}
      {open?.kind === 'set' && (
        <SettingDialog
          municipalityId={municipality.id}
          history={historyOf(open.key)}
          day={`${year + 1}-01-01`}
          onClose={close}
        />
      )}
      {open?.kind === 'factors' && (
        <FactorDialog municipality={municipality} day={`${year + 1}-01-01`} onClose={close} />
      )}
      {open?.kind === 'remove' && <RemoveSetting municipalityId={municipality.id} value={open.value} onClose={close} />}
    </>
  )
}
