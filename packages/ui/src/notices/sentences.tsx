import { Fragment } from 'react'
import { splitSentences } from './split-sentences'

type SentencesProps = { readonly text: string | readonly string[] }

/** A line for each sentence of a text, or of several; a screen reader and the clipboard get a space between them. */
export const Sentences = ({ text }: SentencesProps) =>
  [text]
    .flat()
    .flatMap(splitSentences)
    .map((line, index) => (
      <Fragment key={line}>
        {index > 0 && ' '}
        <div>{line}</div>
      </Fragment>
    ))
