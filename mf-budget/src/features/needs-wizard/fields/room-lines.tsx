import type { NeedsBudget } from '@veckovis/contracts/budget'
import { mostBudgetLines, roomTypes } from '@veckovis/domain/budget'
import { formatQuota } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { Button, Card, Hint, Icon, TextField } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import type { RoomLineDraft } from '../../../data/needs-draft'
import { shownHours } from '../../../data/shown-hours'
import type { NeedsFigure } from '../../../parts/needs-figures/explain-needs'
import type { AskWhy } from '../../../parts/why-button'
import { liveHours } from '../draft/read-lines'
import type { NeedsForm } from '../needs-form'
import { focusAdd, focusLine } from './focus-line'
import { LineRow } from './line-row'
import * as linesStyles from './lines.module.css'

type RoomLinesProps = {
  readonly form: NeedsForm
  readonly lastYear: NeedsBudget | null
  /** Of a full-time post per week; null while they are not known. */
  readonly fullTimeHours: number | null
  readonly onWhy: AskWhy<NeedsFigure>
}

const useBeside = (lastYear: NeedsBudget | null) => {
  const { t } = useTranslation('mf-budget')
  return (roomType: string): string | undefined => {
    const lines = lastYear?.rooms.filter(line => line.roomType === roomType) ?? []
    if (lastYear === null || lines.length === 0) return undefined
    const values = lines.map(({ rooms, quota }) => t('needs.roomLine', { count: rooms, quota: formatQuota(quota) }))
    return t('needs.lastYear', { year: lastYear.year, value: values.join(' + ') })
  }
}

const RoomFields = ({ form, index }: { readonly form: NeedsForm; readonly index: number }) => {
  const { t } = useTranslation('mf-budget')
  return (
    <>
      <Select<string>
        {...form.choice(`rooms[${index}].roomType`)}
        label={t('needs.fields.roomType')}
        placeholder={t('needs.choose')}
        options={roomTypes.map(value => ({ value, label: t(`needs.roomTypes.${value}`) }))}
      />
      <TextField {...form.number(`rooms[${index}].rooms`)} label={t('needs.fields.rooms')} inputMode="numeric" />
      <TextField {...form.number(`rooms[${index}].quota`)} label={t('needs.fields.roomQuota')} />
    </>
  )
}

/** Hours of housing: rooms of a type, and the annual workers that each of them needs. */
export const RoomLines = ({ form, lastYear, fullTimeHours, onWhy }: RoomLinesProps) => {
  const { t } = useTranslation('mf-budget')
  const besideOf = useBeside(lastYear)
  const { draft, change } = form
  const add = () => {
    const line = { key: draft.nextKey, roomType: '', rooms: '', quota: '' }
    change({ ...draft, rooms: [...draft.rooms, line], nextKey: draft.nextKey + 1 })
    focusLine(line.key)
  }
  const remove = (index: number) => {
    form.removeLine('rooms', index)
    focusAdd('room')
  }
  const hoursOf = (line: RoomLineDraft) => {
    if (fullTimeHours === null) return undefined
    const { roomHours, isWhole } = liveHours({ ...draft, zones: [], rooms: [line] }, fullTimeHours)
    return isWhole ? shownHours(roomHours, t) : undefined
  }
  return (
    <Card title={t('needs.roomTitle')}>
      <div className={linesStyles.lines}>
        <Hint>{t('needs.roomHint')}</Hint>
        {draft.rooms.map((line, index) => (
          <LineRow
            key={line.key}
            kind="room"
            index={index}
            lineKey={line.key}
            label={t('needs.roomLabel', { number: index + 1 })}
            hours={hoursOf(line)}
            beside={besideOf(line.roomType)}
            onWhy={onWhy}
            onRemove={() => remove(index)}
          >
            <RoomFields form={form} index={index} />
          </LineRow>
        ))}
        <Button
          icon={<Icon name="add" />}
          data-add-line="room"
          disabled={draft.rooms.length >= mostBudgetLines}
          onClick={add}
        >
          {t('needs.addRoom')}
        </Button>
      </div>
    </Card>
  )
}
