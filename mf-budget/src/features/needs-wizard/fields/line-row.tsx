import { nothing } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { Button, Icon, classNames } from '@veckovis/ui'
import type { ReactNode } from 'react'
import type { NeedsFigure } from '../../../parts/needs-figures/explain-needs'
import type { AskWhy } from '../../../parts/why-button'
import { WhyFigure } from '../../../parts/why-figure'
import * as styles from './lines.module.css'

type LineRowProps = {
  /** Names the line for assistive technology. */
  readonly label: string
  readonly lineKey: number
  readonly kind: 'zone' | 'room'
  /** The place of the line among those of its kind, from 0. */
  readonly index: number
  /** Hours per year of the line; nothing while it cannot be read. */
  readonly hours: string | undefined
  /** The same line of last year, in words. */
  readonly beside: string | undefined
  readonly onWhy: AskWhy<NeedsFigure>
  readonly onRemove: () => void
  readonly children: ReactNode
}

/** One line: its fields, what they make in a year, and the way to take it away. */
export const LineRow = ({ label, lineKey, kind, index, hours, beside, onWhy, onRemove, children }: LineRowProps) => {
  const { t } = useTranslation('mf-budget')
  return (
    <div
      role="group"
      aria-label={label}
      className={classNames(styles.line, kind === 'room' && styles.room)}
      data-line={lineKey}
    >
      {children}
      <div className={styles.hours}>
        <span>{t('needs.perYear')}</span>
        <strong>
          {hours === undefined ? (
            nothing
          ) : (
            <WhyFigure
              figure={`${kind}-${index}`}
              name={t('needs.perYearOf', { line: label })}
              text={hours}
              onWhy={onWhy}
            />
          )}
        </strong>
      </div>
      <Button
        variant="quiet"
        icon={<Icon name="close" />}
        aria-label={t('needs.removeLine', { line: label })}
        onClick={onRemove}
      />
      {beside !== undefined && <p className={styles.beside}>{beside}</p>}
    </div>
  )
}
