import { useQuery } from '@tanstack/react-query'
import type { MunicipalityUnsocialHours, UnsocialRuleOnWire } from '@veckovis/contracts/budget'
import { Loaded } from '@veckovis/forms/loaded'
import { useKeptDrafts, useProgress, useTranslation } from '@veckovis/platform'
import { Button, Card, Inline, Stack } from '@veckovis/ui'
import { useState } from 'react'
import {
  refreshUnsocialHours,
  removeUnsocialRule,
  unsocialHoursQuery,
  unsocialPreviewQuery,
} from '../../../data/unsocial-queries'
import { DatedValues } from '../dated-values'
import { RemoveQuestion } from '../remove-question'
import { CostEffect } from '../cost-effect'
import { UnsocialDialog } from './unsocial-dialog'
import { unsocialDraftKind } from './unsocial-form'
import { shownWay, shownWeights } from './unsocial-words'
import * as styles from '../settings.module.css'

type Open = { readonly kind: 'new' } | { readonly kind: 'change' | 'remove'; readonly rule: UnsocialRuleOnWire }

const subjectOf = (rule: UnsocialRuleOnWire | null): string => rule?.validFrom ?? 'new'

/** A rule that was being typed when the page was lost stands open again. */
const useOpen = ({ id, rules }: MunicipalityUnsocialHours) => {
  const [kept] = useKeptDrafts(unsocialDraftKind, id)
  const rule = rules.find(each => subjectOf(each) === kept?.subject)
  const begun: Open | null = rule === undefined ? null : { kind: 'change', rule }
  return useState<Open | null>(kept?.subject === subjectOf(null) ? { kind: 'new' } : begun)
}

type RemoveRuleProps = {
  readonly municipality: MunicipalityUnsocialHours
  readonly rule: UnsocialRuleOnWire
  readonly onClose: () => void
}

const RemoveRule = ({ municipality: { id, rules }, rule, onClose }: RemoveRuleProps) => {
  const { t } = useTranslation('mf-budget')
  const [question] = useState({ remove: rule.id })
  const effect = useQuery(unsocialPreviewQuery(id, { question, rules }))
  return (
    <RemoveQuestion
      title={t('settings.unsocial.removeOf', { day: rule.validFrom })}
      removed={t('settings.unsocial.removed')}
      remove={() => removeUnsocialRule(id, rule.id)}
      refresh={() => refreshUnsocialHours(id)}
      onClose={onClose}
    >
      <p>{t('settings.unsocial.removeText', { way: shownWay(rule, t) })}</p>
      <CostEffect query={effect} none={t('settings.unsocial.noEffect')} />
    </RemoveQuestion>
  )
}

type RuleTableProps = {
  readonly rules: readonly UnsocialRuleOnWire[]
  readonly onOpen: (open: Open) => void
}

const RuleTable = ({ rules, onOpen }: RuleTableProps) => {
  const { t } = useTranslation('mf-budget')
  const actionsOf = (rule: UnsocialRuleOnWire) => (
    <Inline justify="end">
      <Button
        variant="quiet"
        aria-label={t('settings.unsocial.changeOf', { day: rule.validFrom })}
        onClick={() => onOpen({ kind: 'change', rule })}
      >
        {t('settings.unsocial.change')}
      </Button>
      <Button
        variant="quiet"
        aria-label={t('settings.unsocial.removeOf', { day: rule.validFrom })}
        onClick={() => onOpen({ kind: 'remove', rule })}
      >
        {t('settings.remove')}
      </Button>
    </Inline>
  )
  return (
    <div className={styles.setting}>
      <DatedValues
        label={t('settings.unsocial.title')}
        value={t('settings.unsocial.way')}
        about={t('settings.unsocial.weightsHead')}
        hasWideActions
        rows={rules.toReversed().map(rule => ({
          id: rule.validFrom,
          day: rule.validFrom,
          value: shownWay(rule, t),
          about: shownWeights(rule, t),
          actions: actionsOf(rule),
        }))}
      />
    </div>
  )
}

type RulesProps = { readonly municipality: MunicipalityUnsocialHours; readonly year: number }

const Rules = ({ municipality, year }: RulesProps) => {
  const { t } = useTranslation('mf-budget')
  const [open, setOpen] = useOpen(municipality)
  const close = () => setOpen(null)
  const changed = open?.kind === 'change' ? open.rule : null
  return (
    <>
      {municipality.rules.length === 0 ? (
        <p>{t('settings.unsocial.none')}</p>
      ) : (
        <RuleTable rules={municipality.rules} onOpen={setOpen} />
      )}
      <Inline>
        <Button onClick={() => setOpen({ kind: 'new' })}>{t('settings.unsocial.new')}</Button>
      </Inline>
      {(open?.kind === 'new' || changed !== null) && (
        <UnsocialDialog
          municipality={municipality}
          rule={changed}
          subject={subjectOf(changed)}
          day={`${year + 1}-01-01`}
          onClose={close}
        />
      )}
      {open?.kind === 'remove' && <RemoveRule municipality={municipality} rule={open.rule} onClose={close} />}
    </>
  )
}

type UnsocialHoursProps = {
  readonly municipalityId: number
  /** The year of now; a new rule is meant for the next at first. */
  readonly year: number
}

/** How the year's amount for unsocial hours falls in the forecasts of a municipality, by day. */
export const UnsocialHours = ({ municipalityId, year }: UnsocialHoursProps) => {
  const { t } = useTranslation('mf-budget')
  const query = useQuery(unsocialHoursQuery(municipalityId))
  useProgress(query.isFetching)
  return (
    <Card title={t('settings.unsocial.title')}>
      <Stack gap={3}>
        <p>{t('settings.unsocial.intro')}</p>
        <Loaded query={query} lines={3}>
          {municipality => <Rules municipality={municipality} year={year} />}
        </Loaded>
      </Stack>
    </Card>
  )
}
