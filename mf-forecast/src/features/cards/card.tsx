import { useTranslation } from '@veckovis/platform'
import { classNames } from '@veckovis/ui'
import type { ReactNode } from 'react'
import type { Ask, ForecastCardId } from '../../context/asked'
import * as styles from './cards.module.css'

type CardProps = {
  readonly name: string
  readonly figure: ReactNode
  /** Colour that repeats what a minus or a word already tells. */
  readonly tone?: 'good' | 'bad' | 'muted' | 'normal'
  readonly lead?: boolean
  readonly className?: string
  readonly children?: ReactNode
  readonly explain?: { readonly card: ForecastCardId; readonly onAsk: Ask } | undefined
}

type WhyButtonProps = { readonly name: string; readonly card: ForecastCardId; readonly onAsk: Ask }

/** Asks for the calculation behind a figure. */
export const WhyButton = ({ name, card, onAsk }: WhyButtonProps) => {
  const { t } = useTranslation('mf-forecast')
  return (
    <button
      type="button"
      className={styles.why}
      aria-label={t('cards.whyOf', { name })}
      onClick={event => onAsk({ kind: 'card', card }, event.currentTarget)}
    >
      {t('cards.why')}
    </button>
  )
}

/** A name, its figure, and a line that puts it in place. */
export const Card = ({ name, figure, tone = 'normal', lead = false, className, children, explain }: CardProps) => (
  <div className={classNames(styles.card, className)} data-lead={lead || undefined}>
    <dt>{name}</dt>
    <dd className={styles.figure} data-part="figure" data-tone={tone}>
      {figure}
    </dd>
    {children !== undefined && <dd className={styles.line}>{children}</dd>}
    {explain !== undefined && (
      <dd className={styles.ask}>
        <WhyButton name={name} {...explain} />
      </dd>
    )}
  </div>
)
