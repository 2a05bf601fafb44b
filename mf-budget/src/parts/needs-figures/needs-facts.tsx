import type { NeedsBudget } from '@veckovis/contracts/budget'
import { needsFigures } from '@veckovis/domain/budget'
import { formatFractionalHours, formatPercent, formatQuota } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { shownHours } from '../../data/shown-hours'
import { WhyFigure } from '../why-figure'
import type { AskWhy } from '../why-button'
import type { NeedsFigure } from './explain-needs'
import * as styles from './needs-facts.module.css'

type ShownNeeds = Pick<
  NeedsBudget,
  'year' | 'name' | 'comment' | 'timeType' | 'zones' | 'rooms' | 'efficiency' | 'fullTimeHours'
> &
  Pick<NeedsBudget, 'zoneHours' | 'roomHours' | 'annualNeededHours'>

type NeedsFactsProps = { readonly needs: ShownNeeds; readonly onWhy: AskWhy<NeedsFigure> }

const Lines = ({ needs, onWhy }: NeedsFactsProps) => {
  const { t } = useTranslation('mf-budget')
  const { zones, rooms, fullTimeHours } = needs
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('needs.type')}</th>
          <th scope="col">{t('needs.entered')}</th>
          <th scope="col">{t('needs.perYear')}</th>
        </tr>
      </thead>
      <tbody>
        {zones.map(({ zone, hours, period, quota }, index) => (
          <tr key={`zone-${index}`}>
            <th scope="row">{t(`needs.zones.${zone}`)}</th>
            <td>
              {t('needs.zoneLine', {
                hours: formatFractionalHours(hours),
                period: t(`needs.periods.${period}`).toLowerCase(),
                quota: formatQuota(quota),
              })}
            </td>
            <td>
              <WhyFigure
                figure={`zone-${index}`}
                name={t(`needs.zones.${zone}`)}
                text={shownHours(needsFigures.zoneLine.calculate({ zone, hours, period, quota }), t)}
                onWhy={onWhy}
              />
            </td>
          </tr>
        ))}
        {rooms.map(({ roomType, rooms: number, quota }, index) => (
          <tr key={`room-${index}`}>
            <th scope="row">{t(`needs.roomTypes.${roomType}`)}</th>
            <td>{t('needs.roomLine', { count: number, quota: formatQuota(quota) })}</td>
            <td>
              <WhyFigure
                figure={`room-${index}`}
                name={t(`needs.roomTypes.${roomType}`)}
                text={shownHours(needsFigures.roomLine.calculate({ roomType, rooms: number, quota, fullTimeHours }), t)}
                onWhy={onWhy}
              />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('needs.figures.annual')}
          </th>
          <td>
            <WhyFigure
              figure="annualNeededHours"
              name={t('needs.figures.annual')}
              text={shownHours(needs.annualNeededHours, t)}
              onWhy={onWhy}
            />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

/** A needs budget to be read: what was entered, and what it makes. */
export const NeedsFacts = ({ needs, onWhy }: NeedsFactsProps) => {
  const { t } = useTranslation('mf-budget')
  const facts = [
    [t('needs.fields.year'), String(needs.year)],
    [t('needs.fields.name'), needs.name],
    [t('needs.fields.timeType'), t(`needs.timeTypes.${needs.timeType}`)],
    [t('results.target'), formatPercent(needs.efficiency, 2)],
    [t('needs.fields.fullTimeHours'), shownHours(needs.fullTimeHours, t)],
    ...(needs.comment === '' ? [] : [[t('needs.fields.comment'), needs.comment] as const]),
  ] as const
  return (
    <div className={styles.facts}>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Lines needs={needs} onWhy={onWhy} />
    </div>
  )
}
