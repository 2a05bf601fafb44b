import type { ChangesOfBudget } from '@veckovis/contracts/forecast'
import type { Compared, Projection } from '@veckovis/domain/follow-up'
import { formatFractionalHours, formatMoney } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { useId } from 'react'
import { signedHours, signedKronor, signedPercent, toneOfKronor } from './signed-texts'
import { Why } from './why'
import * as styles from './key-figures.module.css'

type Words = ReturnType<typeof useTranslation>['t']

const wordOf = (kronor: number) => {
  const tone = toneOfKronor(kronor)
  if (tone === undefined) return 'even'
  return tone === 'bad' ? 'above' : 'below'
}

const figuresOf = ({ budget, projection, deviation, percent }: Compared, t: Words) => {
  const hours = (value: string) => t('hours', { value })
  return [
    {
      id: 'budget',
      figure: t('kronor', { value: formatMoney(budget.kronor) }),
      lines: [hours(formatFractionalHours(budget.hours))],
    },
    {
      id: 'projection',
      figure: t('kronor', { value: formatMoney(projection.kronor) }),
      lines: [hours(formatFractionalHours(projection.hours))],
    },
    {
      id: 'deviation',
      figure: t('kronor', { value: signedKronor(deviation.kronor) }),
      tone: toneOfKronor(deviation.kronor),
      lines: [
        `${t(wordOf(deviation.kronor))}, ${signedPercent(percent.kronor)}`,
        `${hours(signedHours(deviation.hours))}, ${signedPercent(percent.hours)}`,
      ],
    },
  ]
}

type KeyFiguresProps = { readonly projection: Projection; readonly changes: ChangesOfBudget }

/** What the year will cost against its budget, in SEK and hours, and what that rests on. */
export const KeyFigures = ({ projection, changes }: KeyFiguresProps) => {
  const { t } = useTranslation('forecast-follow-up')
  const titleId = useId()
  return (
    <section className={styles.figures} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('year', { year: projection.year })}</h2>
      <dl>
        {figuresOf(projection.whole, t).map(({ id, figure, tone, lines }) => (
          <div key={id} data-figure={id}>
            <dt>{t(id)}</dt>
            <dd className={styles.figure} data-tone={tone}>
              {figure}
            </dd>
            {lines.map(line => (
              <dd key={line} className={styles.line}>
                {line}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <Why layers={projection.layers} budget={projection.whole.budget} changes={changes} />
    </section>
  )
}
