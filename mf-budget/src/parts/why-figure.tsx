import { useTranslation } from '@veckovis/platform'
import type { AskWhy } from './why-button'
import * as styles from './why-button.module.css'

type WhyFigureProps<Figure extends string> = {
  readonly figure: Figure
  /** What the figure is called where it stands. */
  readonly name: string
  readonly text: string
  readonly onWhy: AskWhy<Figure>
}

/** A figure among many that is itself pressed to ask how it came about. */
export const WhyFigure = <Figure extends string>({ figure, name, text, onWhy }: WhyFigureProps<Figure>) => {
  const { t } = useTranslation('mf-budget')
  return (
    <button
      type="button"
      className={styles.askFigure}
      title={t('why.title')}
      aria-label={t('why.ofFigure', { name, text })}
      onClick={event => onWhy(figure, name, event.currentTarget)}
    >
      {text}
    </button>
  )
}
