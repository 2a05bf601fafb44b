import { WhyButton, type AskWhy } from '../../parts/why-button'

type FigureLineProps<Figure extends string> = {
  readonly figure: Figure
  readonly name: string
  readonly text: string
  readonly onWhy: AskWhy<Figure>
}

/** The name of a figure, the figure, and the question how it came about. */
export const FigureLine = <Figure extends string>({ figure, name, text, onWhy }: FigureLineProps<Figure>) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <strong>{text}</strong> <WhyButton figure={figure} name={name} onWhy={onWhy} />
    </dd>
  </div>
)
