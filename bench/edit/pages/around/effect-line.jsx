import { formatFractionalHours, formatMoney, formatPercent } from '@veckovis/domain/numbers'
import { useFigures } from './use-figures'

/** What the rows below lead to, in one line. */
export const EffectLine = ({ model }) => {
  const { result } = useFigures(model)
  const { totalEfficiency, targetMean, remaining, deficit } = result.summary
  const figures = [
    ['Effektivitet', `${formatPercent(totalEfficiency, 1)} ${result.marks.at(-1)}`],
    ['Mål', formatPercent(targetMean, 1)],
    [`Kvar efter v. ${result.range.endWeek}`, `${formatMoney(remaining)} kr`],
    ['Underskott', `${formatFractionalHours(deficit)} tim`],
  ]
  return (
    <dl className="effect">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
