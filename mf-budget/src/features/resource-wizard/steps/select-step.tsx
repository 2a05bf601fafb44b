import type { NeedsBudget, ResourceBasis, ResourceBudget } from '@veckovis/contracts/budget'
import { budgetTypes, parseBudgetYear, type BudgetType } from '@veckovis/domain/budget'
import { formatFractionalHours } from '@veckovis/domain/numbers'
import { notify, useTranslation } from '@veckovis/platform'
import { Link } from '@veckovis/platform/router'
import { Button, Checkbox, FieldError, Notice, Skeleton, TextField } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import { useId, useState } from 'react'
import { withYear } from '../draft/change-year'
import { withCopy } from '../draft/resource-draft'
import type { ResourceForm } from '../resource-form'
import * as styles from '../resource-wizard.module.css'

type StepProps = { readonly form: ResourceForm; readonly basis: ResourceBasis | undefined }

const YearAndName = ({ form }: Pick<StepProps, 'form'>) => {
  const { t } = useTranslation('mf-budget')
  const { draft, change } = form
  return (
    <div className={styles.pair}>
      <TextField
        {...form.number('year')}
        label={t('resources.year')}
        // A stored budget stays in its year.
        disabled={draft.basedOn !== null}
        required
        inputMode="numeric"
        onChange={event => change(withYear(draft, event.target.value))}
      />
      <TextField {...form.text('name')} label={t('resources.name')} required autoComplete="off" />
    </div>
  )
}

/** The locked needs budget that the year's resources are made for, or the way to it. */
const NeedsOfYear = ({ needs, year }: { readonly needs: NeedsBudget | null; readonly year: number }) => {
  const { t } = useTranslation('mf-budget')
  if (needs === null)
    return (
      <Notice tone="warning" announce action={<Link to="/needs">{t('resources.toNeeds')}</Link>}>
        <strong>{t('resources.needsFirst')}</strong>
        <div>{t('resources.needsFirstText', { year })}</div>
      </Notice>
    )
  return (
    <Notice tone="info">
      {t('resources.restsOn', {
        name: needs.name,
        hours: formatFractionalHours(needs.annualNeededHours),
        zoneHours: formatFractionalHours(needs.zoneHours),
        rooms: needs.rooms.reduce((sum, { rooms }) => sum + rooms, 0),
      })}
    </Notice>
  )
}

const TypeChoice = ({ form }: Pick<StepProps, 'form'>) => {
  const { t } = useTranslation('mf-budget')
  const errorId = useId()
  const { draft, change, problemOf } = form
  const problem = problemOf('chosen')
  const toggle = (type: BudgetType) =>
    change({
      ...draft,
      chosen: draft.chosen.includes(type) ? draft.chosen.filter(one => one !== type) : [...draft.chosen, type],
    })
  return (
    <fieldset className={styles.choice} aria-describedby={problem === undefined ? undefined : errorId}>
      <legend>
        {t('resources.types')} <span aria-hidden="true">*</span>
      </legend>
      <p>{t('resources.typesHint')}</p>
      {budgetTypes.map(type => (
        <div key={type}>
          <Checkbox
            label={t(`why.names.${type}`)}
            checked={draft.chosen.includes(type)}
            onChange={() => toggle(type)}
            aria-invalid={problem !== undefined}
          />
          <p className={styles.hint}>{t(`resources.typeHints.${type}`)}</p>
        </div>
      ))}
      {problem !== undefined && (
        <FieldError id={errorId} role="alert">
          {problem}
        </FieldError>
      )}
    </fieldset>
  )
}

type CopyProps = { readonly form: ResourceForm; readonly earlier: readonly ResourceBudget[]; readonly year: number }

const CopyFromYear = ({ form, earlier, year }: CopyProps) => {
  const { t } = useTranslation('mf-budget')
  const [chosen, setChosen] = useState<number | undefined>(earlier[0]?.id)
  const budget = earlier.find(({ id }) => id === chosen)
  if (earlier.length === 0) return null
  return (
    <div className={styles.copy}>
      <Select
        label={t('resources.copy')}
        hint={t('resources.copyHint')}
        value={chosen}
        options={earlier.map(({ id, year: from, name }) => ({ value: id, label: `${from}, ${name}` }))}
        onChange={setChosen}
      />
      <Button
        disabled={budget === undefined}
        onClick={() => {
          if (budget === undefined) return
          form.change(withCopy(form.draft, budget, year))
          notify.success(t('resources.copied', { year: budget.year }))
        }}
      >
        {t('resources.copyAction')}
      </Button>
    </div>
  )
}

/** Step 1: the year with its needs budget, a name, and which types give money. */
export const SelectStep = ({ form, basis }: StepProps) => {
  const { t } = useTranslation('mf-budget')
  const year = parseBudgetYear(form.draft.year)
  const isOfYear = basis !== undefined && year.ok && basis.year === year.value
  return (
    <>
      <YearAndName form={form} />
      {year.ok && !isOfYear && <Skeleton lines={2} label={t('loading')} />}
      {isOfYear && <NeedsOfYear needs={basis.needs} year={basis.year} />}
      {isOfYear && <CopyFromYear key={basis.year} form={form} earlier={basis.earlier} year={basis.year} />}
      <TypeChoice form={form} />
    </>
  )
}
