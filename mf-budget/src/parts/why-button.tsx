import { useTranslation } from '@veckovis/platform'
import * as styles from './why-button.module.css'

/** Asks how a figure came about; the explanation stands beside the button that was pressed. */
export type AskWhy<Figure extends string> = (figure: Figure, name: string, anchor: HTMLElement) => void

type WhyButtonProps<Figure extends string> = {
  readonly figure: Figure
  /** What the figure is called where it stands. */
  readonly name: string
  readonly onWhy: AskWhy<Figure>
}

export const WhyButton = <Figure extends string>({ figure, name, onWhy }: WhyButtonProps<Figure>) => {
  const { t } = useTranslation('mf-budget')
  return (
    <button
      type="button"
      className={styles.ask}
      aria-label={t('why.of', { name })}
      onClick={event => onWhy(figure, name, event.currentTarget)}
    >
      {t('why.title')}
    </button>
  )
}
