import type { NeedsBudget } from '@veckovis/contracts/budget'
import { mostBudgetLines, zonePeriods, zones } from '@veckovis/domain/budget'
import { formatFractionalHours, formatQuota } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { Button, Card, Icon, TextField } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import type { ZoneLineDraft } from '../../../data/needs-draft'
import { shownHours } from '../../../data/shown-hours'
import type { NeedsFigure } from '../../../parts/needs-figures/explain-needs'
import type { AskWhy } from '../../../parts/why-button'
import { liveHours } from '../draft/read-lines'
import type { NeedsForm } from '../needs-form'
import { focusAdd, focusLine } from './focus-line'
import { LineRow } from './line-row'
import * as styles from './lines.module.css'

type ZoneLinesProps = {
  readonly form: NeedsForm
  readonly lastYear: NeedsBudget | null
  readonly onWhy: AskWhy<NeedsFigure>
}

const useBeside = (lastYear: NeedsBudget | null) => {
  const { t } = useTranslation('mf-budget')
  return (zone: string): string | undefined => {
    const lines = lastYear?.zones.filter(line => line.zone === zone) ?? []
    if (lastYear === null || lines.length === 0) return undefined
    const values = lines.map(({ hours, period, quota }) =>
      t('needs.zoneLine', {
        hours: formatFractionalHours(hours),
        period: t(`needs.periods.${period}`).toLowerCase(),
        quota: formatQuota(quota),
      }),
    )
    return t('needs.lastYear', { year: lastYear.year, value: values.join(' + ') })
  }
}

const ZoneFields = ({ form, index }: { readonly form: NeedsForm; readonly index: number }) => {
  const { t } = useTranslation('mf-budget')
  return (
    <>
      <Select<string>
        {...form.choice(`zones[${index}].zone`)}
        label={t('needs.fields.zone')}
        placeholder={t('needs.choose')}
        options={zones.map(value => ({ value, label: t(`needs.zones.${value}`) }))}
      />
      <TextField {...form.number(`zones[${index}].hours`)} label={t('needs.fields.hours')} />
      <Select<string>
        {...form.choice(`zones[${index}].period`)}
        label={t('needs.fields.period')}
        options={zonePeriods.map(value => ({ value, label: t(`needs.periods.${value}`) }))}
      />
      <TextField {...form.number(`zones[${index}].quota`)} label={t('needs.fields.zoneQuota')} />
    </>
  )
}

/** Hours of home care: zone, hours of a month or the year, and the share that is expected to be performed. */
export const ZoneLines = ({ form, lastYear, onWhy }: ZoneLinesProps) => {
  const { t } = useTranslation('mf-budget')
  const besideOf = useBeside(lastYear)
  const { draft, change } = form
  const add = () => {
    const line = { key: draft.nextKey, zone: '', hours: '', period: 'month', quota: '1,00' } as const
    change({ ...draft, zones: [...draft.zones, line], nextKey: draft.nextKey + 1 })
    focusLine(line.key)
  }
  const remove = (index: number) => {
    form.removeLine('zones', index)
    focusAdd('zone')
  }
  const hoursOf = (line: ZoneLineDraft) => {
    const { zoneHours, isWhole } = liveHours({ ...draft, zones: [line], rooms: [] }, 0)
    return isWhole ? shownHours(zoneHours, t) : undefined
  }
  return (
    <Card title={t('needs.zoneTitle')}>
      <div className={styles.lines}>
        {draft.zones.map((line, index) => (
          <LineRow
            key={line.key}
            kind="zone"
            index={index}
            lineKey={line.key}
            label={t('needs.zoneLabel', { number: index + 1 })}
            hours={hoursOf(line)}
            beside={besideOf(line.zone)}
            onWhy={onWhy}
            onRemove={() => remove(index)}
          >
            <ZoneFields form={form} index={index} />
          </LineRow>
        ))}
        <Button
          icon={<Icon name="add" />}
          data-add-line="zone"
          disabled={draft.zones.length >= mostBudgetLines}
          onClick={add}
        >
          {t('needs.addZone')}
        </Button>
      </div>
    </Card>
  )
}
