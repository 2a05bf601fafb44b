import type { NeedsBudget } from '@veckovis/contracts/budget'
import { mostBudgetLines, zonePeriods, zones, type ZonePeriod } from '@veckovis/domain/budget'
import { formatFractionalHours, formatQuota } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { Button, Card, Icon, TextField } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import type { ZoneLineDraft } from '../../../data/needs-draft'
import { shownHours } from '../../../data/shown-hours'
import type { NeedsFigure } from '../../../parts/needs-figures/explain-needs'
import { useErrorText } from '../../../parts/use-error-text'
import type { AskWhy } from '../../../parts/why-button'
import { liveHours } from '../draft/read-needs'
import type { NeedsForm } from '../needs-form'
import { fieldState } from './bind-field'
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

const ZoneFields = ({ form, line }: { readonly form: NeedsForm; readonly line: ZoneLineDraft }) => {
  const { t } = useTranslation('mf-budget')
  const errorText = useErrorText()
  const { draft, change } = form
  const set = (part: Partial<ZoneLineDraft>) =>
    change({ ...draft, zones: draft.zones.map(other => (other.key === line.key ? { ...line, ...part } : other)) })
  return (
    <>
      <Select<string>
        {...fieldState(form, `zone-zone-${line.key}`, errorText)}
        label={t('needs.fields.zone')}
        placeholder={t('needs.choose')}
        value={line.zone === '' ? undefined : line.zone}
        options={zones.map(value => ({ value, label: t(`needs.zones.${value}`) }))}
        onChange={zone => set({ zone })}
      />
      <TextField
        {...fieldState(form, `zone-hours-${line.key}`, errorText)}
        label={t('needs.fields.hours')}
        inputMode="decimal"
        autoComplete="off"
        value={line.hours}
        onChange={event => set({ hours: event.target.value })}
      />
      <Select<ZonePeriod>
        label={t('needs.fields.period')}
        value={line.period}
        options={zonePeriods.map(value => ({ value, label: t(`needs.periods.${value}`) }))}
        onChange={period => set({ period })}
      />
      <TextField
        {...fieldState(form, `zone-quota-${line.key}`, errorText)}
        label={t('needs.fields.zoneQuota')}
        inputMode="decimal"
        autoComplete="off"
        value={line.quota}
        onChange={event => set({ quota: event.target.value })}
      />
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
  const remove = (key: number) => {
    change({ ...draft, zones: draft.zones.filter(line => line.key !== key) })
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
            onRemove={() => remove(line.key)}
          >
            <ZoneFields form={form} line={line} />
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
